import path from 'node:path'
import { demandUnchanged, entriesOf } from './archive-file'
import { checkArchive } from './check-archive'
import { listBackups, readChecksums } from './folder'
import { importFrom, type Target } from './import'
import { type Manifest, uploadName } from './manifest'
import type { Entry } from './tar'
import { readUpload } from './upload-pool'

/** A backup that was read completely and is not damaged. */
export interface Checked {
  readonly manifest: Manifest
  /** Fills an empty site. @returns the tables that were left out, see {@link importFrom} */
  restoreTo(target: Target): Promise<string[]>
}

/** A folder of backups, and who reads it. */
export interface BackupSource {
  readonly folder: string
  /** Needed if the backup is encrypted. */
  readonly identities: readonly string[] | undefined
}

/**
 * Checks a file of `export`.
 * @throws Error if it cannot be read, is damaged, or the identities do not fit
 */
export async function checkExport(file: string, identities: readonly string[] | undefined): Promise<Checked> {
  const manifest = await checkArchive(entriesOf(file, identities), true)
  return { manifest, restoreTo: (target) => importFrom(manifest, entriesOf(file, identities), target) }
}

/**
 * Checks a backup of a folder, with the uploads that it names.
 * @param wanted the beginning of its name; by default the newest
 * @throws Error if there is none, it is damaged, or the identities do not fit
 */
export async function checkBackup({ folder, identities }: BackupSource, wanted = ''): Promise<Checked> {
  const name = await findBackup(folder, wanted)
  const checksums = await readChecksums(folder, name)
  const rows = await findRows(folder, name, checksums)
  const manifest = await checkArchive(entriesOf(rows, identities), false)
  const files = new Map([...checksums.keys()].map((file) => [keyOf(file), file]))
  const uploads = manifest.uploads.map(({ key, sha256 }) => {
    const file = files.get(key)
    if (file === undefined || checksums.get(file) !== sha256)
      throw new Error(`The backup is damaged: ${name}.sha256 is not that of its rows.`)
    return { name: uploadName(key), read: () => readUpload(path.join(folder, file), sha256, identities) }
  })
  for (const { read } of uploads) await read()
  const entries = async function* (): AsyncGenerator<Entry> {
    yield* entriesOf(rows, identities)
    for (const upload of uploads) yield { name: upload.name, content: await upload.read() }
  }
  return { manifest, restoreTo: (target) => importFrom(manifest, entries(), target) }
}

async function findBackup(folder: string, wanted: string): Promise<string> {
  const all = await listBackups(folder)
  const newest = all.findLast((name) => name.startsWith(wanted))
  if (newest !== undefined) return newest
  if (all.length === 0) throw new Error(`There is no backup in ${folder}.`)
  throw new Error(`No backup in ${folder} begins with ${wanted}. Those are: ${all.join(', ')}.`)
}

/** @returns the file with the rows, which is as it was written */
async function findRows(
  folder: string,
  name: string,
  checksums: ReadonlyMap<string, string>,
): Promise<string> {
  for (const listed of [`${name}.tar`, `${name}.tar.age`]) {
    const sha256 = checksums.get(listed)
    if (sha256 === undefined) continue
    const file = path.join(folder, listed)
    await demandUnchanged(file, sha256)
    return file
  }
  throw new Error(`The backup is damaged: ${name}.sha256 does not name its rows.`)
}

/** The key of an upload, from its path in the folder. */
const keyOf = (file: string): string => path.posix.basename(file).replace(/\.age$/, '')
