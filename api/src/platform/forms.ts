import type { Call } from '@within-reach/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { watchArrival } from './bodies/arrival'
import type { Bodies } from './bodies/bodies'
import type { BodyShare } from './bodies/body-budget'
import { readMultipart } from './bodies/multipart'
import {
  demandSize,
  fieldsAtMost,
  quoted,
  type ReceivedBody,
  tooManyFields,
  type UploadedFile,
} from './bodies/received-body'
import { textBytes } from './bodies/text-size'
import { readText } from './bodies/urlencoded-body'
import { errors } from './errors'

export type { UploadedFile } from './bodies/received-body'

/** A form, whichever way it was encoded. */
export interface Form {
  readonly text: Readonly<Record<string, string>>
  readonly files: readonly UploadedFile[]
  /** Removes the files and gives back what the form holds. */
  discard(): Promise<void>
}

const multipart = 'multipart/form-data'
const urlencoded = 'application/x-www-form-urlencoded'

/** Takes forms and nothing else: any other body is refused with 415. A body is read by the call, once it knows who sends it. */
export function registerForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  for (const type of [multipart, urlencoded])
    app.addContentTypeParser(type, (_request, _body, done) => done(null, undefined))
}

/**
 * Prepares to read the forms of a call. What is too large or in the wrong place is refused as soon as that is known, not
 * after it was read; files are on the disk, and only as much text is held as the call's fields take.
 * @returns reads the form of a request; throws invalid (400) for what is not a form, a field given twice, a file too many,
 *   or what comes in too slowly, too-large (413), unsupported-type (415), too-many (429), unavailable (503)
 */
export function formReader(call: Call, bodies: Bodies) {
  const textAtMost = textBytes(call)
  return async (request: FastifyRequest, member: string | undefined): Promise<Form> => {
    const share = bodies.budget.open(request.ip, member)
    try {
      const { pairs, files } = await receive(request, call, bodies, share, textAtMost)
      const discard = async () => {
        share.release()
        await bodies.files.remove(files)
      }
      try {
        return { text: gather(pairs), files, discard }
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
  textAtMost: number,
): Promise<ReceivedBody> {
  const type = raw.headers['content-type']?.toLowerCase() ?? ''
  // Without a type there is no body: Fastify refuses any other one.
  if (type === '') return { pairs: [], files: [] }
  const isMultipart = type.startsWith(multipart)
  if (isMultipart) demandSize(Number(raw.headers['content-length'] ?? 0))
  const { signal, end } = watchArrival(raw, pace, isMultipart && field !== undefined)
  try {
    return isMultipart
      ? await readMultipart(raw, { field, textAtMost, share, files, signal })
      : await readText(raw, { textAtMost, share, signal })
  } finally {
    end()
  }
}

function gather(pairs: Iterable<[string, string]>): Record<string, string> {
  // Without a prototype, a field called __proto__ is a field like any other.
  const text = Object.create(null) as Record<string, string>
  let count = 0
  for (const [name, value] of pairs) {
    if (name in text) throw errors.invalid(quoted(name), 'is given twice')
    if (++count > fieldsAtMost) throw tooManyFields()
    text[name] = value
  }
  return text
}
