import type { RemoteRoute } from '@within-reach/contract'
import type { RemoteProps } from '@within-reach/shared-core'
import type { RemoteLifecycles } from '@within-reach/shared-core/react'
import { combineLatest, type Observable } from 'rxjs'
import { triggerAppChange } from 'single-spa'
import type { Loader } from '../loader/loader'
import { unknownOwner } from '../loader/unknown-remotes'
import type { DecisionStore } from '../registry-client/decision-store'
import { ownersOf } from '../registry-client/owners'
import { registerSection, type Section } from './section'
import type { SectionView } from './section-state'
import type { Supervisor } from './supervise'

/** The shell's own pages. Their section also answers at addresses without an owner. */
export interface OwnPages {
  readonly name: string
  readonly routes: readonly RemoteRoute[]
  load(): Promise<RemoteLifecycles>
}

export interface SectionsOptions {
  readonly decisions: DecisionStore
  readonly loader: Pick<Loader, 'loadablesOf'>
  readonly supervisor: Supervisor
  readonly own: OwnPages
  /** Emits whether an operator is logged in, now and at each change. Only operators get operators' pages. */
  readonly operator$: Observable<boolean>
  readonly location: Pick<Location, 'pathname'>
  propsFor(section: string): RemoteProps
  viewOf(section: string): SectionView
}

/**
 * Registers one section for each remote with pages, one for the shell's own pages, and one for addresses with an
 * unknown owner.
 */
export function registerSections(options: SectionsOptions): void {
  const { decisions, loader, supervisor, own, location, propsFor, viewOf } = options
  const register = (name: string, { loadables, owns }: Pick<Section, 'loadables' | 'owns'>) => {
    const props = () => ({ ...propsFor(name), owns })
    registerSection({ name, loadables, owns, props, view: () => viewOf(name) }, supervisor)
  }
  // Before the registrations, because each of them calls `owns` at once.
  const owners = followOwners(options)
  const registered = new Set<string>()
  decisions.decision$.subscribe((decision) => {
    for (const name of Object.keys(decision.remotes)) {
      if (registered.has(name)) continue
      registered.add(name)
      const loadables = loader.loadablesOf(name, decision, './pages', () => location.pathname)
      register(name, { loadables, owns: (pathname) => owners().get(pathname) === name })
    }
  })
  const isOwn = (pathname: string) => own.routes.some(({ path }) => path === pathname)
  register(own.name, {
    loadables: [{ label: own.name, load: own.load }],
    owns: (pathname) => !owners().has(pathname) && (decisions.isWhole() || isOwn(pathname)),
  })
  if (decisions.isWhole()) return
  const isUnknown = (pathname: string) => !decisions.isWhole() && !owners().has(pathname) && !isOwn(pathname)
  register('unknown-owner', {
    loadables: [unknownOwner(decisions, () => !isUnknown(location.pathname))],
    owns: isUnknown,
  })
}

/**
 * Follows the owners of addresses for the current person. A change updates the active section.
 * @returns a function that reads the current owners
 */
function followOwners({
  decisions,
  operator$,
}: Pick<SectionsOptions, 'decisions' | 'operator$'>): () => ReadonlyMap<string, string> {
  let owners: ReadonlyMap<string, string> | undefined
  combineLatest([decisions.decision$, operator$]).subscribe(([decision, operator]) => {
    const isChange = owners !== undefined
    owners = ownersOf(decision, operator)
    if (isChange) void triggerAppChange()
  })
  return () => owners ?? new Map<string, string>()
}
