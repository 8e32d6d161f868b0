import { type CallInit, SessionEnded } from '@within-reach/shared-core'
import { registerUpload } from './transport'
import fetchIntercept from 'fetch-intercept'
import type { SessionManager } from './session-manager'

type Bearers = Pick<SessionManager, 'token' | 'tokenAtHand' | 'lapsed'>

/**
 * The page's only interceptor of `fetch`, and the only way in which the bearer travels (specification, section 6). It
 * adds the bearer to calls of our own service that ask for it, and notices when the service rejects it. Uploads report
 * their progress from here.
 * @returns removes the interceptor
 */
export function interceptFetch(manager: Bearers): () => void {
  return fetchIntercept.register({
    request: async (input: unknown, init?: Partial<CallInit>) => {
      if (typeof input !== 'string' || !input.startsWith('/api/')) return [input, init]
      const { bearer = 'none', onProgress, ...rest } = init ?? {}
      const token = await tokenFor(bearer, manager)
      const headers = new Headers(rest.headers)
      if (token !== null) headers.set('Authorization', `Bearer ${token}`)
      const request: RequestInit = { ...rest, headers }
      return [input, onProgress ? registerUpload(request, onProgress) : request]
    },
    response: (response) => {
      if (response.status === 401 && response.request.headers.has('Authorization')) manager.lapsed()
      return response
    },
  })
}

/** @throws SessionEnded for a call that is held back */
async function tokenFor(bearer: CallInit['bearer'], manager: Bearers): Promise<string | null> {
  switch (bearer) {
    case 'none':
      return null
    case 'at-hand':
      return manager.tokenAtHand()
    case 'required':
      return manager.token()
    case 'preferred':
      return manager.token().catch((error: unknown) => {
        // The call needs no login: it carries nothing of the member.
        if (error instanceof SessionEnded) return null
        throw error
      })
  }
}
