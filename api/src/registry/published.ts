import { type PublishedVersion, RemoteVersion } from '@within-reach/registry'
import * as v from 'valibot'
import type { Database } from '../platform/database/database'
import { findRecord, listVersionKeys } from './file-queries'

/** A cache of what is published. A version never changes, so entries stay valid. */
export interface PublishedVersions {
  /** Whether a version is published. For unknown versions the database is queried at most once a second. */
  has(remote: string, version: string): Promise<boolean>
  /** A version's record; undefined if it is not published. */
  find(remote: string, version: string): Promise<PublishedVersion | undefined>
  /**
   * Reloads the list of published versions, and forgets deleted ones.
   * @returns all of them, as `remote@version`
   */
  refresh(): Promise<ReadonlySet<string>>
}

/** The minimum time between two queries of the list, in milliseconds. */
const lookEvery = 1000
/** The number of cached records. */
const maxRecords = 200

/** @param pause the minimum time between two queries, in milliseconds; by default a second */
export function createPublishedVersions(database: Database, pause = lookEvery): PublishedVersions {
  const records = new Map<string, PublishedVersion>()
  let known: ReadonlySet<string> = new Set()
  let lastLook = -Infinity
  let pending: Promise<void> | undefined

  // A caller must not join a running query, because its version may have been published after the query started.
  const look = (): Promise<void> =>
    (pending ??= after(lastLook + pause - performance.now()).then(async () => {
      pending = undefined
      lastLook = performance.now()
      known = new Set(await listVersionKeys(database))
    }))

  const has = async (remote: string, version: string): Promise<boolean> => {
    const key = `${remote}@${version}`
    if (!known.has(key)) await look()
    return known.has(key)
  }
  return {
    has,
    async refresh() {
      await look()
      for (const key of records.keys()) if (!known.has(key)) records.delete(key)
      return known
    },
    async find(remote, version) {
      const key = `${remote}@${version}`
      const kept = records.get(key)
      if (kept) return kept
      const record = (await has(remote, version)) ? await readPublished(database, remote, version) : undefined
      const oldest = records.size < maxRecords ? undefined : records.keys().next().value
      if (oldest !== undefined) records.delete(oldest)
      if (record) records.set(key, record)
      return record
    },
  }
}

async function readPublished(
  database: Database,
  remote: string,
  version: string,
): Promise<PublishedVersion | undefined> {
  const row = await findRecord(database, remote, version)
  return row && { ...v.parse(RemoteVersion, JSON.parse(row.record)), recordIntegrity: row.record_integrity }
}

const after = (milliseconds: number): Promise<void> =>
  milliseconds <= 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, milliseconds).unref())
