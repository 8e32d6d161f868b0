import type { Readable } from 'node:stream'
import { errors } from '../errors'

/** A stored file, open for reading. */
export interface StoredFile {
  readonly stream: Readable
  readonly type: string
  /** Bytes. */
  readonly size: number
}

/** Where uploads are kept, under keys that `saveFile` makes; a key is never written twice. */
export interface FileStore {
  put(key: string, bytes: Buffer, type: string): Promise<void>
  /** @returns undefined where there is no such file */
  open(key: string): Promise<StoredFile | undefined>
  /** Removes files; one that is not there is no error. */
  remove(keys: readonly string[]): Promise<void>
  /** Whether it answered lately, as far as is known. */
  isUp(): boolean
  close(): void
}

const keyForm = /^[A-Za-z0-9_-]{22}(-small)?\.(webp|pdf)$/

/** Whether a text could be a key; anything else is refused before it reaches a store. */
export const isKey = (text: string): boolean => keyForm.test(text)

/** The media type of a stored file, which its key tells. */
export const typeOfKey = (key: string): string => (key.endsWith('.pdf') ? 'application/pdf' : 'image/webp')

/**
 * Waits for a store.
 * @throws unavailable (503) where the store is away, full or broken
 */
export async function orUnavailable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw errors.unavailable('Files cannot be stored or read right now. Try again in a moment.', 5, error)
  }
}
