import { allOpen, type Live, regionsAt, type RegionSwitches } from '@within-reach/contract'
import { isChosen } from './canary'
import type { PublishedVersion, RegistryDocument } from './document'

/** The visitor and the time of a decision. */
export interface Visitor {
  readonly environment: string
  /** A stable id that keeps a visitor in or out of a canary. It contains no information about the person. */
  readonly id?: string
  /** The current time in milliseconds since 1970, for scheduled switches. */
  readonly at: number
  /** The versions of an override link, by remote. The link's maker checked them. */
  readonly overrides?: Readonly<Record<string, PublishedVersion>>
}

/** Why a visitor gets a version. */
export type Reason = 'current' | 'canary' | 'override'

/** One remote in a decision. */
export interface RemoteDecision {
  readonly version: PublishedVersion
  readonly why: Reason
  /** The fallbacks if that version fails, in order. */
  readonly fallbacks: readonly PublishedVersion[]
  readonly regions: RegionSwitches
  /** Whether it runs in a sandboxed frame instead of the page. */
  readonly framed?: true
}

/** What a visitor gets. */
export interface Decision {
  readonly revision: number
  /** Present if this site switched off the use without a network. Browsers then remove their copy. */
  readonly offline?: 'off'
  readonly remotes: Readonly<Record<string, RemoteDecision>>
}

/**
 * Decides which versions and regions a visitor gets. Pure: the same document and visitor give the same decision. Omits a
 * remote that is switched off or has no current version here, unless the visitor has an override of it.
 * @param document what is published and live
 * @param visitor the visitor
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

/** The live remotes, and those that only this visitor gets by an override. */
const namesOf = (document: RegistryDocument, { overrides = {} }: Visitor): Set<string> =>
  new Set([...Object.keys(document.remotes), ...Object.keys(overrides)])

/** Removes duplicates and the chosen version. */
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
