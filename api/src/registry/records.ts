import { PublishedVersion } from '@within-reach/registry'
import * as v from 'valibot'
import type { Database } from '../platform/database/database'
import { findVersions, type VersionRow } from './version-queries'

/** The record of a published version; undefined if it is not published. */
export async function findVersion(
  database: Database,
  remote: string,
  version: string,
): Promise<PublishedVersion | undefined> {
  const [row] = await findVersions(database, [{ remote, version }])
  const read = v.safeParse(PublishedVersion, row && recordIn(row))
  return read.success ? read.output : undefined
}

/** Parses the record of a row, untrusted; undefined if it is not JSON. */
export function recordIn({ record, record_integrity }: VersionRow): unknown {
  try {
    return { ...(JSON.parse(record) as object), recordIntegrity: record_integrity }
  } catch {
    return undefined
  }
}
