import { useSyncExternalStore } from 'react'

/** The current pathname. Follows single-spa's navigations. */
export function usePathname(): string {
  return useSyncExternalStore(
    (changed) => {
      window.addEventListener('single-spa:routing-event', changed)
      return () => window.removeEventListener('single-spa:routing-event', changed)
    },
    () => window.location.pathname,
    () => '',
  )
}
