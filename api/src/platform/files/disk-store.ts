import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type FileStore, isKey, typeOfKey } from './store'

/**
 * Stores files in a folder, in subfolders by the first letters of the key.
 * @param folder DATA_DIR/files
 */
export function diskStore(folder: string): FileStore {
  /** Whether the last file could not be stored, for example on a full disk. */
  let failed = false
  const canWrite = async (): Promise<boolean> => {
    const probe = path.join(folder, `probe-${randomUUID()}`)
    try {
      await mkdir(folder, { recursive: true })
      // A full disk accepts an empty file.
      await writeFile(probe, Buffer.alloc(64 * 1024))
      return true
    } catch {
      return false
    } finally {
      await rm(probe, { force: true }).catch(() => {})
    }
  }
  const pathOf = (key: string) => {
    if (!isKey(key)) throw new Error('not the key of a file')
    return path.join(folder, key.slice(0, 2), key)
  }
  return {
    async put(key, bytes) {
      const target = pathOf(key)
      const half = `${target}.half`
      try {
        await mkdir(path.dirname(target), { recursive: true })
        // Sync the file before the rename, and the folder after it: a stored file survives a power cut, and is complete.
        await closing(await open(half, 'w'), async (file) => {
          await file.writeFile(bytes)
          await file.sync()
        })
        await rename(half, target)
        await syncFolder(path.dirname(target))
        failed = false
      } catch (error) {
        failed = true
        await rm(half, { force: true }).catch(() => {})
        throw error
      }
    },
    async open(key) {
      const file = await open(pathOf(key)).catch(absent)
      if (!file) return undefined
      const { size } = await file.stat()
      return { stream: file.createReadStream(), type: typeOfKey(key), size }
    },
    async remove(keys) {
      await Promise.all(keys.map((key) => rm(pathOf(key), { force: true })))
    },
    async isUp() {
      if (failed) failed = !(await canWrite())
      return !failed
    },
    close() {},
  }
}

/** Windows does not open folders. Its file system syncs names itself. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform !== 'win32') await closing(await open(folder), (file) => file.sync())
}

async function closing(file: FileHandle, work: (file: FileHandle) => Promise<void>): Promise<void> {
  try {
    await work(file)
  } finally {
    await file.close()
  }
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
