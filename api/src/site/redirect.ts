import { redirectAddress, type RedirectedGroup, type RemoteRoute } from '@within-reach/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isLoadedAhead } from './is-loaded-ahead'

/** A page request that may be redirected. */
export interface RedirectedVisit {
  /** The page's route; undefined if it has none, or if the reader may not see it. */
  readonly route: RemoteRoute | undefined
  /** The reader's group; undefined if the service is not certain of it. */
  readonly group: RedirectedGroup | undefined
  readonly pathname: string
  /** The query as it was requested, with its question mark. */
  readonly search: string
  /** Whether this site has a page at a path. */
  isPage(pathname: string): boolean
}

/**
 * The address to which the service redirects a page request, as its page declares. Where it cannot, the page's script does.
 * @returns an address of a page of this site, encoded for a header; undefined if the page is sent
 */
export function redirectOf(
  request: Pick<FastifyRequest, 'headers'>,
  { route, group, pathname, search, isPage }: RedirectedVisit,
): string | undefined {
  if (group === undefined || isLoadedAhead(request)) return undefined
  const address = redirectAddress(route?.redirects, group, { pathname, search })
  if (address === undefined) return undefined
  // The parameter `next` is from the request: only its path, query and fragment count, and only if the path is a page.
  const site = 'http://site.invalid'
  const parsed = URL.canParse(address, site) ? new URL(address, site) : undefined
  // `/..//host` is parsed to a path that a browser reads as another host.
  if (parsed?.origin !== site || parsed.pathname.startsWith('//') || !isPage(parsed.pathname))
    return undefined
  return parsed.pathname + parsed.search + parsed.hash
}

/** Sends a redirect that no cache stores: it is for this reader, at this time. */
export const sendRedirect = (reply: FastifyReply, address: string) =>
  reply.header('Cache-Control', 'private, no-store').redirect(address, 303)
