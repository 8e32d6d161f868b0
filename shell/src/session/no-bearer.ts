import { type CommonFailure, commonFailureAnswer, commonFailures } from '@within-reach/contract'

/** Why the service did not answer the bearer. */
export interface Refusal {
  readonly kind: CommonFailure
  readonly message: string
  /** Seconds. */
  readonly retryAfter?: number
  readonly reference?: string
}

/** A member's call was not sent, because the service did not answer the bearer for now. The member stays logged in. */
export class NoBearer extends Error {
  constructor(private readonly refusal: Refusal) {
    super(refusal.message)
    this.name = 'NoBearer'
  }

  /** The answer to the call. Without the bearer, the service would answer that nobody is logged in. */
  answer(): Response {
    const { kind, message, retryAfter, reference } = this.refusal
    const headers = new Headers()
    if (retryAfter !== undefined) headers.set('Retry-After', String(retryAfter))
    if (reference !== undefined) headers.set('X-Request-Id', reference)
    const answer = commonFailureAnswer(undefined, kind, message)
    return new Response(JSON.stringify(answer), { status: commonFailures[kind], headers })
  }
}
