import { createHash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { readBytes, writeBytes } from './archive-file'
import type { UploadTarget } from './contents'
import { type BackupFolder, endingOf } from './folder'
import { type Manifest, sha256Of, type Upload } from './manifest'
import { sealedSize } from './seal'

/** The folder of the uploads of a key. Each key has its own, so that none overwrites what another one sealed. */
export const poolOf = ({ folder, key }: BackupFolder): string =>
  path.join(folder, key ? `files-${createHash('sha256').update(key).digest('hex').slice(0, 8)}` : 'files')

/** The file of an upload. */
export const uploadFileOf = (backups: BackupFolder, upload: string): string =>
  path.join(poolOf(backups), upload.slice(0, 2), `${upload}${endingOf(backups.key)}`)

/**
 * Reads an upload.
 * @throws Error if it is missing or differs
 */
export async function readUpload(backups: BackupFolder, { key, sha256 }: Upload): Promise<Buffer> {
  const file = uploadFileOf(backups, key)
  const content = await readBytes(file, backups.key)
  if (sha256Of(content) !== sha256)
    throw new Error(`The backup is damaged: ${file} is not as it was written.`)
  return content
}

/** Stores each upload once for all backups of a folder. */
export interface UploadPool extends UploadTarget {
  /** How many uploads this backup added. */
  added(): number
}

/** @param earlier the manifests of the backups in the folder */
export function openPool(backups: BackupFolder, earlier: readonly Manifest[]): UploadPool {
  const known = new Map(earlier.flatMap(({ uploads }) => uploads.map((upload) => [upload.key, upload])))
  let added = 0
  return {
    added: () => added,
    async find(key) {
      const upload = known.get(key)
      if (!upload) return undefined
      const file = await stat(uploadFileOf(backups, key)).catch(() => undefined)
      return file?.size === (backups.key ? sealedSize(upload.bytes) : upload.bytes) ? upload : undefined
    },
    async add({ key }, content) {
      await writeBytes(uploadFileOf(backups, key), content, backups.key)
      added++
      return undefined
    },
  }
}
