import { type HistoryEntry, type Live, Origin, type Origins, versionsIn } from '@within-reach/contract'
import { versionsOf } from '@within-reach/registry'
import * as v from 'valibot'
import type { Database } from '../platform/database/database'
import { findOrigins, type VersionKey } from './version-queries'

/**
 * The origins of versions.
 * @returns by remote and version, without versions whose origin is unknown
 */
export async function readOrigins(
  database: Database,
  wanted: readonly VersionKey[],
): Promise<Readonly<Record<string, Origins>>> {
  const found: Record<string, Origins> = {}
  for (const { remote, version, origin } of await findOrigins(database, wanted)) {
    const read = v.safeParse(Origin, origin)
    if (read.success) found[remote] = { ...found[remote], [version]: read.output }
  }
  return found
}

/** Adds to each entry the origins of the versions that it is about. */
export async function withOrigins(
  database: Database,
  entries: readonly HistoryEntry[],
): Promise<HistoryEntry[]> {
  const wanted = entries.flatMap((entry) =>
    versionsIn(entry).map((version) => ({ remote: entry.remote, version })),
  )
  const origins = await readOrigins(database, wanted)
  return entries.map((entry) => {
    const known = versionsIn(entry).flatMap((version) => {
      const origin = origins[entry.remote]?.[version]
      return origin ? [[version, origin] as const] : []
    })
    return known.length > 0 ? { ...entry, origins: Object.fromEntries(known) } : entry
  })
}

/** The versions that a status names: the live and the listed ones. */
export const namedVersions = (
  lives: Readonly<Record<string, Live | undefined>>,
  published: readonly VersionKey[],
): VersionKey[] => [
  ...published.map(({ remote, version }) => ({ remote, version })),
  ...Object.entries(lives).flatMap(([remote, live]) =>
    live ? versionsOf(live).map((version) => ({ remote, version })) : [],
  ),
]
