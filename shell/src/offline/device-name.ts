/** The name of the database with what members read and write in this browser. Log-out deletes it. */
export const deviceDatabase = 'within-reach'

/**
 * Deletes the database of this browser.
 * @returns resolves when it is deleted or cannot be deleted
 */
export const deleteDeviceDatabase = (): Promise<void> =>
  new Promise((resolve) => {
    try {
      const request = indexedDB.deleteDatabase(deviceDatabase)
      request.onsuccess = request.onerror = request.onblocked = () => resolve()
    } catch {
      // The browser forbids storage, so nothing is kept.
      resolve()
    }
  })
