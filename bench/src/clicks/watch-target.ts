/** The element that the person wants to see after a step. */
export interface Target {
  /** The path of its page. If absent, any page other than the current one counts: some redirect to the login page. */
  readonly pathname?: string
  readonly selector: string
  /** The position of the page, in CSS pixels, if it must be restored. */
  readonly top?: number
}

/** The observation of a step. */
export interface Seen {
  /** Milliseconds from the end of the touch, or from the call of back or forward. */
  readonly time: number
  /** Whether a skeleton was visible in between. */
  readonly skeleton: boolean
  /** Whether the scroll position was restored; true if it need not be. */
  readonly restored: boolean
}

/** An event as the browser times it (Event Timing API). */
interface TimedEvent extends PerformanceEntry {
  readonly interactionId: number
}

declare global {
  interface Window {
    benchSeen: Promise<Seen>
    /** The longest duration of each interaction, in milliseconds. */
    benchInteractions: Map<number, number>
  }
}

/** Runs in a page before anything else: records its interactions. */
export function watchInteractions(): void {
  const longest = new Map<number, number>()
  window.benchInteractions = longest
  const note = (list: PerformanceObserverEntryList) => {
    for (const { interactionId, duration } of list.getEntries() as TimedEvent[])
      if (interactionId > 0) longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0))
  }
  // The browser reports nothing shorter.
  const durationThreshold = 16
  const options = { type: 'event', buffered: true, durationThreshold }
  new PerformanceObserver(note).observe(options)
}

/**
 * Runs in a page before a step: waits for its target, which must be new and on screen, without a skeleton.
 * @param history the steps of back (-1) or forward (1) to take at once; 0 waits for a touch
 * @param timeout in milliseconds
 */
export function watchTarget([target, history, timeout]: readonly [
  target: Target,
  history: number,
  timeout: number,
]): void {
  const isOnScreen = (element: Element): boolean => {
    const { top, bottom, height } = element.getBoundingClientRect()
    return height > 0 && bottom > 0 && top < window.innerHeight && element.checkVisibility()
  }
  const find = (selector: string) => [...document.querySelectorAll(selector)].find(isOnScreen)
  const textOf = () => find(target.selector)?.textContent
  const from = window.location.pathname
  const isHere = () =>
    target.pathname === undefined
      ? window.location.pathname !== from
      : window.location.pathname === target.pathname
  const before = isHere() ? textOf() : undefined
  const isRestored = () => target.top === undefined || Math.abs(window.scrollY - target.top) < 2
  let start = Number.POSITIVE_INFINITY
  let skeleton = false

  window.benchSeen = new Promise((resolve) => {
    const settle = () =>
      // The target is painted in the next frame.
      requestAnimationFrame(() =>
        resolve({ time: performance.now() - start, skeleton, restored: isRestored() }),
      )
    const look = () => {
      const isLoading = find('main [role="status"][aria-label^="Loading"], main [data-loading]') !== undefined
      if (performance.now() > start) skeleton ||= isLoading
      const text = isHere() ? textOf() : undefined
      const isThere = text !== undefined && text !== before && !isLoading && isRestored()
      if (isThere || performance.now() > start + timeout) settle()
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  if (history === 0) {
    const note = ({ timeStamp }: Event) => (start = timeStamp)
    window.addEventListener('pointerup', note, { capture: true, once: true })
    return
  }
  start = performance.now()
  window.history.go(history)
}
