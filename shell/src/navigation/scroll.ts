import { currentEntry } from '@within-reach/shared-core'
import { hashTarget } from './arrival'

/** How long to wait until a page is tall enough for a saved position, in milliseconds. */
const patience = 3000

/** Scroll positions of one visit. */
export interface ScrollPositions {
  /** Saves the scroll position of a history entry by its key. */
  remember(key: string): void
  /**
   * Scrolls as section 2 of the specification says: to the saved position on back and forward, to the element of a
   * hash, otherwise to the top.
   * @param returning whether the entry was reached by back or forward
   */
  settle(returning: boolean): void
}

export function createScrollPositions(): ScrollPositions {
  /** In CSS pixels, by the key of the entry. */
  const positions = new Map<string, number>()
  return {
    remember: (key) => void positions.set(key, window.scrollY),
    settle(returning) {
      const saved = returning ? positions.get(currentEntry().key) : undefined
      const target = hashTarget()
      if (saved !== undefined) scrollWhenTall(saved)
      else if (target) target.scrollIntoView()
      else window.scrollTo(0, 0)
    },
  }
}

/**
 * Scrolls again whenever the page grows, because a list that is still loading is too short for the saved position.
 * Stops when the visitor scrolls.
 */
function scrollWhenTall(top: number): void {
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
    window.removeEventListener('wheel', stop)
    window.removeEventListener('touchmove', stop)
  }
  const observer = new ResizeObserver(() => {
    window.scrollTo(0, top)
    if (Math.abs(window.scrollY - top) < 2) stop()
  })
  const timer = setTimeout(stop, patience)
  window.addEventListener('wheel', stop, { passive: true })
  window.addEventListener('touchmove', stop, { passive: true })
  observer.observe(document.body)
}
