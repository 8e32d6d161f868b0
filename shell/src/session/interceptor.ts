import { type CallInit, SessionEnded } from '@within-reach/shared-core'
import type { SessionManager } from './session-manager'
import { upload } from './upload'

type Bearers = Pick<SessionManager, 'token' | 'tokenAtHand' | 'lapsed'>

/**
 * The page's one interceptor of `fetch`, and the only way that the bearer travels (specification, section 6): adds it to the calls of our
 * own service, as each of them asks for it, and notices when the service no longer accepts it. Uploads report their progress from here.
 * @returns how to take it out again
 */
export function interceptFetch(manager: Bearers): () => void {
  const original = window.fetch
  const network: typeof fetch = (input, init) => original.call(window, input, init)

  window.fetch = async (input, init) => {
    const { bearer = 'none', onProgress, ...rest } = (init ?? {}) as Partial<CallInit>
    if (typeof input !== 'string' || !input.startsWith('/api/')) return network(input, init)
    const token = await tokenFor(bearer, manager)
    const headers = new Headers(rest.headers)
    if (token !== null) headers.set('Authorization', `Bearer ${token}`)
    const request: RequestInit = { ...rest, headers }
    const response = await (onProgress ? upload(input, request, onProgress) : network(input, request))
    if (response.status === 401 && token !== null) manager.lapsed()
    return response
  }
  return () => {
    window.fetch = original
  }
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
        // Anybody may make the call: it goes without anything of the member's.
        if (error instanceof SessionEnded) return null
        throw error
      })
  }
}
