import type { Call } from '@within-reach/contract'

/**
 * How a call uses the member's bearer. `required`: waits for it, and is held back where the session ended. `preferred`: waits for it, and goes
 * without it where the session ended. `at-hand`: never waits. `none`: never carries it.
 */
export type BearerUse = 'required' | 'preferred' | 'at-hand' | 'none'

/** What `send` hands to `fetch`. The shell's interceptor reads what the browser does not know. */
export interface CallInit extends RequestInit {
  readonly bearer: BearerUse
  /** Told how much of the body is on its way, from 0 to 1. */
  readonly onProgress?: (share: number) => void
}

/** How a call uses the bearer, by the login that the contract states for it. */
export function bearerUse({ login, marksOwn }: Pick<Call, 'login' | 'marksOwn'>): BearerUse {
  switch (login) {
    case 'bearer':
    case 'operator':
      return 'required'
    case 'cookie':
      return 'none'
    case 'none':
      return marksOwn ? 'preferred' : 'at-hand'
  }
}
