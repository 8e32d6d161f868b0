import { checkArchive } from './check-archive'
import { entriesOf } from './archive-file'
import { type BackupFolder, listBackups, manifestOf, ofSameKind, rowsFileOf } from './folder'
import { importFrom, type Target } from './import'
import { type Manifest, manifestBytes, uploadName } from './manifest'
import type { Entry } from './tar'
import { readUpload } from './upload-pool'

/** A backup that was read completely and is not damaged. */
export interface Checked {
  readonly manifest: Manifest
  /** Fills an empty site. @returns the tables that were left out, see {@link importFrom} */
  restoreTo(target: Target): Promise<string[]>
}

/**
 * Checks a file of `export`.
 * @throws Error if it cannot be read, is damaged, or has another key
 */
export async function checkExport(file: string, key: Buffer | undefined): Promise<Checked> {
  const manifest = await checkArchive(file, key, true)
  return { manifest, restoreTo: (target) => importFrom(manifest, entriesOf(file, key), target) }
}

/**
 * Checks a backup of a folder, with the uploads that it names.
 * @param wanted the beginning of its name; by default the newest
 * @throws Error if there is none, it is damaged, or it has another key
 */
export async function checkBackup(backups: BackupFolder, wanted = ''): Promise<Checked> {
  const name = await findBackup(backups, wanted)
  const manifest = await manifestOf(backups, name)
  const rows = rowsFileOf(backups, name)
  const inArchive = await checkArchive(rows, backups.key, false)
  if (!manifestBytes(inArchive).equals(manifestBytes(manifest)))
    throw new Error(`The backup is damaged: the manifest of ${name} is not that of its rows.`)
  for (const upload of manifest.uploads) await readUpload(backups, upload)
  const entries = async function* (): AsyncGenerator<Entry> {
    yield* entriesOf(rows, backups.key)
    for (const upload of manifest.uploads)
      yield { name: uploadName(upload.key), content: await readUpload(backups, upload) }
  }
  return { manifest, restoreTo: (target) => importFrom(manifest, entries(), target) }
}

async function findBackup(backups: BackupFolder, wanted: string): Promise<string> {
  const all = await listBackups(backups.folder)
  const found = ofSameKind(all, backups).filter(({ name }) => name.startsWith(wanted))
  const newest = found.at(-1)
  if (newest) return newest.name
  if (all.length === 0) throw new Error(`There is no backup in ${backups.folder}.`)
  if (ofSameKind(all, backups).length === 0)
    throw new Error(
      backups.key
        ? `The backups in ${backups.folder} are not encrypted: leave out --key-file.`
        : `The backups in ${backups.folder} are encrypted: name the key with --key-file.`,
    )
  throw new Error(
    `No backup in ${backups.folder} begins with ${wanted}. Those are: ${all.map(({ name }) => name).join(', ')}.`,
  )
}
