import { type Region, type RegionSwitches, regions, type RemoteRoute } from '@within-reach/contract'
import type { Decision, Reason } from './decide'
import type { PublishedVersion, RemoteVersion } from './document'

/** A version by its number, and the hash that its record must have when it is fetched. */
export interface VersionPointer {
  readonly version: string
  /** The integrity of `record.json` among the version's files. */
  readonly record: string
}

/** A page of a remote, as far as a browser needs it before the remote is there. */
export type PageRoute = Omit<RemoteRoute, 'description'>

/** One remote as a page is told of it: little, since a page uses one or two of many. */
export interface PageRemote extends VersionPointer {
  /** Absent for the current version. */
  readonly why?: Exclude<Reason, 'current'>
  readonly fallbacks?: readonly VersionPointer[]
  /** Absent while all are open. */
  readonly closed?: readonly Region[]
  readonly routes: readonly PageRoute[]
}

/** What the service writes into a page of what its visitor gets. */
export interface PageDecision {
  readonly revision: number
  readonly remotes: Readonly<Record<string, PageRemote>>
  /** The records that this page needs at once; all others are fetched. */
  readonly records: readonly RemoteVersion[]
}

/**
 * Writes a decision for a page.
 * @param decision what the visitor gets
 * @param atOnce the remotes whose records the page needs at once
 */
export function pageDecision({ revision, remotes }: Decision, atOnce: readonly string[] = []): PageDecision {
  return {
    revision,
    remotes: Object.fromEntries(
      Object.entries(remotes).map(([name, { version, why, fallbacks, regions: switches }]) => [
        name,
        {
          ...pointerTo(version),
          ...(why !== 'current' && { why }),
          ...(fallbacks.length > 0 && { fallbacks: fallbacks.map(pointerTo) }),
          ...(closedOf(switches).length > 0 && { closed: closedOf(switches) }),
          routes: version.routes.map(pageRoute),
        },
      ]),
    ),
    records: atOnce.flatMap((name) => remotes[name]?.version ?? []).map(recordOf),
  }
}

/** The record of a version, as it stands in its `record.json`. */
export function recordOf({ recordIntegrity: _, ...record }: PublishedVersion): RemoteVersion {
  return record
}

/** The switches of a remote on a page. */
export const openRegions = ({ closed = [] }: Pick<PageRemote, 'closed'>): RegionSwitches =>
  Object.fromEntries(regions.map((region) => [region, !closed.includes(region)])) as Record<Region, boolean>

const pointerTo = ({ version, recordIntegrity }: PublishedVersion): VersionPointer => ({
  version,
  record: recordIntegrity,
})

function pageRoute({ description: _, ...route }: RemoteRoute): PageRoute {
  return route
}

const closedOf = (switches: RegionSwitches): Region[] => regions.filter((region) => !switches[region])
