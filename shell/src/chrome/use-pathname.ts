import { useSyncExternalStore } from 'react'

/** Follows the address as single-spa changes it. */
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
