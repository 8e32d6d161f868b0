import type { Updates } from '@within-reach/runtime'
import { opensAnotherPage } from './opens-another-page'

export interface FollowUpdatesOptions {
  readonly updates: Updates
  /** Whether there is unsaved work. */
  hasUnsaved(): boolean
}

/**
 * Checks for updates at navigations, when the tab becomes visible, and when the network is back. Applies one at the
 * next navigation to another page. Without a network, the page that is open goes on: a reload may end at an error of the browser.
 */
export function followUpdates({ updates, hasUnsaved }: FollowUpdatesOptions): void {
  let pathname = window.location.pathname
  const isApplicable = () => updates.isAvailable() && navigator.onLine
  // The address has changed by now, but the page has not.
  window.addEventListener('single-spa:before-routing-event', () => {
    if (window.location.pathname === pathname) return
    pathname = window.location.pathname
    if (isApplicable()) updates.applyUpdate()
    else void updates.checkForUpdate()
  })
  // The browser then follows the link itself. Otherwise the old version of that page would flash up.
  document.addEventListener(
    'click',
    (event) => {
      if (isApplicable() && !hasUnsaved() && opensAnotherPage(event)) event.stopPropagation()
    },
    { capture: true },
  )
  window.addEventListener('online', () => void updates.checkForUpdate())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void updates.checkForUpdate()
  })
}
