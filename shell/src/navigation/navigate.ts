import { currentEntry, newEntry, type NavigateOptions } from '@within-reach/shared-core'

/**
 * Goes to an address of this site: one history entry, whichever remote owns it.
 * single-spa's navigateToUrl is not used because it drops the entry's state.
 */
export function navigate(to: string, { state, replace = false }: NavigateOptions = {}): void {
  const here = window.location.pathname + window.location.search + window.location.hash
  // Going to the page that is shown leads to no second entry, as in any browser.
  const inPlace = replace || to === here
  const method = inPlace ? 'replaceState' : 'pushState'
  window.history[method](newEntry(state, inPlace), '', to)
}

/**
 * One step back, or to the given address where this page was the first of the visit.
 * @param fallback an address of this site
 */
export function back(fallback: string): void {
  if (currentEntry().idx > 0) window.history.back()
  else navigate(fallback, { replace: true })
}
