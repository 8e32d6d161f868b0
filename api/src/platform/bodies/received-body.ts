import { limits } from '@within-reach/contract'
import { type AppError, errors } from '../errors'
import type { TemporaryFile } from './temporary-files'

/** A received file, not checked yet. It is deleted when its request ends. */
export interface UploadedFile extends TemporaryFile {
  /** Its original name. */
  readonly name: string
}

/** A received form: its text fields in order, and its files. */
export interface ReceivedBody {
  readonly pairs: Iterable<[name: string, value: string]>
  readonly files: readonly UploadedFile[]
}

/** More fields than any form has. */
export const maxFields = 100

/** The error for a form with too many fields. */
export const tooManyFields = (): AppError => errors.tooLarge(`A form takes at most ${maxFields} fields.`)

/** @throws too-large (413) */
export function demandSize(bytes: number): void {
  if (bytes > limits.bodyBytes)
    throw errors.tooLarge(`A form with its files may be at most ${megabytes(limits.bodyBytes)}.`)
}

/** Formats a size in bytes as megabytes. */
export const megabytes = (bytes: number): string => `${bytes / 1024 / 1024} MB`

/** The part of a client's name for something that a message may repeat. */
export const quoted = (name = ''): string => (name.length > 60 ? `${name.slice(0, 60)}…` : name)
