import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { readBytes, writeBytes } from './archive-file'
import { type Manifest, manifestBytes, readManifest } from './manifest'

// The layout of a folder of backups. NAME is the moment of a backup. With a key, every name ends in `.sealed`.
//   NAME.tar             its rows
//   NAME.json            its manifest. It is written last: without it, there is no backup.
//   files/AB/ABC….webp   the uploads of all backups, each once; with a key in files-KEY, where KEY is the beginning of its hash

/** A folder of backups, as seen with a key or without one. */
export interface BackupFolder {
  readonly folder: string
  readonly key: Buffer | undefined
}

/** A backup in a folder, by its name. */
export interface FoundBackup {
  readonly name: string
  readonly sealed: boolean
}

const manifestFile = /^(\d{4}-\d\d-\d\dT[\d-]+\.\d+Z)\.json(\.sealed)?$/

/** The name of a backup. @param at its moment */
export const nameOf = (at: string): string => at.replaceAll(':', '-')

/** The ending of every file with a key. */
export const endingOf = (key: Buffer | undefined): string => (key ? '.sealed' : '')

/** The file with the rows of a backup. */
export const rowsFileOf = ({ folder, key }: BackupFolder, name: string): string =>
  path.join(folder, `${name}.tar${endingOf(key)}`)

const manifestFileOf = ({ folder, key }: BackupFolder, name: string): string =>
  path.join(folder, `${name}.json${endingOf(key)}`)

/** The backups of a folder, oldest first. A missing folder has none. */
export async function listBackups(folder: string): Promise<FoundBackup[]> {
  const files = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return files.sort().flatMap((file) => {
    const [, name, sealed] = manifestFile.exec(file) ?? []
    return name === undefined ? [] : [{ name, sealed: sealed !== undefined }]
  })
}

/** The backups that may have this key, or those without one. */
export const ofSameKind = (all: readonly FoundBackup[], { key }: BackupFolder): FoundBackup[] =>
  all.filter(({ sealed }) => sealed === (key !== undefined))

/** @throws Error if it does not exist, is damaged, or has another key */
export const manifestOf = async (backups: BackupFolder, name: string): Promise<Manifest> =>
  readManifest(await readBytes(manifestFileOf(backups, name), backups.key))

/** Completes a backup whose rows and uploads are written. */
export const writeManifest = (backups: BackupFolder, manifest: Manifest): Promise<void> =>
  writeBytes(manifestFileOf(backups, nameOf(manifest.at)), manifestBytes(manifest), backups.key)

/**
 * The manifests of all backups with this key.
 * @returns undefined in place of one that cannot be read: it is damaged, or has another key
 */
export const readManifests = async (backups: BackupFolder): Promise<(Manifest | undefined)[]> =>
  Promise.all(
    ofSameKind(await listBackups(backups.folder), backups).map(({ name }) =>
      manifestOf(backups, name).catch(() => undefined),
    ),
  )
