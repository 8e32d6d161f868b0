import { createHash, type Hash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { decrypt, encrypt, isEncrypted } from './age'
import { type Entry, readTar } from './tar'

/**
 * Writes a file that appears under its name only when it is complete, on the disk, and read again as it was written.
 * @param recipients encrypt it
 * @returns the SHA-256 of the file
 * @throws Error if it cannot be written, or differs when it is read
 */
export async function writeWhole(
  file: string,
  bytes: AsyncIterable<Uint8Array>,
  recipients: readonly string[] | undefined,
): Promise<string> {
  const half = `${file}.part`
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  try {
    const hash = createHash('sha256')
    const target = createWriteStream(half, { mode: 0o600, flush: true })
    await pipeline(recipients ? encrypt(bytes, recipients) : bytes, through(hash), target)
    const written = hash.digest('hex')
    if ((await sha256OfFile(half)) !== written)
      throw new Error(`${file} is not read as it was written. Look at its disk.`)
    await rename(half, file)
    await syncFolder(path.dirname(file))
    return written
  } catch (error) {
    await rm(half, { force: true }).catch(() => {})
    throw error
  }
}

const through = (hash: Hash) =>
  async function* (source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of source) {
      hash.update(chunk)
      yield chunk
    }
  }

/**
 * Compares a file of a backup with its SHA-256.
 * @throws Error if it is missing or differs
 */
export async function demandUnchanged(file: string, sha256: string): Promise<void> {
  const found = await sha256OfFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (found !== sha256)
    throw new Error(
      `The backup is damaged: ${file} is ${found === undefined ? 'missing' : 'not as it was written'}.`,
    )
}

/** In hexadecimal. */
async function sha256OfFile(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of bytesOf(file)) hash.update(chunk)
  return hash.digest('hex')
}

/**
 * Reads a file that {@link writeWhole} wrote.
 * @param identities decrypt it
 * @throws Error if it does not exist, is damaged, or the identities do not fit
 */
export async function* readWhole(
  file: string,
  identities: readonly string[] | undefined,
): AsyncGenerator<Uint8Array> {
  const encrypted = await isEncrypted(file)
  if (encrypted && !identities) throw new Error(`${file} is encrypted: name the identity with --identity.`)
  if (!encrypted && identities) throw new Error(`${file} is not encrypted: leave out --identity.`)
  if (!identities) return yield* bytesOf(file)
  try {
    yield* decrypt(bytesOf(file), identities)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`${file} cannot be decrypted: ${reason}.`, { cause: error })
  }
}

const bytesOf = (file: string): AsyncIterable<Buffer> =>
  createReadStream(file, { highWaterMark: 2 ** 20 }) as AsyncIterable<Buffer>

/** The entries of an archive file. */
export const entriesOf = (file: string, identities: readonly string[] | undefined): AsyncIterable<Entry> =>
  readTar(readWhole(file, identities))

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
