import { createReadStream } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { type FileStore, typeOfKey } from './store'

/**
 * Keeps files in a folder, spread over subfolders by the key's first letters.
 * @param folder DATA_DIR/files
 */
export function diskStore(folder: string): FileStore {
  const placeOf = (key: string) => path.join(folder, key.slice(0, 2), key)
  return {
    async put(key, bytes) {
      const place = placeOf(key)
      const half = `${place}.half`
      await mkdir(path.dirname(place), { recursive: true })
      // Synced before it is named: after a power cut a file is whole or not there.
      const file = await open(half, 'w')
      try {
        await file.writeFile(bytes)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(half, place)
    },
    async open(key) {
      const place = placeOf(key)
      const found = await stat(place).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined
        throw error
      })
      return found && { stream: createReadStream(place), type: typeOfKey(key), size: found.size }
    },
    async remove(keys) {
      await Promise.all(keys.map((key) => rm(placeOf(key), { force: true })))
    },
  }
}
