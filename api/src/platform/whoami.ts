import type { FastifyInstance, FastifyRequest } from 'fastify'
import { commit } from './commit'
import { demandOperationsToken } from './operations-token'

/** How a request reached the service, and which build answers. */
export interface WhoAmI {
  /** The sender's address, as the service sees it: every limit counts by it. */
  readonly address: string
  /**
   * Who says so: `trusted` is a proxy of TRUST_PROXY; `untrusted` is an X-Forwarded-For that the service ignores; `none` is no
   * such header.
   */
  readonly forwarded: 'trusted' | 'untrusted' | 'none'
  readonly commit: string
  /** The version of the built shell; null if the service serves calls only. */
  readonly shell: string | null
}

/**
 * `/whoami`: shows an operator who sets up a proxy whether the service sees visitors or the proxy.
 * @param token if set, the required bearer
 */
export function registerWhoAmI(app: FastifyInstance, shell: string | undefined, token?: string): void {
  app.get('/whoami', async (request, reply): Promise<WhoAmI> => {
    demandOperationsToken(request, reply, token)
    reply.header('Cache-Control', 'no-store')
    return { address: request.ip, forwarded: forwardedBy(request), commit, shell: shell ?? null }
  })
}

function forwardedBy({ headers, ips = [] }: FastifyRequest): WhoAmI['forwarded'] {
  if (headers['x-forwarded-for'] === undefined) return 'none'
  // The connection's own address, and then those that trusted proxies named.
  return ips.length > 1 ? 'trusted' : 'untrusted'
}
