import type { FastifyRequest } from 'fastify'
import type { Caller } from '../platform/calls'
import type { Platform } from '../platform/platform'
import { createCookies } from './cookies'
import { demandSameOrigin } from '../platform/same-origin'

/** Creates the platform's `identifyVisitor`: finds a member by the session cookie, for page requests from any referring site. */
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
 * Creates the platform's `identifyBrowser`: finds a member by the session cookie, only for requests from pages of this site.
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
