import { currentEntry } from '@within-reach/shared-core'
import { hashTarget } from './arrival'

/** How long to wait until a page is tall enough for a saved position, in milliseconds. */
const patience = 3000

/** Scroll positions of one visit. */
export interface ScrollPositions {
  /** Saves the scroll position of a history entry by its key. */
  remember(key: string): void
  /** Saves the position in the current entry itself, where it survives a reload. */
  keep(): void
  /**
   * Scrolls as section 2 of the specification says: to the saved position on back and forward, to the element of a
   * hash, otherwise to the top. A page that is loaded again, also by back or by a browser that had discarded the tab,
   * continues where it was.
   * @param returning whether the entry was reached by back or forward
   */
  settle(returning: boolean): void
}

export function createScrollPositions(): ScrollPositions {
  /** In CSS pixels, by the key of the entry. */
  const positions = new Map<string, number>()
  const loadedAt = keptPosition()
  let hasSettled = false
  let returnTo: Return | undefined
  return {
    remember(key) {
      if (!returnTo?.isPending()) positions.set(key, window.scrollY)
    },
    keep() {
      if (returnTo?.isPending()) return
      const state = window.history.state as object | null
      // The browser's own method: single-spa's would count as a navigation.
      History.prototype.replaceState.call(window.history, { ...state, scroll: window.scrollY }, '')
    },
    settle(returning) {
      const isFirst = !hasSettled
      hasSettled = true
      returnTo?.stop()
      const here = isFirst ? loadedAt : undefined
      const saved = returning ? (positions.get(currentEntry().key) ?? keptPosition()) : here
      const target = hashTarget()
      if (saved !== undefined) returnTo = scrollWhenTall(saved)
      else if (target) target.scrollIntoView()
      // The first page begins at its top, unless the person has scrolled while the scripts were loading.
      else if (!isFirst) window.scrollTo(0, 0)
    },
  }
}

/** The position that the current entry contains, in CSS pixels. */
function keptPosition(): number | undefined {
  const state = window.history.state as { readonly scroll?: unknown } | null
  return typeof state?.scroll === 'number' ? state.scroll : undefined
}

/** The way to a saved position. Until it ends, the page may be too short, and its position is not what the visitor chose. */
interface Return {
  isPending(): boolean
  stop(): void
}

/** How a visitor scrolls: also by keys, and by the scrollbar. */
const inputs = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/**
 * Scrolls again whenever the page grows, because a list that is still loading is too short for the saved position.
 * Stops when the visitor scrolls.
 */
function scrollWhenTall(top: number): Return {
  let pending = true
  const stop = () => {
    pending = false
    observer.disconnect()
    clearTimeout(timer)
    for (const input of inputs) window.removeEventListener(input, stop)
  }
  const observer = new ResizeObserver(() => {
    window.scrollTo(0, top)
    if (Math.abs(window.scrollY - top) < 2) stop()
  })
  const timer = setTimeout(stop, patience)
  for (const input of inputs) window.addEventListener(input, stop, { passive: true })
  observer.observe(document.body)
  return { isPending: () => pending, stop }
}
