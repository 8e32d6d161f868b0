import { currentEntry } from '@within-reach/shared-core'
import { hashTarget } from './arrival'

/** Where each entry of this visit was scrolled to, by its key, in CSS pixels. */
const positions = new Map<string, number>()

/** Remembers where the page that is being left was scrolled to. */
export function rememberScroll(key: string): void {
  positions.set(key, window.scrollY)
}

/** How long a page may grow until a saved position fits into it, in milliseconds. */
const patience = 3000

/**
 * Scrolls as the specification's section 2 says: to a saved position on back and forward,
 * to the element of a hash, else to the top.
 * @param returning whether the entry was reached by back or forward
 */
export function settleScroll(returning: boolean): void {
  const saved = returning ? positions.get(currentEntry().key) : undefined
  const target = hashTarget()
  if (saved !== undefined) scrollWhenTall(saved)
  else if (target) target.scrollIntoView()
  else window.scrollTo(0, 0)
}

/** A list that is still loading is too short to scroll back into; the person's own scrolling ends the wait. */
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
