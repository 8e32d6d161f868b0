import type { FastifyRequest } from 'fastify'
import { networkOf } from '../platform/limits/network'
import type { Platform } from '../platform/platform'
import type { CodeClient } from './code-limits'
import type { Requester } from './code-queries'
import type { Cookies } from './cookies'
import { isKnownBrowser } from './known-browser-queries'
import { hashOf } from '../platform/secret'

/**
 * Identifies the client that requests or enters a code, for the limits.
 * @param userId the owner of the account; undefined for a sign-up
 */
export async function codeClientOf(
  { database }: Pick<Platform, 'database'>,
  cookies: Cookies,
  request: FastifyRequest,
  userId: number | undefined,
): Promise<CodeClient> {
  const address = request.ip
  const secret = cookies.readBrowser(request)
  if (secret === undefined || userId === undefined) return { address }
  const hash = hashOf(secret)
  return (await isKnownBrowser(database, userId, hash))
    ? { address, knownBrowser: hash.toString('hex') }
    : { address }
}

/**
 * The client that a code is stored for: a browser, or the address of a client without cookies.
 * @param secret the secret that the browser holds, or will hold with the answer
 */
export function requesterOf(request: FastifyRequest, secret: string): Requester {
  return { browser: hashOf(secret), network: isBrowser(request) ? undefined : networkOf(request.ip) }
}

/** Browsers state the origin of every POST (Fetch Metadata; Fetch Standard, section 3.2). */
const isBrowser = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-site'] !== undefined || headers.origin !== undefined
