import { Live } from '@within-reach/contract'
import { PublishedVersion, readDocument, type RegistryDocument, versionsOf } from '@within-reach/registry'
import * as v from 'valibot'
import type { Database } from '../platform/database/database'
import { recordIn } from './records'
import { findLives, type LiveRow } from './revision-queries'
import { findVersions } from './version-queries'

/** The newest document of an environment, and the reason for each omitted remote. */
export type LoadedDocument = ReturnType<typeof readDocument>

/**
 * Reads what is live from the database. A malformed row affects its own remote only.
 * @param known the previous result: records never change, so they are not read again
 */
export async function loadDocument(
  database: Database,
  environment: string,
  known?: RegistryDocument,
): Promise<LoadedDocument> {
  const { revision, rows, rules, allowed } = await findLives(database, environment)
  const records = await recordsOf(database, rows, known)
  const remotes = rows.map(({ remote, after }) => [
    remote,
    {
      versions: Object.fromEntries(
        namedBy(after).map((version) => [version, records.get(`${remote}@${version}`)] as const),
      ),
      environments: { [environment]: after },
    },
  ])
  return readDocument({
    revision,
    remotes: Object.fromEntries(remotes),
    rules,
    allowed: Object.fromEntries(allowed.map(({ remote, after }) => [remote, after])),
  })
}

async function recordsOf(
  database: Database,
  rows: readonly LiveRow[],
  known: RegistryDocument | undefined,
): Promise<ReadonlyMap<string, unknown>> {
  const wanted = rows.flatMap(({ remote, after }) => namedBy(after).map((version) => ({ remote, version })))
  const records = new Map<string, unknown>()
  const missing = wanted.filter(({ remote, version }) => {
    const record = known?.remotes[remote]?.versions[version]
    if (record) records.set(`${remote}@${version}`, record)
    return record === undefined
  })
  for (const row of await findVersions(database, missing)) {
    const read = v.safeParse(PublishedVersion, recordIn(row))
    if (read.success) records.set(`${row.remote}@${row.version}`, read.output)
  }
  return records
}

function namedBy(after: unknown): string[] {
  const read = v.safeParse(Live, after)
  return read.success ? versionsOf(read.output) : []
}
