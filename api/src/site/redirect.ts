import { redirectAddress, type RedirectedGroup, type RemoteRoute } from '@within-reach/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isLoadedAhead } from './is-loaded-ahead'

/** A page of this site at an address. */
export interface AddressedPage {
  /** The page's route; undefined if it has none, or if the reader may not see it. */
  readonly route: RemoteRoute | undefined
  readonly pathname: string
  /** The query as it was requested, with its question mark. */
  readonly search: string
}

/** A page request that may be redirected. */
export interface RedirectedVisit extends AddressedPage {
  /** The reader's group; undefined if the service is not certain of it. */
  readonly group: RedirectedGroup | undefined
  /** The route of a path; undefined if this site has no page there. */
  routeOf(pathname: string): RemoteRoute | undefined
}

/**
 * The address to which the service redirects a page request, as its page declares. Where it cannot, the page's script does.
 * @returns an address of a page of this site, encoded for a header; undefined if the page is sent
 */
export function redirectOf(
  request: Pick<FastifyRequest, 'headers'>,
  visit: RedirectedVisit,
): string | undefined {
  const { route, group, pathname, search, routeOf } = visit
  if (group === undefined || isLoadedAhead(request)) return undefined
  const address = redirectAddress(route?.redirects, group, { pathname, search })
  if (address === undefined) return undefined
  // The parameter `next` is from the request: only its path, query and fragment count, and only if the path is a page.
  const site = 'http://site.invalid'
  const parsed = URL.canParse(address, site) ? new URL(address, site) : undefined
  // `/..//host` is parsed to a path that a browser reads as another host.
  if (parsed?.origin !== site || parsed.pathname.startsWith('//') || !routeOf(parsed.pathname))
    return undefined
  const safe = parsed.pathname + parsed.search + parsed.hash
  // A redirect would lead on with a fragment at which the requested page shows itself.
  return showsFragments(route) && !pageInPlace(request, visit, safe) ? undefined : safe
}

/** Whether a page that redirects visitors shows itself at an address with a fragment. */
export const showsFragments = (route: RemoteRoute | undefined): boolean =>
  route?.redirects?.visitorsWithout !== undefined

/**
 * The page to which a request is redirected, if the same answer can show it: a browser opens it as a document, and neither a fragment nor another
 * redirect follows. This saves the round trip of a redirect.
 * @param address from `redirectOf`
 */
export function pageInPlace(
  { headers }: Pick<FastifyRequest, 'headers'>,
  { group, routeOf }: Pick<RedirectedVisit, 'group' | 'routeOf'>,
  address: string,
): AddressedPage | undefined {
  const { pathname, search, hash } = new URL(address, 'http://site.invalid')
  const route = routeOf(pathname)
  const isOpened = headers['sec-fetch-dest'] === 'document' && headers['sec-fetch-mode'] === 'navigate'
  const redirectsAgain =
    group !== undefined && redirectAddress(route?.redirects, group, { pathname, search }) !== undefined
  return isOpened && hash === '' && !redirectsAgain && !route?.audience
    ? { pathname, search, route }
    : undefined
}

/** Sends a redirect that no cache stores: it is for this reader, at this time. */
export const sendRedirect = (reply: FastifyReply, address: string) =>
  reply.header('Cache-Control', 'private, no-store').redirect(address, 303)
