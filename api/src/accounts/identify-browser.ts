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
 * Creates the platform's `certainGroup`. A member's session and marker must match, because a browser with another marker
 * logs out. A visitor has neither cookie, although the browser would send them: a link from another site comes without them.
 */
export function createCertainGroup(publicUrl: string): Platform['certainGroup'] {
  const cookies = createCookies(publicUrl.startsWith('https:'))
  return (request, reader) => {
    const marker = cookies.readMarker(request)
    if (reader) return marker === reader.marker ? 'members' : undefined
    const hasCookie = marker !== undefined || cookies.readSession(request) !== undefined
    return !hasCookie && withStrictCookies.has(request.headers['sec-fetch-site']) ? 'visitors' : undefined
  }
}

/** The origins of navigations with which browsers send SameSite=Strict cookies (Fetch Metadata, `Sec-Fetch-Site`). */
const withStrictCookies: ReadonlySet<unknown> = new Set(['same-origin', 'same-site', 'none'])

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
