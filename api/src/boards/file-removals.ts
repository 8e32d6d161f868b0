import type { Database } from '../platform/database/database'
import type { FileStore } from '../platform/files/store'
import { deleteRemovals, findRemovals } from './file-queries'

/**
 * Removes the files of deleted and changed posts that could not be removed at once, because the store was away or the
 * process ended.
 * @returns how many were removed
 */
export async function removeNotedFiles(database: Database, store: FileStore): Promise<number> {
  const noted = await findRemovals(database)
  const keys = noted.filter(({ used }) => !used).map(({ key }) => key)
  await store.remove(keys)
  await deleteRemovals(
    database,
    noted.map(({ key }) => key),
  )
  return keys.length
}
