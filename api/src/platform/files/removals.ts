import type { Database } from '../database/database'
import { areRemovalsHeld } from './removal-hold'
import { findDue, forgetRecorded, type RecordedFile, recordUpload } from './removal-queries'
import type { FileStore } from './store'

/**
 * Records each file in the database before it is stored, so that the cleanup can find it if its post is never written. Only
 * recorded files are ever deleted, because other sites may use the same store. While a backup copies files, none is deleted:
 * the files stay recorded, and a later cleanup deletes them.
 */
export function recordingStore(store: FileStore, database: Database): FileStore {
  return {
    ...store,
    async put(key, bytes, type) {
      await recordUpload(database, key)
      await store.put(key, bytes, type)
    },
    async remove(keys) {
      if (await areRemovalsHeld(database)) return
      await store.remove(keys)
      await forgetRecorded(database, keys)
    },
  }
}

/**
 * Deletes recorded files that are due and that no post names: files of deleted and changed posts that could not be deleted at
 * once, and files whose post was never written.
 * @param store from {@link recordingStore}
 * @returns how many were deleted
 */
export async function removeDue(database: Database, store: FileStore): Promise<number> {
  let removed = 0
  // Every new file is recorded, so a busy site has more in an hour than are looked at at once.
  for (let due: readonly RecordedFile[]; (due = await findRemovable(database)).length > 0;) {
    const unused = due.filter(({ used }) => !used).map(({ key }) => key)
    if (unused.length > 0) await store.remove(unused)
    const used = due.filter((file) => file.used).map(({ key }) => key)
    await forgetRecorded(database, used)
    removed += unused.length
  }
  return removed
}

/** The files that have been due longest; none while a backup needs them. */
const findRemovable = async (database: Database): Promise<readonly RecordedFile[]> =>
  (await areRemovalsHeld(database)) ? [] : findDue(database)
