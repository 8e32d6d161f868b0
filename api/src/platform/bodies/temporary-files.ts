import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** A received file, on disk until its request ends. */
export interface TemporaryFile {
  readonly path: string
  /** Bytes. */
  readonly size: number
}

/** The folder of files whose request is running. */
export interface TemporaryFiles {
  /**
   * Writes a file; deletes it if that fails.
   * @param onBytes called before each chunk is written; if it throws, the file ends
   */
  write(content: Readable, onBytes: (bytes: number) => void): Promise<TemporaryFile>
  remove(files: readonly TemporaryFile[]): Promise<void>
}

/** Milliseconds after the last write, after which a file belongs to a request of a dead process. */
const abandonedAfter = 15 * 60_000

/**
 * Opens the folder and deletes what earlier processes left in it. Several processes may share the folder, so files younger
 * than the longest request stay.
 * @param folder DATA_DIR/incoming
 */
export async function openTemporaryFiles(folder: string): Promise<TemporaryFiles> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await removeAbandoned(folder)
  // A process may have ended just before this one started.
  setTimeout(() => void removeAbandoned(folder).catch(() => {}), abandonedAfter + 60_000).unref()
  return {
    async write(content, onBytes) {
      const file = path.join(folder, randomBytes(16).toString('hex'))
      const sink = createWriteStream(file, { flags: 'wx', mode: 0o600 })
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
          sink,
        )
        return { path: file, size }
      } catch (error) {
        // A file that is still being opened would be created after its deletion.
        if (!sink.closed) await new Promise<void>((resolve) => void sink.once('close', resolve))
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
    // Another process on the same folder may delete its own file meanwhile.
    const written = await stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => Infinity,
    )
    if (Date.now() - written > abandonedAfter) await rm(file, { force: true })
  }
}
