import { type CallInit, SessionEnded } from '@within-reach/shared-core'
import fetchIntercept from 'fetch-intercept'
import { NoBearer } from './no-bearer'
import type { SessionManager } from './session-manager'
import { upload } from './upload'

type Bearers = Pick<SessionManager, 'token' | 'cachedToken' | 'bearerRejected'>

/** The start of the header with a bearer (RFC 6750, section 2.1). */
// oxlint-disable-next-line lingui/no-unlocalized-strings -- the name of a scheme
const scheme = 'Bearer '

// oxlint-disable-next-line lingui/no-unlocalized-strings -- the name of a header
const authorization = 'Authorization'

/** Rejects a request whose progress is wanted, which `fetch` cannot report. It is sent as an upload instead. */
class UploadInstead extends Error {
  constructor(
    readonly headers: Headers,
    readonly send: () => Promise<Response>,
  ) {
    super()
  }
}

/**
 * The only interceptor of `fetch` in the page, and the only code that sends the bearer (specification, section 6). It
 * adds the bearer to calls of our own service that ask for it, and logs out when the service rejects it. It also
 * reports the progress of uploads.
 * @returns a function that removes the interceptor
 */
export function interceptFetch(manager: Bearers): () => void {
  const checkBearer = <Answer extends Response>(response: Answer, request: { headers: Headers }): Answer => {
    const sent = request.headers.get(authorization)
    if (response.status === 401 && sent !== null) manager.bearerRejected(sent.slice(scheme.length))
    return response
  }
  return fetchIntercept.register({
    request: async (input: unknown, init?: Partial<CallInit>) => {
      if (typeof input !== 'string' || !input.startsWith('/api/')) return [input, init]
      const { bearer = 'none', onProgress, ...rest } = init ?? {}
      const token = await tokenFor(bearer, manager)
      const headers = new Headers(rest.headers)
      if (token !== null) headers.set(authorization, scheme + token)
      const request = { ...rest, headers }
      if (onProgress) throw new UploadInstead(headers, () => upload(input, request, onProgress))
      return [input, request]
    },
    response: (response) => checkBearer(response, response.request),
    // A rejected request skips `fetch` and arrives here.
    responseError: async (error) => {
      if (error instanceof NoBearer) return error.answer()
      if (!(error instanceof UploadInstead)) throw error
      return checkBearer(await error.send(), error)
    },
  })
}

/** @throws SessionEnded if the session ended while a call with login waited */
async function tokenFor(bearer: CallInit['bearer'], manager: Bearers): Promise<string | null> {
  switch (bearer) {
    case 'none':
      return null
    case 'cached':
      return manager.cachedToken()
    case 'required':
      return manager.token()
    case 'preferred':
      return manager.token().catch((error: unknown) => {
        // The call needs no login, so it is sent without the bearer.
        if (error instanceof SessionEnded || error instanceof NoBearer) return null
        throw error
      })
  }
}
