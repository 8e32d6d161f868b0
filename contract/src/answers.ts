import type { MetaOf, Call, DataOf, FailureOf } from './call'
import type { Sentence } from './sentences'

/** One answer of the service, as sent. */
export interface Answer {
  readonly res: number | boolean
  readonly data?: unknown
  readonly code?: number | string
  readonly message?: string
  /** The message as sentence keys, for clients that translate it. */
  readonly sentences?: readonly Sentence[]
}

/**
 * The failures that any call may have, by name, with their HTTP status. `code` holds the name. In the `zero` convention
 * `res` is the HTTP status, which equals no catalogued value.
 */
export const commonFailures = {
  invalid: 400,
  'logged-out': 401,
  'not-owner': 403,
  'region-closed': 403,
  'second-factor': 403,
  'passkey-missing': 403,
  suspended: 403,
  banned: 403,
  'not-found': 404,
  'too-large': 413,
  'unsupported-type': 415,
  'too-many': 429,
  failed: 500,
  unavailable: 503,
} as const
export type CommonFailure = keyof typeof commonFailures

/** A call that succeeded. */
export interface Success<C extends Call> {
  readonly kind: 'ok'
  readonly data: DataOf<C>
  readonly meta: MetaOf<C>
}

/** A failed call: one of its own failures, a common failure, or no answer at all. */
export type Failure<C extends Call> =
  | { readonly kind: FailureOf<C>; readonly message?: string; readonly sentences?: readonly Sentence[] }
  | {
      readonly kind: CommonFailure
      readonly message: string
      readonly sentences?: readonly Sentence[]
      readonly retryAfter?: number
      /** The id of the request, by which support finds it in the log. */
      readonly reference?: string
    }
  | { readonly kind: 'offline' }

/** The result of a call, as screens read it. */
export type Outcome<C extends Call> = Success<C> | Failure<C>

/** How any call ended, for what screens say about every call. */
export interface AnyOutcome {
  readonly kind: string
  readonly reference?: string
}

/** Writes the answer of a successful call. */
export function successAnswer(call: Call, data?: unknown, meta?: Record<string, unknown>): Answer {
  return { res: call.convention === 'zero' ? 0 : true, data, ...meta }
}

/** Writes the answer for one of the call's own catalogued failures. Its HTTP status is 200. */
export function failureAnswer<C extends Call>(
  call: C,
  failure: FailureOf<C>,
  message?: string,
  sentences?: readonly Sentence[],
): Answer {
  const number = call.failures[failure]
  const texts = { message, ...(sentences && { sentences }) }
  return call.convention === 'zero' ? { res: number ?? 2, ...texts } : { res: false, code: number, ...texts }
}

/** Writes the answer for a common failure. An unknown call gets the `truthy` convention. */
export function commonFailureAnswer(
  call: Call | undefined,
  failure: CommonFailure,
  message: string,
  sentences?: readonly Sentence[],
): Answer {
  const res = call?.convention === 'zero' ? commonFailures[failure] : false
  return { res, code: failure, message, ...(sentences && { sentences }) }
}

/**
 * Reads an answer into a named outcome. Only this function knows the oddities of `res`.
 * @param call the call that was made
 * @param status the HTTP status
 * @param body the parsed JSON, untrusted
 * @param retryAfter seconds, from the Retry-After header
 * @param reference from the X-Request-Id header
 */
export function readAnswer<C extends Call>(
  call: C,
  status: number,
  body: unknown,
  retryAfter?: number,
  reference?: string,
): Outcome<C> {
  if (!isAnswer(body))
    return { kind: 'failed', message: `The service answered ${status} without a readable body`, reference }
  const { res, data, code, message = '', sentences, ...meta } = body
  if (status === 200) {
    const succeeded = call.convention === 'zero' ? res === 0 : res === true
    if (succeeded) return { kind: 'ok', data: data as DataOf<C>, meta: meta as MetaOf<C> }
    const number = call.convention === 'zero' ? res : code
    const failure = Object.entries(call.failures).find(([, value]) => value === number)
    if (failure)
      return {
        kind: failure[0] as FailureOf<C>,
        ...(message && { message }),
        ...(sentences && { sentences }),
      }
  }
  const kind = typeof code === 'string' && code in commonFailures ? (code as CommonFailure) : 'failed'
  return { kind, message, ...(sentences && { sentences }), retryAfter, reference }
}

function isAnswer(body: unknown): body is Answer & Record<string, unknown> {
  return typeof body === 'object' && body !== null && 'res' in body
}
