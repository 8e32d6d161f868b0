/** How long a heading may take to appear before the focus goes to the page itself, in milliseconds. */
const patience = 4000

/**
 * Calls back when the page's heading is rendered, or after a time limit.
 * @param main the element that holds the page
 * @param appeared gets null after the time limit
 * @returns a function that stops waiting
 */
export function whenHeadingAppears(
  main: HTMLElement,
  appeared: (heading: HTMLElement | null) => void,
): () => void {
  const find = () => main.querySelector<HTMLElement>('h1')
  const settle = (heading: HTMLElement | null) => {
    stop()
    appeared(heading)
  }
  const observer = new MutationObserver(() => {
    const heading = find()
    if (heading) settle(heading)
  })
  const timer = setTimeout(() => settle(null), patience)
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
  }
  const heading = find()
  if (heading) settle(heading)
  else observer.observe(main, { childList: true, subtree: true })
  return stop
}

/** The element that the address's hash names, or null. */
export function hashTarget(): HTMLElement | null {
  const { hash } = window.location
  if (hash === '') return null
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    // The hash is not valid percent-encoding.
    return null
  }
}

/** Focuses the page's heading, or the target of the hash, so that a screen reader reads it and Tab starts there. */
export function focusOn(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/**
 * Focuses the next heading once the focused one is removed, as by a page whose answer replaces its skeleton. Otherwise the focus would
 * fall to the body.
 * @param main the element that holds the page
 * @param heading the focused heading
 * @returns a function that ends it. It also ends when the focus moves.
 */
export function keepFocusOnHeading(main: HTMLElement, heading: HTMLElement): () => void {
  const stop = () => {
    observer.disconnect()
    document.removeEventListener('focusin', stop)
  }
  const observer = new MutationObserver(() => {
    const next = heading.isConnected ? null : main.querySelector<HTMLElement>('h1')
    if (!next) return
    stop()
    if (document.activeElement === document.body) focusOn(next)
  })
  observer.observe(main, { childList: true, subtree: true })
  document.addEventListener('focusin', stop)
  return stop
}
