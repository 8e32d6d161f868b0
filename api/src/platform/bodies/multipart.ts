import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { Busboy, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy'
import { type FileField, limits } from '@within-reach/contract'
import { AppError, errors } from '../errors'
import type { BodyShare } from './body-budget'
import { demandSize, maxFields, megabytes, quoted, type ReceivedBody, tooManyFields } from './received-body'
import type { TemporaryFile, TemporaryFiles } from './temporary-files'

export interface MultipartParts {
  /** The file field of the call. A file in any other field is refused before it is read. */
  readonly field: FileField | undefined
  /** The maximum number of text bytes in all fields together. */
  readonly maxTextBytes: number
  readonly share: BodyShare
  readonly files: TemporaryFiles
  /** Aborted with the error to answer if the body does not arrive. */
  readonly signal: AbortSignal
}

/** Browsers send an empty file field as a file without name and content. */
type Part = { readonly name: string; readonly written: Promise<TemporaryFile | undefined> }

/**
 * Parses a multipart body (RFC 7578) as it arrives. Files are streamed to disk. If the form is refused, its files are
 * deleted before the error is thrown.
 * @throws invalid (400) for a malformed form, a file in another field or too many files, too-large (413), too-many (429),
 * unavailable (503)
 */
export async function readMultipart(raw: IncomingMessage, parts: MultipartParts): Promise<ReceivedBody> {
  const reading = createReading(raw, parts)
  try {
    await reading.ended
    const received = await Promise.all(
      reading.parts.map(async ({ name, written }) => ({ name, file: await written })),
    )
    const files = received.flatMap(({ name, file }) => (file ? [{ name, ...file }] : []))
    // A file without a name may be an empty field: that is known only at its end.
    if (parts.field && files.length > parts.field.most) throw tooManyFiles(parts.field)
    return { pairs: reading.pairs, files }
  } catch (error) {
    reading.stop()
    const ends = await Promise.allSettled(reading.parts.map(({ written }) => written))
    await parts.files.remove(ends.flatMap((end) => (end.status === 'fulfilled' && end.value) || []))
    throw asAppError(error as Error)
  }
}

function createReading(raw: IncomingMessage, { field, maxTextBytes, share, files, signal }: MultipartParts) {
  const parser = createParser(raw, maxTextBytes)
  const pairs: [string, string][] = []
  const parts: Part[] = []
  const open = new Set<Readable>()
  let textLength = 0
  let received = 0
  let fail: (error: Error) => void = () => {}
  const orFail = (act: () => void): void => {
    try {
      act()
    } catch (error) {
      fail(error as Error)
    }
  }

  const onFile = (name: string | undefined, content: Readable, fileName: string): void => {
    // The writer reports an early end of a file. Without this listener the error would end the process.
    content.on('error', () => {})
    const belongs = field !== undefined && name === field.field
    if (!belongs && fileName !== '') throw errors.invalid(quoted(name), 'takes no file')
    if (!belongs) {
      content.once('data', () => fail(errors.invalid(quoted(name), 'takes no file')))
      return
    }
    if (parts.length === field.most && fileName !== '') throw tooManyFiles(field)
    open.add(content)
    content.once('close', () => open.delete(content))
    content.once('limit', () => fail(fileTooLarge(fileName)))
    const written = files
      .write(content, (bytes) => share.move(bytes))
      .then((file) =>
        fileName === '' && file.size === 0 ? files.remove([file]).then(() => undefined) : file,
      )
    written.catch(fail)
    parts.push({ name: fileName, written })
  }
  const onField = (name: string | undefined, value: string, isCut: boolean): void => {
    if (name === undefined) throw errors.unreadable('The form could not be read: a part of it has no name.')
    textLength += name.length + value.length
    if (isCut || textLength > maxTextBytes) throw textTooLarge(maxTextBytes)
    pairs.push([name, value])
  }
  const count = (piece: Buffer): void =>
    orFail(() => {
      // A chunked body does not announce its length.
      demandSize((received += piece.length))
      share.take('memory', piece.length)
    })
  const ended = new Promise<void>((resolve, reject) => {
    fail = reject
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
    raw.on('error', reject)
    raw.once('close', () => raw.complete || reject(new Error('the client disconnected')))
    parser.on('file', (name, content, fileName) => orFail(() => onFile(name, content, fileName)))
    parser.on('field', (name, value, _nameIsCut, isCut) => orFail(() => onField(name, value, isCut)))
    for (const limit of ['fieldsLimit', 'partsLimit'] as const)
      parser.once(limit, () => reject(tooManyFields()))
    parser.on('error', reject)
    parser.once('finish', resolve)
    raw.on('data', count)
    raw.pipe(parser)
  })
  return {
    pairs,
    parts,
    ended,
    stop() {
      raw.unpipe(parser).off('data', count)
      for (const content of open) content.destroy(new Error('the form was refused'))
    },
  }
}

/** @throws invalid (400) if the body cannot be split into parts */
function createParser(raw: IncomingMessage, maxTextBytes: number): BusboyInstance {
  try {
    return new Busboy({
      headers: raw.headers as BusboyHeaders,
      limits: {
        fileSize: limits.fileBytes,
        fields: maxFields,
        parts: maxFields + limits.versionFiles,
        fieldSize: maxTextBytes,
        headerPairs: 100,
        headerSize: 16 * 1024,
      },
    })
  } catch (error) {
    throw asAppError(error as Error)
  }
}

const textTooLarge = (most: number): AppError =>
  errors.tooLarge(`The text of this form may be at most ${Math.floor(most / 1024)} kB.`)

const tooManyFiles = ({ field, most }: FileField): AppError =>
  errors.invalid(field, `takes at most ${most} files`)

function fileTooLarge(name: string): AppError {
  const why = `is too large: a file may be at most ${megabytes(limits.fileBytes)}`
  return name === '' ? errors.tooLarge(`A file ${why}.`) : errors.refusedFile('size', quoted(name), why)
}

function asAppError(error: Error & { syscall?: string }): AppError {
  if (error instanceof AppError) return error
  // The disk is full or broken.
  if (error.syscall !== undefined && error.syscall !== 'read')
    return errors.unavailable('Files cannot be stored or read right now. Try again in a moment.', 5, {
      part: 'files',
      cause: error,
    })
  return errors.unreadable('The form could not be read: its multipart body is damaged.')
}
