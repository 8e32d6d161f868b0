import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** A file as it came in, on the disk until its request ends. */
export interface TemporaryFile {
  readonly path: string
  /** Bytes. */
  readonly size: number
}

/** The folder in which files are kept while their request runs. */
export interface TemporaryFiles {
  /**
   * Writes a file; nothing of it stays where that fails.
   * @param onBytes told of each piece before it is written; what it throws ends the file
   */
  write(content: Readable, onBytes: (bytes: number) => void): Promise<TemporaryFile>
  remove(files: readonly TemporaryFile[]): Promise<void>
}

/** A file that nobody has written to for so long, in milliseconds, belongs to a request that ended with its process. */
const abandonedAfter = 15 * 60_000

/**
 * Opens the folder and removes what earlier processes left in it. Several processes may share it, so what is younger
 * than the longest request stays.
 * @param folder DATA_DIR/incoming
 */
export async function openTemporaryFiles(folder: string): Promise<TemporaryFiles> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await removeAbandoned(folder)
  // What a process left that ended just before this one began.
  setTimeout(() => void removeAbandoned(folder).catch(() => {}), abandonedAfter + 60_000).unref()
  return {
    async write(content, onBytes) {
      const file = path.join(folder, randomBytes(16).toString('hex'))
      let size = 0
      try {
        await pipeline(
          content,
          async function* (pieces: AsyncIterable<Buffer>) {
            for await (const piece of pieces) {
              onBytes(piece.length)
              size += piece.length
              yield piece
            }
          },
          createWriteStream(file, { flags: 'wx', mode: 0o600 }),
        )
        return { path: file, size }
      } catch (error) {
        await rm(file, { force: true })
        throw error
      }
    },
    async remove(files) {
      await Promise.all(files.map(({ path: file }) => rm(file, { force: true })))
    },
  }
}

async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name)
    // Another process that shares the folder may remove its own meanwhile.
    const written = await stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => Infinity,
    )
    if (Date.now() - written > abandonedAfter) await rm(file, { force: true })
  }
}
