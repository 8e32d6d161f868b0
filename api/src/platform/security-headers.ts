import { calls } from '@within-reach/contract'
import type { FastifyInstance } from 'fastify'
import { AppError } from './errors'

/** Headers that every answer carries, and the methods that a call does not take. */
export function registerSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    reply.headers({
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
    })
  })
  for (const { path } of calls) {
    app.get(path, (_request, reply) => {
      reply.header('Allow', 'POST')
      throw new AppError('not-found', 'Calls are made with POST.')
    })
  }
}
