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
export type PageRoute = Omit<RemoteRoute, 'description' | 'reads'>

/** One remote as a page is told of it: little, since a page uses one or two of many. */
export interface PageRemote extends VersionPointer {
  /** Absent for the current version. */
  readonly why?: Exclude<Reason, 'current'>
  readonly fallbacks?: readonly VersionPointer[]
  /** Absent while all are open. */
  readonly closed?: readonly Region[]
  readonly routes: readonly PageRoute[]
}

/** What a page loads a version by; the rest of its record says who may use it, which is decided already. */
export interface PageRecord extends Pick<RemoteVersion, 'name' | 'version' | 'container' | 'entry'> {
  /** Its scripts and styles. */
  readonly files: Readonly<Record<string, { readonly integrity: string }>>
}

/** What the service writes into a page of what its visitor gets. */
export interface PageDecision {
  readonly revision: number
  readonly remotes: Readonly<Record<string, PageRemote>>
  /** The records that this page needs at once; all others are fetched. */
  readonly records: readonly PageRecord[]
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
    records: atOnce.flatMap((name) => remotes[name]?.version ?? []).map(pageRecord),
  }
}

/** The switches of a remote on a page. */
export const openRegions = ({ closed = [] }: Pick<PageRemote, 'closed'>): RegionSwitches =>
  Object.fromEntries(regions.map((region) => [region, !closed.includes(region)])) as Record<Region, boolean>

function pageRecord({ name, version, container, entry, files }: PublishedVersion): PageRecord {
  const checked = Object.entries(files).filter(([file]) => /\.(js|css)$/.test(file))
  return {
    name,
    version,
    container,
    entry,
    files: Object.fromEntries(checked.map(([file, { integrity }]) => [file, { integrity }])),
  }
}

const pointerTo = ({ version, recordIntegrity }: PublishedVersion): VersionPointer => ({
  version,
  record: recordIntegrity,
})

function pageRoute({ description: _, reads: __, ...route }: RemoteRoute): PageRoute {
  return route
}

const closedOf = (switches: RegionSwitches): Region[] => regions.filter((region) => !switches[region])
