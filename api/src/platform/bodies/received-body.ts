import { limits } from '@within-reach/contract'
import { type AppError, errors } from '../errors'
import type { TemporaryFile } from './temporary-files'

/** A file as it came in, judged by nobody yet. It is removed when its request ends. */
export interface UploadedFile extends TemporaryFile {
  /** The name its owner gave it. */
  readonly name: string
}

/** A form as it came in: its text fields in their order, and its files. */
export interface ReceivedBody {
  readonly pairs: Iterable<[name: string, value: string]>
  readonly files: readonly UploadedFile[]
}

/** More fields than any form has. */
export const fieldsAtMost = 100

export const tooManyFields = (): AppError => errors.tooLarge(`A form takes at most ${fieldsAtMost} fields.`)

/** @throws too-large (413) */
export function demandSize(bytes: number): void {
  if (bytes > limits.bodyBytes)
    throw errors.tooLarge(`A form with its files may be at most ${megabytes(limits.bodyBytes)}.`)
}

export const megabytes = (bytes: number): string => `${bytes / 1024 / 1024} MB`

/** What a message may repeat of a name that somebody else chose. */
export const quoted = (name = ''): string => (name.length > 60 ? `${name.slice(0, 60)}…` : name)
