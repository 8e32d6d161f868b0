import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { compile } from '@fastify/proxy-addr'

/** Ids that are safe in a log, a header and a page: such as a UUID, or 32 hexadecimal digits. */
const safe = /^[\w-]{8,64}$/

/**
 * Creates the function that gives each request its id: a new one, or the `X-Request-Id` of a trusted proxy. A new one has 12
 * random digits, because people read it to support; two requests of the same day hardly ever share it.
 * @param trustProxy the setting: the addresses of the trusted proxies
 */
export function createRequestIds(trustProxy: string | false): (request: IncomingMessage) => string {
  // The library by which Fastify decides whose X-Forwarded-For counts.
  const isTrusted =
    trustProxy === false ? () => false : compile(trustProxy.split(',').map((part) => part.trim()))
  return ({ headers, socket }) => {
    const given = headers['x-request-id']
    if (typeof given === 'string' && safe.test(given) && isTrusted(socket.remoteAddress ?? '', 0))
      return given
    return randomUUID().slice(0, 13)
  }
}
