import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { writeWhole } from './archive-file'

// The layout of a folder of backups. NAME is the moment of a backup. An encrypted file ends in `.age`.
//   NAME.tar             its rows, and its manifest
//   files/AB/ABC….webp   the uploads of all backups, each once; for recipients in files-KEY, where KEY is the beginning of their hash
//   NAME.sha256          the checksums of all its files, for `sha256sum --check`. It is written last: without it, there is no backup.
// So a backup can be added, compared and deleted without the identity that decrypts it.

/** The files of a backup, as paths below the folder with `/`, each with its SHA-256. */
export type Checksums = ReadonlyMap<string, string>

const checksumsFile = /^(\d{4}-\d\d-\d\dT[\d-]+\.\d+Z)\.sha256$/
const checksumLine = /^([\da-f]{64}) {2}([\w./-]+)$/

/** The name of a backup. @param at its moment */
export const nameOf = (at: string): string => at.replaceAll(':', '-')

/** The ending of every file for recipients. */
export const endingOf = (recipients: readonly string[] | undefined): string => (recipients ? '.age' : '')

/** The names of the backups of a folder, oldest first. A missing folder has none. */
export async function listBackups(folder: string): Promise<string[]> {
  const files = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return files.sort().flatMap((file) => checksumsFile.exec(file)?.[1] ?? [])
}

/** @throws Error if it does not exist, or is damaged */
export async function readChecksums(folder: string, name: string): Promise<Checksums> {
  const file = `${name}.sha256`
  const lines = (await readFile(path.join(folder, file), 'utf8')).trimEnd().split('\n')
  return new Map(
    lines.map((line) => {
      const [, sha256, listed] = checksumLine.exec(line) ?? []
      if (sha256 === undefined || listed === undefined)
        throw new Error(`The backup is damaged: ${file} is not as it was written.`)
      return [listed, sha256] as const
    }),
  )
}

/** Completes a backup whose files are written. */
export async function writeChecksums(folder: string, name: string, checksums: Checksums): Promise<void> {
  const lines = [...checksums].map(([file, sha256]) => `${sha256}  ${file}\n`)
  await writeWhole(
    path.join(folder, `${name}.sha256`),
    Readable.from([Buffer.from(lines.join(''))]),
    undefined,
  )
}

/**
 * The files of all backups of a folder, read one backup after the other.
 * @returns `isComplete` is false if the checksums of a backup are damaged
 */
export async function readAllChecksums(
  folder: string,
): Promise<{ readonly files: Checksums; readonly isComplete: boolean }> {
  const files = new Map<string, string>()
  let isComplete = true
  for (const name of await listBackups(folder))
    try {
      for (const [file, sha256] of await readChecksums(folder, name)) files.set(file, sha256)
    } catch {
      isComplete = false
    }
  return { files, isComplete }
}
