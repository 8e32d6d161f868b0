import type { Database } from '../platform/database/database'
import type { FileStore } from '../platform/files/store'
import { findUsedKeys } from './file-queries'

/** Younger files may belong to a post that is being written, in milliseconds. */
const uploadTime = 24 * 60 * 60_000
const batch = 500

/**
 * Removes stored files that no post names, such as a crash between storing a file and writing its post leaves them.
 * @param now milliseconds since 1970
 * @returns how many were removed
 */
export async function removeOrphanedFiles(
  database: Database,
  store: FileStore,
  now: number,
): Promise<number> {
  let removed = 0
  let keys: string[] = []
  const removeUnused = async (): Promise<void> => {
    const used = new Set(await findUsedKeys(database, keys))
    const orphans = keys.filter((key) => !used.has(key))
    await store.remove(orphans)
    removed += orphans.length
    keys = []
  }
  for await (const { key, changedAt } of store.list()) {
    if (now - changedAt < uploadTime) continue
    if (keys.push(key) === batch) await removeUnused()
  }
  await removeUnused()
  return removed
}
