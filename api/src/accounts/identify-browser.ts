import type { FastifyRequest } from 'fastify'
import type { Caller } from '../platform/calls'
import type { Platform } from '../platform/platform'
import { createCookies } from './cookies'
import { demandSameOrigin } from '../platform/same-origin'

/** What the platform asks to learn whose browser asks for a page, wherever the link to it stood. */
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
 * What the platform asks to learn whose browser makes a request that can carry no bearer: by the session cookie, from a
 * page of this site only, as `session` does.
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
