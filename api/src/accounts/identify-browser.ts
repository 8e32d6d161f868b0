import type { FastifyRequest } from 'fastify'
import type { Caller } from '../platform/calls'
import type { Platform } from '../platform/platform'
import { createCookies } from './cookies'
import { demandSameOrigin } from '../platform/same-origin'

/** Tells the platform whose browser requests a page, from any referring site. */
export function createIdentifyVisitor(
  identify: Platform['identify'],
  publicUrl: string,
): Platform['identifyVisitor'] {
  const cookies = createCookies(publicUrl.startsWith('https:'))
  return async (request) => {
    const token = cookies.readSession(request)
    return token === undefined ? undefined : identify(token)
  }
}

/**
 * Tells the platform whose browser makes a request without a bearer: by the session cookie, only from pages of this site,
 * like
 * `session`.
 */
export function createIdentifyBrowser(
  identify: Platform['identify'],
  publicUrl: string,
): (request: FastifyRequest) => Promise<Caller | undefined> {
  const cookies = createCookies(publicUrl.startsWith('https:'))
  return async (request) => {
    demandSameOrigin(request, publicUrl)
    const token = cookies.readSession(request)
    return token === undefined ? undefined : identify(token)
  }
}
