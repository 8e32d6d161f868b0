import type { FastifyInstance } from 'fastify'
import type { Settings } from './settings'
import { isThisMachine } from './this-machine'

/** The advice if a proxy is not configured: the service then sees one address for everyone. */
export const untrustedProxy =
  'TRUST_PROXY is off, so every visitor counts as the proxy in front of this service and shares one limit: ' +
  'set TRUST_PROXY=loopback if the proxy runs on this machine, otherwise to its addresses'

/**
 * Warns once if a proxy in front of the service is not trusted: at the start, if the service listens on this machine only
 * and its public address differs; otherwise at the first request that a local proxy forwards.
 */
export function watchForProxy(
  app: FastifyInstance,
  { host, publicUrl, trustProxy }: Pick<Settings, 'host' | 'publicUrl' | 'trustProxy'>,
): void {
  if (trustProxy !== false) return
  if (isThisMachine(host) && !isThisMachine(new URL(publicUrl).hostname)) {
    app.log.warn(untrustedProxy)
    return
  }
  let warned = false
  app.addHook('onRequest', (request, _reply, done) => {
    const { 'x-forwarded-for': forwardedFor, forwarded } = request.headers
    const isForwarded = forwardedFor !== undefined || forwarded !== undefined
    if (!warned && isForwarded && isThisMachine(request.socket.remoteAddress ?? '')) {
      warned = true
      request.log.warn(untrustedProxy)
    }
    done()
  })
}
