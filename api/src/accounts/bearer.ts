import type { FastifyRequest } from 'fastify'

/** The token by which the platform has just identified the caller. */
export function bearerOf(request: FastifyRequest): string {
  return (request.headers.authorization ?? '').replace(/^Bearer +/i, '')
}
