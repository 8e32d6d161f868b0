import type { PageVersion } from '@within-reach/contract'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../platform/database/database'
import type { LiveRegistry } from '../platform/live-registry'
import { type CurrentSinceRow, findCurrentSince } from './revision-queries'

/**
 * Creates a function that says which versions a visitor gets, and since when these are live. It reads the history once per
 * revision, because anybody may ask.
 */
export function createPageVersions(
  database: Database,
  registry: Pick<LiveRegistry, 'decide' | 'document' | 'environment'>,
): (request: FastifyRequest) => Promise<PageVersion[]> {
  const { environment } = registry
  let known: { readonly revision: number; readonly rows: Promise<CurrentSinceRow[]> } | undefined
  const rowsAt = (revision: number): Promise<CurrentSinceRow[]> => {
    if (known?.revision === revision) return known.rows
    const rows = findCurrentSince(database, environment)
    known = { revision, rows }
    rows.catch(() => {
      if (known?.rows === rows) known = undefined
    })
    return rows
  }
  return async (request) => {
    const { revision, remotes } = await registry.decide(request)
    const rows = await rowsAt(revision)
    return Object.entries(remotes).map(
      ([
        remote,
        {
          version: { version },
          why,
        },
      ]) => {
        if (why === 'canary') {
          const canary = registry.document().remotes[remote]?.environments[environment]?.canary
          const isSame = canary?.version === version
          return { remote, version, ...(isSame && { since: canary.since, percent: canary.percent }) }
        }
        const row = why === 'current' ? rows.find((one) => one.remote === remote) : undefined
        // Another instance may have made another version current in the meantime.
        return { remote, version, ...(row?.version === version && { since: row.at.toISOString() }) }
      },
    )
  }
}
