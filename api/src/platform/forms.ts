import multipart from '@fastify/multipart'
import { limits, type Call } from '@within-reach/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError, errors } from './errors'

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

/** No form without files is larger than this: a description of 20,000 characters, percent-encoded, is 180 kB. */
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
    { parseAs: 'string', bodyLimit: textBytes },
    (_request, body, done) => {
      try {
        done(null, { text: gather(new URLSearchParams(body.toString())), files: [] } satisfies Form)
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
 * Reads the form of a call.
 * @throws invalid (400) for what is not a form or a field given twice, too-large (413), unsupported-type (415)
 */
export async function readForm(request: FastifyRequest, call: Call): Promise<Form> {
  if (!request.isMultipart()) return isForm(request.body) ? request.body : emptyForm
  const pairs: [string, string][] = []
  const files: UploadedFile[] = []
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        pairs.push([part.fieldname, String(part.value)])
        continue
      }
      const bytes = await part.toBuffer()
      // A browser sends an empty file field as a file without name and content.
      if (bytes.length === 0 && !part.filename) continue
      if (part.fieldname !== call.files?.field) throw errors.invalid(part.fieldname, 'takes no file')
      if (files.length === call.files.most) {
        throw errors.invalid(part.fieldname, `takes at most ${call.files.most} files`)
      }
      files.push({ name: part.filename ?? '', bytes })
    }
  } catch (error) {
    throw readable(error as Error & { code?: string; part?: { filename?: string } })
  }
  return { text: gather(pairs), files }
}

function gather(pairs: Iterable<[string, string]>): Record<string, string> {
  // Without a prototype, a field called __proto__ is a field like any other.
  const text = Object.create(null) as Record<string, string>
  let count = 0
  for (const [name, value] of pairs) {
    if (name in text) throw errors.invalid(name, 'is given twice')
    if (++count > fieldsAtMost) throw errors.tooLarge(`A form takes at most ${fieldsAtMost} fields.`)
    text[name] = value
  }
  return text
}

function readable(error: Error & { code?: string; part?: { filename?: string } }): AppError {
  if (error instanceof AppError) return error
  switch (error.code) {
    case 'FST_REQ_FILE_TOO_LARGE':
      return errors.tooLarge(`A file may be at most ${megabytes(limits.fileBytes)}.`)
    case 'FST_FIELDS_LIMIT':
    case 'FST_FILES_LIMIT':
    case 'FST_PARTS_LIMIT':
      return errors.tooLarge('The form has more fields or files than this call takes.')
    default:
      return new AppError('invalid', 'The form could not be read: its multipart body is damaged.')
  }
}

const isForm = (body: unknown): body is Form => typeof body === 'object' && body !== null && 'text' in body
