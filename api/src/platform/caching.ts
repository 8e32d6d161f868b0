import type { FastifyInstance } from 'fastify'

/**
 * No shared cache stores such an answer, and a browser asks again before it uses one. `no-store` would keep pages whose
 * scripts request it out of Chromium's back/forward cache.
 */
export const notShared = 'private, no-cache'

/**
 * Gives every answer a Cache-Control. Without one, a cache may guess how long it keeps an answer, also one that says that a
 * file is missing (RFC 9111, section 4.2.2).
 */
export function registerCaching(app: FastifyInstance): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (!reply.hasHeader('Cache-Control')) reply.header('Cache-Control', notShared)
    done()
  })
}
