import type { PageDecision } from '@within-reach/registry'
import type { ReadableSession } from '@within-reach/shared-core'
import { merge, skip } from 'rxjs'
import { triggerAppChange } from 'single-spa'
import type { KnownDecision } from '../decision/known-decision'
import { unknownOwner } from '../decision/while-unknown'
import { routes as shellRoutes } from '../routes'
import { isFor, isOperator, operator$ } from '../session/operator'
import { candidatesOf } from './load-remote'
import { registerSection, type Section } from './section'
import { createSectionView } from './section-view'
import type { Host } from './host'

/** The section that holds the shell's own pages and the one for an address that nobody owns. */
const ownName = 'shell'

/**
 * Registers one section for every remote that has pages, one for the shell's own, and one for addresses that nobody owns as
 * far as the page knows.
 * @param known what the registry decided for this visitor
 * @param host makes what each section is handed
 * @param main where sections stand
 * @param session who is here: an operators' page is nobody's for everybody else
 */
export function registerSections(
  known: KnownDecision,
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
  const ownersNow = followOwners(known, session)
  const registered = new Set<string>()
  known.decision$.subscribe((decision) => {
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
    owns: (pathname) => !ownersNow().has(pathname) && (known.isWhole() || isOwn(pathname)),
  })
  if (known.isWhole()) return
  const isUnknown = (pathname: string) => !known.isWhole() && !ownersNow().has(pathname) && !isOwn(pathname)
  register('unknown-owner', {
    candidates: [unknownOwner(known, () => !isUnknown(window.location.pathname))],
    owns: isUnknown,
  })
}

/** The owners for whoever is logged in; the page on show follows. */
function followOwners(known: KnownDecision, session: ReadableSession): () => ReadonlyMap<string, string> {
  const ownersAsKnown = () => ownersOf(known.current(), isOperator(session.current()))
  let owners = ownersAsKnown()
  // Both say at once what is so already.
  merge<[unknown, unknown]>(known.decision$, operator$(session))
    .pipe(skip(2))
    .subscribe(() => {
      owners = ownersAsKnown()
      void triggerAppChange()
    })
  return () => owners
}

/**
 * Which remote owns which address: the routes are data, so this is known while a remote is down.
 * @param operator whether pages for operators count
 */
export function ownersOf(decision: PageDecision, operator: boolean): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(decision.remotes).flatMap(([name, { routes }]) =>
      routes.filter((route) => isFor(route, operator)).map((route): [string, string] => [route.path, name]),
    ),
  )
}
