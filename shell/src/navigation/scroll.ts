import { currentEntry } from '@within-reach/shared-core'

/** Where each entry of this visit was scrolled to, by its key, in CSS pixels. */
const positions = new Map<string, number>()

/** Remembers where the page that is being left was scrolled to. */
export function rememberScroll(key: string): void {
  positions.set(key, window.scrollY)
}

/**
 * Scrolls as the specification's section 2 says: to a saved position on back and forward,
 * to the element of a hash, else to the top.
 * @param returning whether the entry was reached by back or forward
 */
export function settleScroll(returning: boolean): void {
  const saved = returning ? positions.get(currentEntry().key) : undefined
  const target = window.location.hash
    ? document.getElementById(decodeURIComponent(window.location.hash.slice(1)))
    : null
  if (saved !== undefined) window.scrollTo(0, saved)
  else if (target) target.scrollIntoView()
  else window.scrollTo(0, 0)
}
