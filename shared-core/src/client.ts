import {
  type AnyOutcome,
  type Call,
  type Outcome,
  readAnswer,
  readRefusedField,
  type RequestOf,
  type Sentence,
} from '@within-reach/contract'
import { bearerUse, type CallInit } from './call-init'
import { forgetKey, keyOf } from './idempotency-keys'
import { takeInitialData } from './initial-data'
import { SessionEnded } from './session-ended'

export interface SendOptions {
  /** For calls that take files. */
  readonly files?: readonly File[]
  readonly signal?: AbortSignal
  /** The `Idempotency-Key` of an earlier try; by default one of this page. */
  readonly key?: string
  /**
   * The name of the form with the text, such as that of its draft. A text that was changed after a request without an answer keeps the
   * key of that request. If the service stored the earlier text, it refuses the changed one: {@link isStoredBefore}.
   */
  readonly form?: string
  /** Called with the share of the files that is sent, from 0 to 1. */
  readonly onProgress?: (share: number) => void
  /**
   * Whether the browser finishes the call after the person left the page. For writes that are shown before they are
   * stored: browsers refuse more than 64 kB.
   */
  readonly keepalive?: boolean
}

/**
 * Calls the service with form data (specification, section 7) and returns a named outcome. Never throws: no network,
 * an aborted request and an unreadable answer are outcomes too. A call that creates something carries a key, which
 * stays the same until an answer arrives: a repeated call creates nothing twice. The shell's interceptor of `fetch`
 * adds the bearer and reports upload progress.
 * @param call a call of the contract
 * @param fields its text fields; undefined ones are left out
 */
export async function send<C extends Call>(
  call: C,
  fields: RequestOf<C>,
  { files = [], signal, key, form: formName, onProgress, keepalive }: SendOptions = {},
): Promise<Outcome<C>> {
  let response: Response
  let body: unknown
  try {
    const form = encode(call, fields, files)
    const initial = call.reads === 'in-page' ? undefined : takeInitial(call, form)
    if (initial) return initial
    const headers = call.once ? { 'Idempotency-Key': key ?? keyOf(call, fields, files, formName) } : undefined
    const init: CallInit = { method: 'POST', body: form, headers, signal, keepalive, bearer: bearerUse(call) }
    const isUpload = onProgress && form instanceof FormData
    response = await fetch(call.path, isUpload ? { ...init, onProgress } : init)
    body = await response.json().catch(() => undefined)
  } catch (error) {
    return error instanceof SessionEnded
      ? { kind: 'logged-out', message: error.message }
      : { kind: 'offline' }
  }
  // An answer that broke off may be that of a success, so the request keeps its key.
  if (call.once && body !== undefined && response.status < 500) forgetKey(call, fields, files)
  const { headers, status } = response
  const retryAfter = Number(headers.get('Retry-After')) || undefined
  return readAnswer(call, status, body, retryAfter, headers.get('X-Request-Id') ?? undefined)
}

/** Whether a failed call may have been carried out: its answer was lost, or the service lost its database meanwhile. */
export const mayBeDone = ({ kind }: AnyOutcome): boolean =>
  kind === 'offline' || kind === 'failed' || kind === 'unavailable'

/** Whether a changed text was refused because an earlier one of its form is stored. Sent once more, it is stored as well. */
export const isStoredBefore = ({
  kind,
  sentences,
}: AnyOutcome & { readonly sentences?: readonly Sentence[] }): boolean =>
  kind === 'invalid' && readRefusedField(sentences) === 'Idempotency-Key'

/**
 * Takes the initial data for a read, so that the first render is complete. It can be taken once. For a call that is read
 * `in-page`, the call must be made as well.
 * @param call a call of the contract
 * @param fields its text fields, as `send` takes them
 * @returns undefined if the page contains none: `send` then asks the service
 */
export const initialDataOf = <C extends Call>(call: C, fields: RequestOf<C>): Outcome<C> | undefined =>
  takeInitial(call, encode(call, fields, []))

function takeInitial<C extends Call>(call: C, form: URLSearchParams | FormData): Outcome<C> | undefined {
  const initial = form instanceof URLSearchParams ? takeInitialData(call.path, form) : undefined
  return initial === undefined ? undefined : readAnswer(call, 200, initial)
}

/** Text alone is sent urlencoded, which the service parses fastest. Files need multipart. */
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
