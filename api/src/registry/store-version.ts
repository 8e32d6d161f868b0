import type { PublishedVersion } from '@within-reach/registry'
import type { Database } from '../platform/database/database'
import { compressedCopies } from './compressed-copies'
import { judgeFiles } from './judge-files'
import { PublishRefused } from './publish-refused'
import { type ReadRecord, recordFile } from './read-record'
import { findRecord, insertFile, insertVersion } from './file-queries'

/** A file of a version. */
export interface VersionFile {
  readonly name: string
  readonly bytes: Buffer
}

/** A version that is to be published. */
export interface Upload {
  readonly record: ReadRecord
  /** Every file that the record names; source maps and compressed copies may be among them. */
  readonly files: readonly VersionFile[]
  /** Who publishes it. */
  readonly who: string
}

/** `known`: this very version is published already. `exists`: it is, but with another record. */
export interface Stored {
  readonly ended: 'stored' | 'known' | 'exists'
  readonly version: PublishedVersion
}

/**
 * Publishes a version: its record and all its files, in one transaction, so that nobody ever sees a part of it.
 * @throws PublishRefused where a file is missing or wrong
 */
export async function storeVersion(database: Database, { record, files, who }: Upload): Promise<Stored> {
  const { text, version } = record
  const { name, version: number, recordIntegrity } = version
  const found = await findRecord(database, name, number)
  if (found) return { ended: found.record === text ? 'known' : 'exists', version }

  const given = byName(files)
  await judgeFiles(version, text, given)
  const kept = new Map([...given, [recordFile, Buffer.from(text)]])
  // Before the transaction: it takes seconds, and nobody has to wait for it.
  for (const [copy, bytes] of await compressedCopies(kept)) kept.set(copy, bytes)
  return database.transaction(async (tx) => {
    if (!(await insertVersion(tx, version, { record: text, record_integrity: recordIntegrity }, who))) {
      const other = await findRecord(tx, name, number)
      return { ended: other?.record === text ? 'known' : 'exists', version }
    }
    for (const [file, bytes] of kept) await insertFile(tx, name, number, file, bytes)
    return { ended: 'stored', version }
  })
}

function byName(files: readonly VersionFile[]): Map<string, Buffer> {
  const named = new Map<string, Buffer>()
  for (const { name, bytes } of files) {
    if (named.has(name)) throw new PublishRefused(`${name} is there twice.`)
    named.set(name, bytes)
  }
  return named
}
