import {
  type MetaOf,
  type Call,
  checkText,
  commonFailureAnswer,
  type CommonFailure,
  commonFailures,
  type DataOf,
  failureAnswer,
  type FailureOf,
  type Sentence,
  successAnswer,
} from '@within-reach/contract'
import type { CallInit } from '../call-init'

/** One call of a screen. */
export interface Sent {
  /** The text fields, as sent over the network. */
  readonly fields: Readonly<Record<string, string>>
  readonly files: readonly File[]
  /** Aborted once the screen no longer wants the answer. */
  readonly signal: AbortSignal | undefined
  /** Whether the browser finishes it after the person left the page. */
  readonly keepalive: boolean
}

/** How the service ends a call: an `Outcome`, without the parts that a test does not need. */
export type Reply<C extends Call> =
  | { readonly kind: 'ok'; readonly data?: DataOf<C>; readonly meta?: MetaOf<C> }
  | { readonly kind: FailureOf<C>; readonly message?: string; readonly sentences?: readonly Sentence[] }
  | {
      readonly kind: CommonFailure
      readonly message?: string
      readonly sentences?: readonly Sentence[]
      readonly retryAfter?: number
      readonly reference?: string
    }
  | { readonly kind: 'offline' }

/** A reply, or a function that returns one. A promise keeps the screen waiting. */
export type Replies<C extends Call> = Reply<C> | ((sent: Sent) => Reply<C> | Promise<Reply<C>>)

/** A stub of the service, in place of `fetch`. It answers in the contract's format, and records the calls. */
export interface StubbedService {
  /** Sets the reply to a call from now on. */
  answer<C extends Call>(call: C, replies: Replies<C>): void
  /** All requests of a call, the oldest first. */
  sent(call: Call): readonly Sent[]
  /** The `Idempotency-Key` of each request of a call; null without one. */
  keys(call: Call): readonly (string | null)[]
}

/** Replaces `fetch` until the test ends. A call without a reply logs an error, which fails the test. */
export function stubService(): StubbedService {
  const answers = new Map<string, (sent: Sent) => Promise<Response>>()
  // Forms ask before they send a text; usually nothing is suspicious.
  answers.set(checkText.path, async () => responseOf(checkText, { kind: 'ok', data: [] }))
  const log = new Map<string, Sent[]>()
  const keys = new Map<string, (string | null)[]>()

  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const path = input instanceof Request ? input.url : String(input)
    const sent = readSent(init)
    log.set(path, [...(log.get(path) ?? []), sent])
    keys.set(path, [...(keys.get(path) ?? []), new Headers(init?.headers).get('Idempotency-Key')])
    const answer = answers.get(path)
    const { onProgress } = (init ?? {}) as Partial<CallInit>
    onProgress?.(1)
    if (answer) return untilAborted(answer(sent), sent.signal)
    // oxlint-disable-next-line no-console -- the console guard turns this into a failed test
    console.error(`A screen made a call for which the test has no answer: ${path}`)
    return Promise.reject(new TypeError('Failed to fetch'))
  })

  return {
    answer(call, replies) {
      answers.set(call.path, async (sent) => {
        const reply = typeof replies === 'function' ? await replies(sent) : replies
        return responseOf(call, reply)
      })
    },
    sent: ({ path }) => log.get(path) ?? [],
    keys: ({ path }) => keys.get(path) ?? [],
  }
}

function readSent({ body, signal, keepalive }: RequestInit = {}): Sent {
  const form = body instanceof FormData || body instanceof URLSearchParams ? body : new URLSearchParams()
  const entries: readonly [string, FormDataEntryValue][] = [...form.entries()]
  return {
    fields: Object.fromEntries(
      entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    ),
    files: entries.map(([, value]) => value).filter((value) => value instanceof File),
    signal: signal ?? undefined,
    keepalive: keepalive === true,
  }
}

/** Like the browser's own fetch: an aborted call gets no answer. */
function untilAborted(response: Promise<Response>, signal: AbortSignal | undefined): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
    response.then(resolve, reject)
  })
}

/** Every kind of reply in one form. */
interface AnyReply {
  readonly kind: string
  readonly data?: unknown
  readonly meta?: Record<string, unknown>
  readonly message?: string
  readonly sentences?: readonly Sentence[]
  readonly retryAfter?: number
  readonly reference?: string
}

function responseOf<C extends Call>(call: C, reply: Reply<C>): Response {
  const { kind, data, meta, message, sentences, retryAfter, reference }: AnyReply = reply as AnyReply
  if (kind === 'offline') throw new TypeError('Failed to fetch')
  if (kind === 'ok') return Response.json(successAnswer(call, data, meta))
  if (!isCommon(kind)) return Response.json(failureAnswer(call, kind as FailureOf<C>, message, sentences))
  const headers: Record<string, string> = {
    ...(retryAfter && { 'Retry-After': String(retryAfter) }),
    ...(reference && { 'X-Request-Id': reference }),
  }
  const answer = commonFailureAnswer(call, kind, message ?? '', sentences)
  return Response.json(answer, { status: commonFailures[kind], headers })
}

const isCommon = (kind: string): kind is CommonFailure => kind in commonFailures
