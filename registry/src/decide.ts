import { allOpen, type Live, regionsAt, type RegionSwitches } from '@within-reach/contract'
import { isChosen } from './canary'
import type { PublishedVersion, RegistryDocument } from './document'

/** Who asks, and when. */
export interface Visitor {
  readonly environment: string
  /** Stays with a visitor, so that they keep to one side of a canary; says nothing about them. */
  readonly id?: string
  /** The time, in milliseconds since 1970: planned switches take effect by it. */
  readonly at: number
  /** The versions that an override link asks for, by remote; whoever made the link has checked them. */
  readonly overrides?: Readonly<Record<string, PublishedVersion>>
}

/** Why a visitor gets a version. */
export type Reason = 'current' | 'canary' | 'override'

/** One remote as a visitor gets it. */
export interface RemoteDecision {
  readonly version: PublishedVersion
  readonly why: Reason
  /** What is loaded when that version fails, in this order. */
  readonly fallbacks: readonly PublishedVersion[]
  readonly regions: RegionSwitches
}

/** What a visitor gets. */
export interface Decision {
  readonly revision: number
  readonly remotes: Readonly<Record<string, RemoteDecision>>
}

/**
 * Decides who gets which version and which regions. Pure: the same document and visitor give the same decision.
 * A remote that is switched off, or has no current version here, is left out, but for whoever has an override of it.
 * @param document what is published and live
 * @param visitor who asks
 */
export function decide(document: RegistryDocument, visitor: Visitor): Decision {
  const remotes: Record<string, RemoteDecision> = {}
  for (const name of namesOf(document, visitor)) {
    const { versions = {}, environments = {} } = document.remotes[name] ?? {}
    const live = environments[visitor.environment]
    const current = live && versions[live.current]
    const override = visitor.overrides?.[name]
    const canary = live && canaryFor(visitor, name, live, versions)
    const chosen = override ?? (live?.enabled && current ? (canary ?? current) : undefined)
    if (!chosen) continue
    const others = [current, live?.lastGood === undefined ? undefined : versions[live.lastGood]]
    remotes[name] = {
      version: chosen,
      why: override ? 'override' : chosen === current ? 'current' : 'canary',
      fallbacks: unlike(
        chosen,
        others.filter((version) => version !== undefined),
      ),
      regions: live ? regionsAt(live, visitor.at) : allOpen,
    }
  }
  return { revision: document.revision, remotes }
}

/** The remotes that are live, and those that only this visitor gets. */
const namesOf = (document: RegistryDocument, { overrides = {} }: Visitor): Set<string> =>
  new Set([...Object.keys(document.remotes), ...Object.keys(overrides)])

/** Each version once, and none that is the chosen one. */
const unlike = (chosen: PublishedVersion, others: readonly PublishedVersion[]): PublishedVersion[] =>
  others.filter(({ version }, at) =>
    [chosen, ...others.slice(0, at)].every((earlier) => earlier.version !== version),
  )

function canaryFor(
  visitor: Visitor,
  name: string,
  { canary }: Live,
  versions: Readonly<Record<string, PublishedVersion>>,
): PublishedVersion | undefined {
  if (!canary || !isChosen(visitor.id, `${name}@${canary.version}`, canary.percent)) return undefined
  return versions[canary.version]
}
