import type { PageDecision } from '@within-reach/registry'
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
 */
export function registerSections(decision: PageDecision, host: Host, main: HTMLElement): void {
  const owners = ownersOf(decision)
  const common = {
    view: (name: string) => createSectionView({ parent: main, name }),
    events: host.events,
  }
  for (const name of Object.keys(decision.remotes)) {
    registerSection({
      ...common,
      name,
      candidates: candidatesOf(name, decision, './pages'),
      owns: (pathname) => owners.get(pathname) === name,
      props: () => host.propsFor(name),
      view: () => common.view(name),
    })
  }
  registerSection({
    ...common,
    name: ownName,
    candidates: [{ label: ownName, load: () => import('../pages') }],
    owns: (pathname) => !owners.has(pathname),
    props: () => host.propsFor(ownName),
    view: () => common.view(ownName),
  })
}

/** Which remote owns which address: the routes are data, so this is known while a remote is down. */
export function ownersOf(decision: PageDecision): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(decision.remotes).flatMap(([name, { routes }]) =>
      routes.map((route): [string, string] => [route.path, name]),
    ),
  )
}
