import type { Call } from '@within-reach/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { watchArrival } from './bodies/arrival'
import type { Bodies } from './bodies/bodies'
import type { BodyShare } from './bodies/body-budget'
import { readMultipart } from './bodies/multipart'
import {
  demandSize,
  maxFields,
  quoted,
  type ReceivedBody,
  tooManyFields,
  type UploadedFile,
} from './bodies/received-body'
import { textBytes } from './bodies/text-size'
import { readArrivedText, readText } from './bodies/urlencoded-body'
import { errors } from './errors'

export type { UploadedFile } from './bodies/received-body'

/** A form in either encoding. */
export interface Form {
  readonly text: Readonly<Record<string, string>>
  readonly files: readonly UploadedFile[]
  /** Deletes the files and releases the budget. */
  discard(): Promise<void>
}

const multipart = 'multipart/form-data'
const urlencoded = 'application/x-www-form-urlencoded'

/** Accepts forms only: any other body gets 415. The call reads the body, after it has identified the sender. */
export function registerForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  for (const type of [multipart, urlencoded])
    app.addContentTypeParser(type, (_request, _body, done) => done(null, undefined))
}

/**
 * Prepares to read the forms of a call. Content that is too large or in the wrong field is refused as soon as it is
 * detected. Files are streamed to disk, and only as much text is in memory as the call's fields accept.
 * @returns a function that reads the form of a request. It throws invalid (400) for a malformed or too slow form, a repeated
 * field or too many files; too-large (413), unsupported-type (415), too-many (429), unavailable (503)
 */
export function formReader(call: Call, bodies: Bodies) {
  const maxTextBytes = textBytes(call)
  return async (request: FastifyRequest, address: string, member: string | undefined): Promise<Form> => {
    const share = bodies.budget.open(address, member)
    try {
      const { pairs, files } = await receive(request, call, bodies, share, maxTextBytes)
      const discard = async () => {
        share.release()
        await bodies.files.remove(files)
      }
      try {
        return { text: collectFields(pairs), files, discard }
      } catch (error) {
        await discard()
        throw error
      }
    } catch (error) {
      share.release()
      throw error
    }
  }
}

async function receive(
  { raw }: FastifyRequest,
  { files: field }: Call,
  { files, pace }: Bodies,
  share: BodyShare,
  maxTextBytes: number,
): Promise<ReceivedBody> {
  const type = raw.headers['content-type']?.toLowerCase() ?? ''
  // Without a type there is no body: Fastify refuses a body without a known type.
  if (type === '') return { pairs: [], files: [] }
  const isMultipart = type.startsWith(multipart)
  if (isMultipart) demandSize(Number(raw.headers['content-length'] ?? 0))
  if (!isMultipart && raw.complete && !raw.destroyed) return readArrivedText(raw, { maxTextBytes, share })
  const { signal, end } = watchArrival(raw, pace, isMultipart && field !== undefined)
  try {
    return isMultipart
      ? await readMultipart(raw, { field, maxTextBytes, share, files, signal })
      : await readText(raw, { maxTextBytes, share, signal })
  } finally {
    end()
  }
}

function collectFields(pairs: Iterable<[string, string]>): Record<string, string> {
  // Without a prototype, so that a field called __proto__ is an ordinary field.
  const text = Object.create(null) as Record<string, string>
  let count = 0
  for (const [name, value] of pairs) {
    if (name in text) throw errors.invalid(quoted(name), 'is given twice')
    if (++count > maxFields) throw tooManyFields()
    text[name] = value
  }
  return text
}
