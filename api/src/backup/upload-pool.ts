import { createHash } from 'node:crypto'
import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { demandUnchanged, readWhole, writeWhole } from './archive-file'
import type { UploadTarget } from './contents'
import { type Checksums, endingOf } from './folder'

const poolName = /^files(-[\da-f]{8})?$/

/** The path of an upload below the folder. Recipients have a folder of their own, so that none overwrites a file that is for others. */
export function uploadFileOf(recipients: readonly string[] | undefined, upload: string): string {
  const suffix = recipients
    ? `-${createHash('sha256')
        .update([...recipients].sort().join('\n'))
        .digest('hex')
        .slice(0, 8)}`
    : ''
  return `files${suffix}/${upload.slice(0, 2)}/${upload}${endingOf(recipients)}`
}

/** Stores each upload once for all backups of a folder. */
export interface UploadPool extends UploadTarget {
  /** How many uploads this backup added. */
  added(): number
}

/** @param earlier the files of the backups in the folder */
export function openPool(
  folder: string,
  recipients: readonly string[] | undefined,
  earlier: Checksums,
): UploadPool {
  let added = 0
  return {
    added: () => added,
    async find(key) {
      const file = uploadFileOf(recipients, key)
      const sha256 = earlier.get(file)
      if (sha256 === undefined) return undefined
      const found = await stat(path.join(folder, file)).catch(() => undefined)
      return found && { key, sha256 }
    },
    async add(key, content) {
      const file = path.join(folder, uploadFileOf(recipients, key))
      const sha256 = await writeWhole(file, Readable.from([content]), recipients)
      added++
      return { upload: { key, sha256 } }
    },
  }
}

/**
 * Reads an upload.
 * @param sha256 of the file
 * @throws Error if it is missing or differs, or the identities do not fit
 */
export async function readUpload(
  file: string,
  sha256: string,
  identities: readonly string[] | undefined,
): Promise<Buffer> {
  await demandUnchanged(file, sha256)
  return buffer(readWhole(file, identities))
}

/** Deletes the uploads that no backup names. @param named the files of all backups */
export async function removeUnnamed(folder: string, named: Checksums): Promise<void> {
  for (const pool of (await readdir(folder)).filter((name) => poolName.test(name)))
    for (const part of await readdir(path.join(folder, pool)))
      for (const file of await readdir(path.join(folder, pool, part)))
        if (!named.has(`${pool}/${part}/${file}`)) await rm(path.join(folder, pool, part, file))
}
