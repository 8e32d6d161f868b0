import { logout, session } from '@within-reach/contract'
import fetchIntercept from 'fetch-intercept'
import { authorizeUploads } from '@within-reach/shared-core'
import type { SessionKeeper } from './keeper'

/** The calls that work by cookie; asking for a token before them would never end. */
const byCookie = new Set<string>([session.path, logout.path])

/**
 * The page's one fetch interceptor: adds the bearer to the calls of our own service (specification, section 6)
 * and notices when the service no longer accepts it. Uploads, which tell how far they are, go past fetch and get it too.
 * @returns how to take it out again
 */
export function interceptFetch(keeper: Pick<SessionKeeper, 'token' | 'lapsed'>): () => void {
  authorizeUploads(keeper)
  return fetchIntercept.register({
    request: async (input: unknown, init?: RequestInit) => {
      if (!isOurCall(input)) return [input, init]
      const token = await keeper.token()
      if (!token) return [input, init]
      const headers = new Headers(init?.headers)
      headers.set('Authorization', `Bearer ${token}`)
      return [input, { ...init, headers }]
    },
    response: (response) => {
      const hadBearer = response.request.headers.has('Authorization')
      if (response.status === 401 && hadBearer) keeper.lapsed()
      return response
    },
  })
}

function isOurCall(input: unknown): input is string {
  return typeof input === 'string' && input.startsWith('/api/') && !byCookie.has(input)
}
