import { buffer } from 'node:stream/consumers'
import type pg from 'pg'
import type { FileStore } from '../platform/files/store'
import { findMigrations, findMoment, findSequences, findUploads } from './catalogue'
import { tableEntries } from './copy-tables'
import { type Manifest, manifestBytes, manifestName, type Upload } from './manifest'
import type { Entry } from './tar'

/** Where the uploads of a backup go. */
export interface UploadTarget {
  /** What is known of an upload that is in the backup already; undefined if it has to be copied. */
  find(key: string): Promise<Upload | undefined>
  /** Adds an upload. @returns what is known of it, and the entry to add to the archive, unless it is stored elsewhere */
  add(key: string, content: Buffer): Promise<{ readonly upload: Upload; readonly entry?: Entry }>
}

/**
 * The entries of a backup: the rows of the snapshot, the uploads that they name, and the manifest.
 * The uploads are copied after the snapshot was taken. Their content never changes, and none is deleted meanwhile.
 * @param client in the snapshot, which has not read anything yet
 * @returns the manifest
 */
export async function* contentsOf(
  client: pg.Client,
  files: FileStore,
  target: UploadTarget,
): AsyncGenerator<Entry, Manifest> {
  const moment = await findMoment(client)
  const migrations = await findMigrations(client)
  const tables = yield* tableEntries(client)
  const sequences = await findSequences(client)
  const uploads: Upload[] = []
  const missing: string[] = []
  for (const key of await findUploads(client)) {
    const known = await target.find(key)
    if (known) {
      uploads.push(known)
      continue
    }
    const file = await files.open(key)
    if (!file) {
      missing.push(key)
      continue
    }
    const { upload, entry } = await target.add(key, await buffer(file.stream))
    if (entry) yield entry
    uploads.push(upload)
  }
  const manifest: Manifest = { format: 1, ...moment, migrations, tables, sequences, uploads, missing }
  yield { name: manifestName, content: manifestBytes(manifest) }
  return manifest
}
