import type { FastifyInstance } from 'fastify'
import type { Settings } from './settings'

/** What to do about a proxy that nobody is told of: to the service, everybody comes from its address. */
export const forgottenProxy =
  'TRUST_PROXY is off, so every visitor counts as the proxy in front of this service and shares one limit: ' +
  'set TRUST_PROXY=loopback where the proxy runs on this machine, else its addresses'

const isThisMachine = (host: string): boolean => /^(localhost|(::ffff:)?127\..*|::1|\[::1\])$/.test(host)

/**
 * Warns once where a proxy stands in front of the service without being trusted: at the start, where only this machine reaches the service
 * and its public address is another; else at the first request that a proxy on this machine forwards.
 */
export function watchForProxy(
  app: FastifyInstance,
  { host, publicUrl, trustProxy }: Pick<Settings, 'host' | 'publicUrl' | 'trustProxy'>,
): void {
  if (trustProxy !== false) return
  if (isThisMachine(host) && !isThisMachine(new URL(publicUrl).hostname)) {
    app.log.warn(forgottenProxy)
    return
  }
  let warned = false
  app.addHook('onRequest', (request, _reply, done) => {
    const { 'x-forwarded-for': forwardedFor, forwarded } = request.headers
    const isForwarded = forwardedFor !== undefined || forwarded !== undefined
    if (!warned && isForwarded && isThisMachine(request.socket.remoteAddress ?? '')) {
      warned = true
      request.log.warn(forgottenProxy)
    }
    done()
  })
}
