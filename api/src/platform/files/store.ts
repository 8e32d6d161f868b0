import type { Readable } from 'node:stream'

/** A stored file, open for reading. */
export interface StoredFile {
  readonly stream: Readable
  readonly type: string
  /** Bytes. */
  readonly size: number
}

/** Where uploads are kept. Keys are made by `newKey`; a key is never written twice. */
export interface FileStore {
  put(key: string, bytes: Buffer, type: string): Promise<void>
  /** @returns undefined where there is no such file */
  open(key: string): Promise<StoredFile | undefined>
  remove(keys: readonly string[]): Promise<void>
}

const keyForm = /^[A-Za-z0-9_-]{22}(-small)?\.(webp|pdf)$/

/** Whether a text could be a key; anything else is refused before it reaches a store. */
export const isKey = (text: string): boolean => keyForm.test(text)

/** The media type of a stored file, which its key tells. */
export const typeOfKey = (key: string): string => (key.endsWith('.pdf') ? 'application/pdf' : 'image/webp')
