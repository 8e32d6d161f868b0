import type { PageDecision } from '@within-reach/registry'
import type { ReadableSession } from '@within-reach/shared-core'
import { skip } from 'rxjs'
import { triggerAppChange } from 'single-spa'
import { isFor, isOperator, operator$ } from '../session/operator'
import { candidatesOf } from './load-remote'
import { registerSection } from './section'
import { createSectionView } from './section-view'
import type { Host } from './host'

/** The section that holds the shell's own pages and the one for an address that nobody owns. */
const ownName = 'shell'

/**
 * Registers one section for every remote that has pages, and one for the shell's own.
 * @param decision what the registry decided for this visitor
 * @param host makes what each section is handed
 * @param main where sections stand
 * @param session who is here: an operators' page is nobody's for everybody else
 */
export function registerSections(
  decision: PageDecision,
  host: Host,
  main: HTMLElement,
  session: ReadableSession,
): void {
  const ownersNow = followOwners(decision, session)
  const common = {
    view: (name: string) => createSectionView({ parent: main, name }),
    events: host.events,
  }
  for (const name of Object.keys(decision.remotes)) {
    registerSection({
      ...common,
      name,
      candidates: candidatesOf(name, decision, './pages'),
      owns: (pathname) => ownersNow().get(pathname) === name,
      props: () => host.propsFor(name),
      view: () => common.view(name),
    })
  }
  registerSection({
    ...common,
    name: ownName,
    candidates: [{ label: ownName, load: () => import('../pages') }],
    owns: (pathname) => !ownersNow().has(pathname),
    props: () => host.propsFor(ownName),
    view: () => common.view(ownName),
  })
}

/** The owners for whoever is logged in; the page on show follows. */
function followOwners(decision: PageDecision, session: ReadableSession): () => ReadonlyMap<string, string> {
  let owners = ownersOf(decision, isOperator(session.current()))
  operator$(session)
    .pipe(skip(1))
    .subscribe((operator) => {
      owners = ownersOf(decision, operator)
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
