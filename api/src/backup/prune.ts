import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { type BackupFolder, listBackups, readManifests } from './folder'
import { poolOf, uploadFileOf } from './upload-pool'

/**
 * Deletes the oldest backups, and then the uploads that no other one names.
 * @param keep how many backups stay
 * @returns how many were deleted
 */
export async function prune(backups: BackupFolder, keep: number): Promise<number> {
  const all = await listBackups(backups.folder)
  const old = all.slice(0, Math.max(0, all.length - keep))
  for (const { name, sealed } of old)
    // The manifest first: without it, there is no backup.
    for (const ending of ['.json', '.tar'])
      await rm(path.join(backups.folder, `${name}${ending}${sealed ? '.sealed' : ''}`), { force: true })
  if (old.length > 0) await removeUnnamed(backups)
  return old.length
}

async function removeUnnamed(backups: BackupFolder): Promise<void> {
  const named = new Set<string>()
  for (const manifest of await readManifests(backups)) {
    // Its uploads are unknown, so none may be deleted.
    if (!manifest) return
    for (const { key } of manifest.uploads) named.add(uploadFileOf(backups, key))
  }
  const pool = poolOf(backups)
  for (const folder of await readdir(pool).catch(() => []))
    for (const file of await readdir(path.join(pool, folder))) {
      const location = path.join(pool, folder, file)
      if (!named.has(location)) await rm(location)
    }
}
