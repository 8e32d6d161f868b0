import type { ReadableSession } from '@within-reach/shared-core'
import { merge, skip } from 'rxjs'
import { triggerAppChange } from 'single-spa'
import { type DecisionStore, ownersOf } from '@within-reach/runtime'
import { unknownOwner } from './while-unknown'
import { routes as shellRoutes } from '../routes'
import { isOperator, operator$ } from '../session/operator'
import { candidatesOf } from './load-remote'
import { registerSection, type Section } from './section'
import { createSectionView } from './section-view'
import type { Host } from './host'

/** The section that holds the shell's own pages and the one for an address that nobody owns. */
const ownName = 'shell'

/**
 * Registers one section for every remote that has pages, one for the shell's own, and one for addresses that nobody owns as
 * far as the page knows.
 * @param decisions what the registry decided for this visitor
 * @param host makes what each section is handed
 * @param main where sections stand
 * @param session who is here: an operators' page is nobody's for everybody else
 */
export function registerSections(
  decisions: DecisionStore,
  host: Host,
  main: HTMLElement,
  session: ReadableSession,
): void {
  const register = (name: string, { candidates, owns }: Pick<Section, 'candidates' | 'owns'>) =>
    registerSection({
      name,
      candidates,
      owns,
      props: () => ({ ...host.propsFor(name), owns }),
      view: () => createSectionView({ parent: main, name }),
      events: host.events,
    })
  // First, because each registration asks it at once.
  const ownersNow = followOwners(decisions, session)
  const registered = new Set<string>()
  decisions.decision$.subscribe((decision) => {
    for (const name of Object.keys(decision.remotes)) {
      if (registered.has(name)) continue
      registered.add(name)
      const candidates = candidatesOf(name, decision, './pages')
      register(name, { candidates, owns: (pathname) => ownersNow().get(pathname) === name })
    }
  })
  const isOwn = (pathname: string) => shellRoutes.some(({ path }) => path === pathname)
  register(ownName, {
    // Named, so that the service can ask for it together with the page.
    candidates: [{ label: ownName, load: () => import(/* webpackChunkName: "pages" */ '../pages') }],
    owns: (pathname) => !ownersNow().has(pathname) && (decisions.isWhole() || isOwn(pathname)),
  })
  if (decisions.isWhole()) return
  const isUnknown = (pathname: string) =>
    !decisions.isWhole() && !ownersNow().has(pathname) && !isOwn(pathname)
  register('unknown-owner', {
    candidates: [unknownOwner(decisions, () => !isUnknown(window.location.pathname))],
    owns: isUnknown,
  })
}

/** The owners for whoever is logged in; the page on show follows. */
function followOwners(decisions: DecisionStore, session: ReadableSession): () => ReadonlyMap<string, string> {
  const ownersAsKnown = () => ownersOf(decisions.current(), isOperator(session.current()))
  let owners = ownersAsKnown()
  // Both say at once what is so already.
  merge<[unknown, unknown]>(decisions.decision$, operator$(session))
    .pipe(skip(2))
    .subscribe(() => {
      owners = ownersAsKnown()
      void triggerAppChange()
    })
  return () => owners
}
