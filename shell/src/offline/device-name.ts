/** The database of this browser with what members read and write. It is deleted at log-out. */
export const deviceDatabase = 'within-reach'

/**
 * Deletes what this browser keeps of a member.
 * @returns when it is gone, or cannot be deleted
 */
export const forgetDevice = (): Promise<void> =>
  new Promise((resolve) => {
    try {
      const request = indexedDB.deleteDatabase(deviceDatabase)
      request.onsuccess = request.onerror = request.onblocked = () => resolve()
    } catch {
      // The browser forbids storage, so nothing is kept.
      resolve()
    }
  })
