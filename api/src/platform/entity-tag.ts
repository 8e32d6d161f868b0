import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

/** The entity tag of a body (RFC 9110, section 8.8.3). */
export const entityTag = (body: string | Buffer): string =>
  `"${createHash('sha256').update(body).digest('base64url')}"`

/**
 * Whether a client has the body with this tag already, so that a 304 is enough (RFC 9110, section 13.1.2). The comparison is
 * the weak one, because a compressing proxy weakens a tag.
 */
export const isKnown = ({ headers }: Pick<FastifyRequest, 'headers'>, tag: string): boolean =>
  (headers['if-none-match'] ?? '')
    .split(',')
    .some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === tag)
