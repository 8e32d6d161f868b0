import { readAnswer, type Call, type Outcome, type RequestOf } from '@within-reach/contract'
import { takeAnswer } from './page-answers'
import { SessionEnded } from './session-ended'
import { uploader } from './uploader'

export interface SendOptions {
  /** For calls that take files. */
  readonly files?: readonly File[]
  readonly signal?: AbortSignal
  /** Told how much of the files is on its way, from 0 to 1. */
  readonly onProgress?: (share: number) => void
}

/**
 * Makes a call of the service as form data (specification, section 7) and names how it ended.
 * Never throws: no network, an aborted request and an unreadable answer are outcomes too.
 * The bearer is added by the shell's interceptor.
 * @param call a call of the contract
 * @param fields its text fields; undefined ones are left out
 */
export async function send<C extends Call>(
  call: C,
  fields: RequestOf<C>,
  { files = [], signal, onProgress }: SendOptions = {},
): Promise<Outcome<C>> {
  let response: Response
  let body: unknown
  try {
    const form = encode(call, fields, files)
    const brought = takeBrought(call, form)
    if (brought) return brought
    const post = () =>
      onProgress && form instanceof FormData
        ? uploader.post(call.path, form, { signal, onProgress })
        : fetch(call.path, { method: 'POST', body: form, signal })
    response = await post().catch((error: unknown) => {
      // What anybody may read is read as a visitor: nothing of the member's goes with it.
      if (error instanceof SessionEnded && call.login === 'none') return post()
      throw error
    })
    body = await response.json().catch(() => undefined)
  } catch (error) {
    return error instanceof SessionEnded
      ? { kind: 'logged-out', message: error.message }
      : { kind: 'offline' }
  }
  const retryAfter = Number(response.headers.get('Retry-After')) || undefined
  return readAnswer(call, response.status, body, retryAfter)
}

/**
 * The answer to a read that came with the page, once: a page that begins with it can be drawn whole at once.
 * @param call a call of the contract
 * @param fields its text fields, as `send` takes them
 * @returns undefined where the page brought none: `send` asks the service
 */
export const answerAtHand = <C extends Call>(call: C, fields: RequestOf<C>): Outcome<C> | undefined =>
  takeBrought(call, encode(call, fields, []))

function takeBrought<C extends Call>(call: C, form: URLSearchParams | FormData): Outcome<C> | undefined {
  const brought = form instanceof URLSearchParams ? takeAnswer(call.path, form) : undefined
  return brought === undefined ? undefined : readAnswer(call, 200, brought)
}

/** Text alone travels urlencoded, which the service parses fastest; files need multipart. */
function encode(call: Call, fields: object, files: readonly File[]): URLSearchParams | FormData {
  const form = call.files && files.length > 0 ? new FormData() : new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined && value !== null) form.append(name, String(value))
  }
  if (call.files && form instanceof FormData) {
    for (const file of files) form.append(call.files.field, file, file.name)
  }
  return form
}
