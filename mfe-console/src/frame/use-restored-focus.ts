import { type RefObject, useEffect } from 'react'

/**
 * Keeps the focus near where it was when what has it goes away: a plan that was called off takes its button with it, and
 * without this whoever uses a keyboard would begin at the top of the page again.
 * @param root what is watched; its heading takes the focus where nothing is nearer
 */
export function useRestoredFocus(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const area = root.current
    if (!area) return
    let way: readonly Element[] = []
    let pending = 0
    const remember = ({ target }: FocusEvent) => {
      // What was focused before a dialog counts: its own elements are all gone once it is closed.
      if (target instanceof Element && !target.closest('dialog')) way = pathWithin(area, target)
    }
    const restore = () => {
      const [last] = way
      if (document.activeElement !== document.body || !last || last.isConnected) return
      const near = way.find((element) => element.isConnected && firstIn(element))
      way = []
      if (near) firstIn(near)?.focus()
      else focusHeading(area)
    }
    const watcher = new MutationObserver(() => {
      // A dialog that closes gives the focus back by itself, a little later.
      cancelAnimationFrame(pending)
      pending = requestAnimationFrame(restore)
    })
    area.addEventListener('focusin', remember)
    watcher.observe(area, { childList: true, subtree: true })
    return () => {
      cancelAnimationFrame(pending)
      area.removeEventListener('focusin', remember)
      watcher.disconnect()
    }
  }, [root])
}

/** The element and what is around it, up to the area without the area itself. */
function pathWithin(area: Element, from: Element): Element[] {
  const way: Element[] = []
  for (let at: Element | null = from; at && at !== area; at = at.parentElement) way.push(at)
  return way
}

const firstIn = (element: Element): HTMLElement | null =>
  element.querySelector<HTMLElement>('a, button, input, select, textarea, summary')

function focusHeading(area: Element): void {
  const heading = area.querySelector<HTMLElement>('h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus()
}
