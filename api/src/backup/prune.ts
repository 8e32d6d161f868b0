import { rm } from 'node:fs/promises'
import path from 'node:path'
import { listBackups, readAllChecksums } from './folder'
import { removeUnnamed } from './upload-pool'

/**
 * Deletes the oldest backups, and then the uploads that no other one names.
 * @param keep how many backups stay
 * @returns how many were deleted
 */
export async function prune(folder: string, keep: number): Promise<number> {
  const all = await listBackups(folder)
  const old = all.slice(0, Math.max(0, all.length - keep))
  for (const name of old)
    // The checksums first: without them, there is no backup.
    for (const ending of ['.sha256', '.tar', '.tar.age'])
      await rm(path.join(folder, `${name}${ending}`), { force: true })
  if (old.length === 0) return 0
  const { files, isComplete } = await readAllChecksums(folder)
  // The uploads of a damaged backup are unknown, so none may be deleted.
  if (isComplete) await removeUnnamed(folder, files)
  return old.length
}
