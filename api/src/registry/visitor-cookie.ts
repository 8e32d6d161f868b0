import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { readCookie } from '../platform/read-cookie'

const name = 'visitor'
const aYear = 365 * 24 * 60 * 60

/** A random number that keeps a browser to one side of the canaries; it says nothing about a person. */
export function readVisitor(request: Pick<FastifyRequest, 'headers'>): string | undefined {
  const id = readCookie(request, name)
  return id !== undefined && /^[\w-]{22}$/.test(id) ? id : undefined
}

/** Draws a visitor's number: 128 bits, so that no two are the same. */
export const newVisitor = (): string => randomBytes(16).toString('base64url')

/** The header that keeps a visitor's number. Lax, so that a link from elsewhere leads to the side they are on. */
export const visitorCookie = (id: string, secure: boolean): string =>
  `${name}=${id}; Path=/; Max-Age=${aYear}; HttpOnly${secure ? '; Secure' : ''}; SameSite=Lax`
