import type { FastifyRequest } from 'fastify'
import { errors } from './errors'

/**
 * Restricts the session cookie to pages of this site. Browsers state the origin of a request in Sec-Fetch-Site, which no
 * page can forge. Over plain http on a local network they omit it; then Origin decides, or Referer for a GET, which has no
 * Origin.
 * @param publicUrl the address of the site, for a proxy that rewrites Host
 * @throws not-owner (403)
 */
export function demandSameOrigin(request: FastifyRequest, publicUrl: string): void {
  const { 'sec-fetch-site': site, origin, referer } = request.headers
  const same = site === undefined ? isOwn(origin ?? referer, request.host, publicUrl) : site === 'same-origin'
  if (!same) throw errors.notOwner('Only a page of this site may use its session.')
}

/**
 * Whether a request comes from a page of another site, by the browser's headers. Without these headers it does not count as
 * foreign.
 * @param publicUrl the address of the site
 */
export function isFromOtherSite({ headers, host }: FastifyRequest, publicUrl: string): boolean {
  const { 'sec-fetch-site': site, origin } = headers
  if (site !== undefined) return site !== 'same-origin'
  return origin !== undefined && !isOwn(origin, host, publicUrl)
}

function isOwn(origin: string | undefined, host: string, publicUrl: string): boolean {
  if (origin === undefined || !URL.canParse(origin)) return false
  const from = new URL(origin)
  return from.host === host || from.origin === new URL(publicUrl).origin
}
