import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { errors } from './errors'

/**
 * Checks the bearer of a request that only operators may make.
 * @param token METRICS_TOKEN; without one, anybody may
 * @throws logged-out (401)
 */
export function demandOperationsToken(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  token: string | undefined,
): void {
  if (token === undefined || isBearer(headers.authorization, token)) return
  reply.header('WWW-Authenticate', 'Bearer')
  throw errors.loggedOut()
}

/** Compares hashes, so that the duration reveals nothing about the token (RFC 6750, section 2.1). */
function isBearer(header: string | undefined, token: string): boolean {
  const hashOf = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hashOf(header ?? ''), hashOf(`Bearer ${token}`))
}
