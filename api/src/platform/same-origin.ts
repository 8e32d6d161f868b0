import type { FastifyRequest } from 'fastify'
import { errors } from './errors'

/**
 * Lets only pages of this site use the session cookie. Browsers say where a request comes from in Sec-Fetch-Site,
 * which no page can forge; over plain http on a local network they leave it out, and Origin decides, or, for a GET,
 * which has none, Referer.
 * @param publicUrl the address of the site, for a proxy that rewrites Host
 * @throws not-owner (403)
 */
export function demandSameOrigin(request: FastifyRequest, publicUrl: string): void {
  const { 'sec-fetch-site': site, origin, referer } = request.headers
  const same = site === undefined ? isOwn(origin ?? referer, request.host, publicUrl) : site === 'same-origin'
  if (!same) throw errors.notOwner('Only a page of this site may use its session.')
}

/**
 * Whether a browser says that a request comes from another site's page. One that says nothing of it, or is no browser, is
 * not held to come from elsewhere.
 * @param publicUrl the address of the site
 */
export function comesFromElsewhere({ headers, host }: FastifyRequest, publicUrl: string): boolean {
  const { 'sec-fetch-site': site, origin } = headers
  if (site !== undefined) return site !== 'same-origin'
  return origin !== undefined && !isOwn(origin, host, publicUrl)
}

function isOwn(origin: string | undefined, host: string, publicUrl: string): boolean {
  if (origin === undefined || !URL.canParse(origin)) return false
  const from = new URL(origin)
  return from.host === host || from.origin === new URL(publicUrl).origin
}
