import { currentEntry, newEntry, type NavigateOptions } from '@within-reach/shared-core'

/**
 * Navigates to an address of this site with one history entry, whichever remote owns it. single-spa's navigateToUrl is
 * not used because it drops the entry's state.
 */
export function navigate(to: string, { state, replace = false }: NavigateOptions = {}): void {
  const here = window.location.pathname + window.location.search + window.location.hash
  // As in any browser, navigating to the current page adds no entry.
  const inPlace = replace || to === here
  const method = inPlace ? 'replaceState' : 'pushState'
  window.history[method](newEntry(state, inPlace), '', to)
}

/**
 * Goes one step back, or to the fallback if this page is the first of the visit.
 * @param fallback an address of this site
 */
export function back(fallback: string): void {
  if (currentEntry().idx > 0) window.history.back()
  else navigate(fallback, { replace: true })
}
