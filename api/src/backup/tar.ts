import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { extract, type Pack, pack } from 'tar-stream'

/** A file in an archive. */
export interface Entry {
  readonly name: string
  readonly content: Buffer
}

/** The bytes of a tar file with these entries. It holds one entry in memory. */
export async function* writeTar(entries: AsyncIterable<Entry>): AsyncGenerator<Uint8Array> {
  const archive = pack()
  void addAll(archive, entries)
  yield* archive as AsyncIterable<Uint8Array>
}

/** An error of the entries becomes one of the archive, where its reader gets it. */
async function addAll(archive: Pack, entries: AsyncIterable<Entry>): Promise<void> {
  try {
    for await (const { name, content } of entries)
      await new Promise<void>((resolve, reject) => {
        archive.entry({ name, mode: 0o600 }, content, (error) => (error ? reject(error) : resolve()))
      })
    archive.finalize()
  } catch (error) {
    archive.destroy(error instanceof Error ? error : new Error(String(error)))
  }
}

/**
 * Reads the entries of a tar file. It holds one entry in memory.
 * @throws the error of the source; Error if the archive is damaged or ends within an entry
 */
export async function* readTar(source: AsyncIterable<Uint8Array>): AsyncGenerator<Entry> {
  let failure: unknown
  const watched = async function* (): AsyncGenerator<Uint8Array> {
    try {
      yield* source
    } catch (error) {
      failure = error
      throw error
    }
  }
  const archive = extract()
  const read = pipeline(watched, archive)
  // An error reaches the loop as well. Without a handler here, it would end the process before.
  read.catch(() => {})
  try {
    for await (const entry of archive) yield { name: entry.header.name, content: await buffer(entry) }
    await read
  } catch (error) {
    if (error === failure) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`The archive is damaged: ${reason}`, { cause: error })
  }
}
