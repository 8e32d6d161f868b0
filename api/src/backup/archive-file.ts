import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { seal, unseal } from './seal'
import { type Entry, readTar } from './tar'

/**
 * Writes a file that appears under its name only when it is complete, on the disk, and checked.
 * @param key encrypts it
 * @param check reads the written file; if it throws, the file is deleted
 * @returns what the check returned
 */
export async function writeWhole<T>(
  file: string,
  bytes: AsyncIterable<Buffer>,
  key: Buffer | undefined,
  check: (written: string) => Promise<T>,
): Promise<T> {
  const half = `${file}.part`
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  try {
    const target = createWriteStream(half, { mode: 0o600, flush: true })
    await pipeline(key ? seal(bytes, key) : bytes, target)
    const checked = await check(half)
    await rename(half, file)
    await syncFolder(path.dirname(file))
    return checked
  } catch (error) {
    await rm(half, { force: true }).catch(() => {})
    throw error
  }
}

/** Writes bytes like {@link writeWhole}, and compares what can be read again. */
export const writeBytes = (file: string, bytes: Buffer, key: Buffer | undefined): Promise<void> =>
  writeWhole(file, Readable.from([bytes]), key, async (written) => {
    if (!(await readBytes(written, key)).equals(bytes)) throw new Error(`${file} cannot be read again.`)
  })

/** The content of a file that {@link writeBytes} wrote. */
export const readBytes = (file: string, key: Buffer | undefined): Promise<Buffer> =>
  buffer(readWhole(file, key))

/** Reads a file that {@link writeWhole} wrote. @throws Error if it does not exist, or the key is not its own */
export function readWhole(file: string, key: Buffer | undefined): AsyncIterable<Buffer> {
  const source = createReadStream(file, { highWaterMark: 2 ** 20 }) as AsyncIterable<Buffer>
  return key ? unseal(source, key) : source
}

/** The entries of an archive file. */
export const entriesOf = (file: string, key: Buffer | undefined): AsyncIterable<Entry> =>
  readTar(readWhole(file, key))

/** Windows does not open folders. Its file system syncs names itself. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
