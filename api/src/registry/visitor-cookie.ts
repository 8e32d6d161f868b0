import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { readCookie } from '../platform/read-cookie'

const name = 'visitor'
const aYear = 365 * 24 * 60 * 60

/** A random id that keeps a browser in or out of canaries. It contains no information about a person. */
export function readVisitor(request: Pick<FastifyRequest, 'headers'>): string | undefined {
  const id = readCookie(request, name)
  return id !== undefined && /^[\w-]{22}$/.test(id) ? id : undefined
}

/** Generates a visitor id: 128 bits, so that no two are the same. */
export const newVisitor = (): string => randomBytes(16).toString('base64url')

/** The header that stores a visitor id. Lax, so that inbound links keep the canary assignment. */
export const visitorCookie = (id: string, secure: boolean): string =>
  `${name}=${id}; Path=/; Max-Age=${aYear}; HttpOnly${secure ? '; Secure' : ''}; SameSite=Lax`
