import { type DecisionStore, type Loader, ownersOf } from '@within-reach/runtime'

/**
 * Brings what forms are made of. Remotes take it from the shared modules, which hold only what the shell itself names;
 * pages without a form never load it.
 */
const loadForms = () => import('@within-reach/shared-core/forms').catch(() => undefined)

/**
 * Fetches a remote before it is needed: when a pointer or focus reaches a link to it.
 * @param decisions who owns which address
 * @param loader brings the remote
 */
export function prefetchOnIntent(decisions: DecisionStore, loader: Loader): void {
  let owners: ReadonlyMap<string, string> = new Map()
  // A link to a page for operators is shown to operators only.
  decisions.decision$.subscribe((decision) => (owners = ownersOf(decision, true)))
  const begun = new Set<string>()
  const prefetch = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.origin !== window.location.origin) return
    const owner = owners.get(link.pathname)
    if (owner === undefined || begun.has(owner)) return
    begun.add(owner)
    void loadForms()
    // What fails here is told when the section itself is opened.
    void loader
      .loadablesOf(owner, decisions.current(), './pages')[0]
      ?.load()
      .catch(() => begun.delete(owner))
  }
  document.addEventListener('pointerover', prefetch, { passive: true })
  document.addEventListener('focusin', prefetch)
}
