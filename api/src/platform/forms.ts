import multipart, { type MultipartFile } from '@fastify/multipart'
import { limits, type Call } from '@within-reach/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError, errors } from './errors'
import { readUrlencoded } from './urlencoded'

/** A file as it came in, judged by nobody yet. */
export interface UploadedFile {
  /** The name its owner gave it. */
  readonly name: string
  readonly bytes: Buffer
}

/** A form, whichever way it was encoded. */
export interface Form {
  readonly text: Readonly<Record<string, string>>
  readonly files: readonly UploadedFile[]
}

/** No form's text is longer than this: a description of 20,000 characters, percent-encoded, is 180 kB. */
const textBytes = 1024 * 1024
const fieldsAtMost = 100
const megabytes = (bytes: number): string => `${bytes / 1024 / 1024} MB`

const emptyForm: Form = { text: {}, files: [] }

/** Takes forms and nothing else: any other body is refused with 415. */
export async function registerForms(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers()
  // Text-only forms take this parser: the one for files costs many times more a call.
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer', bodyLimit: textBytes },
    (_request, body, done) => {
      try {
        done(null, { text: gather(readUrlencoded(body as Buffer)), files: [] } satisfies Form)
      } catch (error) {
        done(error as Error)
      }
    },
  )
  await app.register(multipart, {
    limits: {
      fileSize: limits.fileBytes,
      fields: fieldsAtMost,
      fieldSize: textBytes,
      fieldNameSize: 200,
      headerPairs: 100,
    },
  })
}

/**
 * Reads the form of a call. What is too large is refused as soon as that is known, not after it was read.
 * @throws invalid (400) for what is not a form, a field given twice or a file too many, too-large (413),
 *   unsupported-type (415)
 */
export async function readForm(request: FastifyRequest, call: Call): Promise<Form> {
  if (!request.isMultipart()) return isForm(request.body) ? request.body : emptyForm
  demandSize(Number(request.headers['content-length'] ?? 0))
  const pairs: [string, string][] = []
  const files: UploadedFile[] = []
  let length = 0
  let fileLength = 0
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        const file = await readFile(part, call, files.length)
        if (file) files.push(file)
        // A body that comes in chunks does not say beforehand how long it is.
        demandSize((fileLength += file?.bytes.length ?? 0))
        continue
      }
      const value = String(part.value)
      length += part.fieldname.length + value.length
      if (length > textBytes)
        throw errors.tooLarge(`The text of a form may be at most ${megabytes(textBytes)}.`)
      pairs.push([part.fieldname, value])
    }
  } catch (error) {
    throw readable(error as Error & { code?: string })
  }
  return { text: gather(pairs), files }
}

function demandSize(bytes: number): void {
  if (bytes > limits.bodyBytes)
    throw errors.tooLarge(`A form with its files may be at most ${megabytes(limits.bodyBytes)}.`)
}

async function readFile(
  part: MultipartFile,
  { files }: Call,
  already: number,
): Promise<UploadedFile | undefined> {
  const { fieldname, filename: name = '' } = part
  // A browser sends an empty file field as a file without name and content.
  if (name === '' && (await part.toBuffer()).length === 0) return undefined
  if (fieldname !== files?.field) throw errors.invalid(shortened(fieldname), 'takes no file')
  if (already === files.most) throw errors.invalid(fieldname, `takes at most ${files.most} files`)
  try {
    return { name, bytes: await part.toBuffer() }
  } catch (error) {
    if ((error as { code?: string }).code !== 'FST_REQ_FILE_TOO_LARGE') throw error
    throw errors.tooLarge(
      `"${shortened(name)}" is too large: a file may be at most ${megabytes(limits.fileBytes)}.`,
    )
  }
}

function gather(pairs: Iterable<[string, string]>): Record<string, string> {
  // Without a prototype, a field called __proto__ is a field like any other.
  const text = Object.create(null) as Record<string, string>
  let count = 0
  for (const [name, value] of pairs) {
    if (name in text) throw errors.invalid(shortened(name), 'is given twice')
    if (++count > fieldsAtMost) throw errors.tooLarge(`A form takes at most ${fieldsAtMost} fields.`)
    text[name] = value
  }
  return text
}

function readable(error: Error & { code?: string }): AppError {
  if (error instanceof AppError) return error
  // A file that came without a name.
  if (error.code === 'FST_REQ_FILE_TOO_LARGE')
    return errors.tooLarge(`A file may be at most ${megabytes(limits.fileBytes)}.`)
  if (error.code === 'FST_FIELDS_LIMIT' || error.code === 'FST_PARTS_LIMIT')
    return errors.tooLarge(`A form takes at most ${fieldsAtMost} fields.`)
  return errors.unreadable('The form could not be read: its multipart body is damaged.')
}

/** What a message may repeat of a name that somebody else chose. */
const shortened = (name: string): string => (name.length > 60 ? `${name.slice(0, 60)}…` : name)

const isForm = (body: unknown): body is Form => typeof body === 'object' && body !== null && 'text' in body
