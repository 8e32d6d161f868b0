import type { KeySignature, ProvenanceEnvelope } from '@within-reach/contract'
import type { PublishedVersion } from '@within-reach/registry'
import type { Database } from '../platform/database/database'
import { compressedCopies } from './compressed-copies'
import { verifyFiles } from './verify-files'
import { PublishRefused } from './publish-refused'
import { type ReadRecord, recordFile } from './read-record'
import { addOrigin, findRecord, insertFile, insertVersion, type Publisher } from './file-queries'
import { insertProvenance } from './provenance-queries'
import { insertSignatures } from './team-key-queries'

/** A file of a version. */
export interface VersionFile {
  readonly name: string
  readonly bytes: Buffer
}

/** A version to publish. */
export interface Upload extends Publisher {
  readonly record: ReadRecord
  /** Every file in its record, with optional source maps and compressed copies. */
  readonly files: readonly VersionFile[]
  /** The verified signatures of its team. */
  readonly signatures?: readonly KeySignature[]
  /** From which commit and by which system it was built. */
  readonly provenance?: ProvenanceEnvelope
}

/** `known`: the same version is already published. `exists`: it is published with another record. */
export interface Stored {
  readonly ended: 'stored' | 'known' | 'exists'
  readonly version: PublishedVersion
}

/**
 * Publishes a version: its record and all files in one transaction, so that it is never partly visible.
 * @throws PublishRefused if a file is missing or wrong
 */
export async function storeVersion(
  database: Database,
  { record, files, who, origin, signatures = [], provenance }: Upload,
): Promise<Stored> {
  const { text, version } = record
  const { name, version: number, recordIntegrity } = version
  const key = { remote: name, version: number }
  const found = await findRecord(database, name, number)
  if (found && found.record !== text) return { ended: 'exists', version }
  if (found) {
    if (origin) await addOrigin(database, version, origin)
    await insertSignatures(database, key, signatures, who)
    if (provenance) await insertProvenance(database, key, provenance, who)
    return { ended: 'known', version }
  }

  const given = byName(files)
  await verifyFiles(version, text, given)
  const kept = new Map([...given, [recordFile, Buffer.from(text)]])
  // Before the transaction: compression takes seconds, and must not hold locks.
  for (const [copy, bytes] of await compressedCopies(kept)) kept.set(copy, bytes)
  demandSizes(version, kept)
  return database.transaction(async (tx) => {
    const row = { record: text, record_integrity: recordIntegrity }
    if (!(await insertVersion(tx, version, row, { who, origin }))) {
      const other = await findRecord(tx, name, number)
      return { ended: other?.record === text ? 'known' : 'exists', version }
    }
    for (const [file, bytes] of kept) await insertFile(tx, name, number, file, bytes)
    await insertSignatures(tx, key, signatures, who)
    if (provenance) await insertProvenance(tx, key, provenance, who)
    return { ended: 'stored', version }
  })
}

/** Another version of the compressor may need somewhat more. */
const tolerance = { share: 1.05, bytes: 16 }

/** The check judges a version by the compressed sizes in its record. @throws PublishRefused if a file is larger */
function demandSizes({ files }: PublishedVersion, kept: ReadonlyMap<string, Buffer>): void {
  for (const [name, { brotli }] of Object.entries(files)) {
    const copy = kept.get(`${name}.br`)
    if (brotli === undefined || !copy || copy.length <= brotli * tolerance.share + tolerance.bytes) continue
    throw new PublishRefused(
      `${name} has ${copy.length} bytes compressed, and its record says ${brotli}: build it again.`,
    )
  }
}

function byName(files: readonly VersionFile[]): Map<string, Buffer> {
  const named = new Map<string, Buffer>()
  for (const { name, bytes } of files) {
    if (named.has(name)) throw new PublishRefused(`${name} was sent twice: send each file once.`)
    named.set(name, bytes)
  }
  return named
}
