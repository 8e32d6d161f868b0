import { type DecisionStore, type Loader, ownersOf } from '@within-reach/runtime'

/**
 * Preloads the form modules. Remotes take them from the shared modules, which hold only what the shell imports. Pages
 * without a form never load them.
 */
const loadForms = () => import('@within-reach/shared-core/forms').catch(() => undefined)

/**
 * Prefetches a remote when pointer or focus reaches a link to it.
 * @param decisions say which remote owns an address
 * @param loader loads the remote
 */
export function prefetchOnIntent(decisions: DecisionStore, loader: Loader): void {
  let owners: ReadonlyMap<string, string> = new Map()
  // Only operators see a link to an operators' page.
  decisions.decision$.subscribe((decision) => (owners = ownersOf(decision, true)))
  const begun = new Set<string>()
  const prefetch = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.origin !== window.location.origin) return
    const owner = owners.get(link.pathname)
    if (owner === undefined || begun.has(owner)) return
    begun.add(owner)
    void loadForms()
    // A failure is shown when the section itself is opened.
    void loader
      .loadablesOf(owner, decisions.current(), './pages')[0]
      ?.load()
      .catch(() => begun.delete(owner))
  }
  document.addEventListener('pointerover', prefetch, { passive: true })
  document.addEventListener('focusin', prefetch)
}
