import type { Readable } from 'node:stream'
import { AppError, errors } from '../errors'

/** A stored file, open for reading. */
export interface StoredFile {
  readonly stream: Readable
  readonly type: string
  /** Bytes. */
  readonly size: number
}

/** The store of uploads, under keys from `saveFile`. A key is never written twice. */
export interface FileStore {
  put(key: string, bytes: Buffer, type: string): Promise<void>
  /** @returns undefined if the file does not exist */
  open(key: string): Promise<StoredFile | undefined>
  /** Deletes files; a missing one is not an error. */
  remove(keys: readonly string[]): Promise<void>
  /** Whether the store works, as far as known. A store that failed is tried again. */
  isUp(): Promise<boolean>
  close(): void
}

/** Follows the random part of the key of a private file. */
export const privateMark = '-private'

const keyForm = /^[A-Za-z0-9_-]{22}(-private)?(-small)?\.(webp|pdf)$/
const randomLength = 22

/** Whether a text can be a key. Anything else is refused before it reaches a store. */
export const isKey = (text: string): boolean => keyForm.test(text)

/** Whether the file of a key is served only to readers whom its feature authorises. */
export const isPrivateKey = (key: string): boolean => key.startsWith(privateMark, randomLength)

/** The media type of a stored file, from its key. */
export const typeOfKey = (key: string): string => (key.endsWith('.pdf') ? 'application/pdf' : 'image/webp')

/**
 * Waits for a store.
 * @throws unavailable (503) if the store is unreachable, full or broken
 */
export async function orUnavailable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    // The store's own records are in the database.
    if (error instanceof AppError) throw error
    throw errors.unavailable('Files cannot be stored or read right now. Try again in a moment.', 5, {
      part: 'files',
      cause: error,
    })
  }
}
