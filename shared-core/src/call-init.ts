import type { Call } from '@within-reach/contract'

/**
 * How a call uses the member's bearer. `required`: waits for it, and is not sent if the session ended. `preferred`:
 * waits for it, and is sent without it if the session ended. `cached`: sends it if it is in memory. `none`: never
 * sends it.
 */
export type BearerUse = 'required' | 'preferred' | 'cached' | 'none'

/** The options that `send` passes to `fetch`. The shell's interceptor reads those that the browser does not know. */
export interface CallInit extends RequestInit {
  readonly bearer: BearerUse
  /** Called with the share of the body that is sent, from 0 to 1. */
  readonly onProgress?: (share: number) => void
}

/** How a call uses the bearer, by the login that the contract demands. */
export function bearerUse({ login, marksOwn }: Pick<Call, 'login' | 'marksOwn'>): BearerUse {
  switch (login) {
    case 'bearer':
    case 'operator':
      return 'required'
    case 'cookie':
      return 'none'
    case 'none':
      return marksOwn ? 'preferred' : 'cached'
  }
}
