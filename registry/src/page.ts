import { type Region, type RegionSwitches, regions, type RemoteRoute } from '@within-reach/contract'
import type { Dated } from './dates'
import type { Decision, Reason } from './decide'
import type { ExposedFiles, PublishedVersion, RemoteVersion } from './document'

/** A version number with the hash of its record, for fetching it. */
export interface VersionPointer {
  readonly version: string
  /** The integrity of the version's `record.json`. */
  readonly record: string
}

/** The part of a route that a browser needs before it loads the remote. */
export type PageRoute = Omit<RemoteRoute, 'description' | 'privateReads'>

/** One remote as embedded in a page. It is small, because a page uses one or two of many remotes. */
export interface PageRemote extends VersionPointer {
  /** Absent for the current version. */
  readonly why?: Exclude<Reason, 'current'>
  readonly fallbacks?: readonly VersionPointer[]
  /** Absent if all are open. */
  readonly closed?: readonly Region[]
  /** Whether it runs in a sandboxed frame. Absent if it runs in the page. */
  readonly framed?: true
  readonly routes: readonly PageRoute[]
}

/** The part of a record that a page needs to load a version. The rest is only needed for the decision. */
export interface PageRecord extends Pick<RemoteVersion, 'name' | 'version' | 'container' | 'entry'> {
  /** Its scripts and styles. */
  readonly files: Readonly<Record<string, { readonly integrity: string }>>
  /** The files of each exposed module. Absent if the record is embedded in a page, because the page's HTML names them. */
  readonly exposes?: RemoteVersion['exposes']
  /**
   * By path, what a page needs in addition to `./pages`. A record that is embedded in a page lists only the shared modules, because
   * the page's HTML, or the running remote, names the files.
   */
  readonly screens?: RemoteVersion['screens']
}

/** The decision as the service embeds it in a page. */
export interface PageDecision extends Dated, Pick<Decision, 'revision' | 'offline'> {
  readonly remotes: Readonly<Record<string, PageRemote>>
  /** The records that this page needs at once. It fetches all others. */
  readonly records: readonly PageRecord[]
}

/**
 * Converts a decision for embedding in a page.
 * @param decision what the visitor gets
 * @param atOnce the remotes whose records the page needs at once
 * @param dates when the service signs it, and until when it is accepted; absent if it is not signed
 */
export function pageDecision(
  { revision, offline, remotes }: Decision,
  atOnce: readonly string[] = [],
  dates: Omit<Dated, 'revision'> = {},
): PageDecision {
  return {
    revision,
    ...(offline && { offline }),
    ...dates,
    remotes: Object.fromEntries(
      Object.entries(remotes).map(([name, { version, why, fallbacks, regions: switches, framed }]) => [
        name,
        {
          ...pointerTo(version),
          ...(why !== 'current' && { why }),
          ...(fallbacks.length > 0 && { fallbacks: fallbacks.map(pointerTo) }),
          ...(closedOf(switches).length > 0 && { closed: closedOf(switches) }),
          ...(framed && { framed }),
          routes: version.routes.map(pageRoute),
        },
      ]),
    ),
    records: atOnce.flatMap((name) => remotes[name]?.version ?? []).map(pageRecord),
  }
}

/**
 * The bytes that the service signs: the decision without the records, which belong to one page. A browser writes the same text
 * from the decision that it parsed.
 */
export const signedText = (decision: PageDecision): string => JSON.stringify({ ...decision, records: [] })

/** Which regions of a remote are open, from the decision in a page. */
export const openRegions = ({ closed = [] }: Pick<PageRemote, 'closed'>): RegionSwitches =>
  Object.fromEntries(regions.map((region) => [region, !closed.includes(region)])) as Record<Region, boolean>

function pageRecord({ name, version, container, entry, files, screens = {} }: PublishedVersion): PageRecord {
  const sharing = Object.entries(screens).flatMap(([path, { shared = [] }]): [string, ExposedFiles][] =>
    shared.length > 0 ? [[path, { js: [], css: [], shared }]] : [],
  )
  const checked = Object.entries(files).filter(([file]) => /\.(js|css)$/.test(file))
  return {
    name,
    version,
    container,
    entry,
    files: Object.fromEntries(checked.map(([file, { integrity }]) => [file, { integrity }])),
    ...(sharing.length > 0 && { screens: Object.fromEntries(sharing) }),
  }
}

const pointerTo = ({ version, recordIntegrity }: PublishedVersion): VersionPointer => ({
  version,
  record: recordIntegrity,
})

function pageRoute({ description: _, privateReads: __, ...route }: RemoteRoute): PageRoute {
  return route
}

const closedOf = (switches: RegionSwitches): Region[] => regions.filter((region) => !switches[region])
