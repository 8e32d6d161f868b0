import { currentEntry, newEntry, type NavigateOptions } from '@within-reach/shared-core'

let redirected = (to: string) => to

/** Lets every navigation follow the redirects of pages at once. @param by the address that the reader of an address gets */
export function followRedirects(by: (to: string) => string): void {
  redirected = by
}

/**
 * Navigates to an address of this site with one history entry, whichever remote owns it. single-spa's navigateToUrl is
 * not used because it drops the entry's state.
 */
export function navigate(address: string, { state, replace = false }: NavigateOptions = {}): void {
  const here = window.location.href
  const to = redirected(address)
  // As in any browser, navigating to the current page adds no entry.
  const inPlace = replace || new URL(to, here).href === here
  const method = inPlace ? 'replaceState' : 'pushState'
  window.history[method](newEntry(state, inPlace), '', to)
}

/**
 * Goes one step back, or to the fallback if this page is the first of the visit.
 * @param fallback an address of this site
 */
export function back(fallback: string): void {
  if (canGoBack()) window.history.back()
  else navigate(fallback, { replace: true })
}

/**
 * Whether the entry before this one is of this site. The index says so too, but not on a page that the browser opened itself, as after
 * an update of the site. Browsers before 2026 know only the index.
 */
const canGoBack = (): boolean =>
  'navigation' in window ? window.navigation.canGoBack : currentEntry().idx > 0
