import { openidCallbackPath, openidLoginPath } from '@within-reach/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Platform } from '../../platform/platform'
import { hashOf, newSecret } from '../../platform/secret'
import { openidAttempts } from '../attempts'
import type { Cookies } from '../cookies'
import { type Journey, journeyText, readJourney } from './journey'
import type { ProviderClient } from './provider'
import { storeArrival } from './queries'

/** The page that goes on after the provider: the login page, or the profile of who connects the account. */
const pageAfter = ({ next, connects }: Pick<Journey, 'next' | 'connects'>): string =>
  connects
    ? '/profile?with=openid'
    : `/login?${new URLSearchParams({ with: 'openid', ...(next !== '' && { next }) }).toString()}`

/**
 * Goes on to a page of this site by a document of this site. After a redirect, the browser would still count as coming from the
 * provider, and send no SameSite=Strict cookies.
 */
const goOn = (reply: FastifyReply, page: string) =>
  reply
    .header('Cache-Control', 'no-store')
    .header('Content-Security-Policy', `default-src 'none'; frame-ancestors 'none'`)
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><title>Within Reach</title><meta http-equiv="refresh" content="0;url=${page.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">`,
    )

/** The addresses by which a browser goes to the provider and comes back (OpenID Connect Core 1.0, section 3.1.2). */
export function registerOpenidAddresses(
  app: FastifyInstance,
  { database, limitCalls, log, tries }: Platform,
  cookies: Cookies,
  provider: ProviderClient,
): void {
  const attempts = openidAttempts(tries)

  app.get(openidLoginPath, async (request, reply) => {
    limitCalls(request.ip)
    await attempts.left(request.ip)
    const { next, connect } = request.query as { next?: unknown; connect?: unknown }
    const asked = { next: typeof next === 'string' ? next : '', connects: connect === 'yes' }
    try {
      const { address, departure } = await provider.leave()
      cookies.setOpenid(reply, journeyText({ ...departure, ...asked }))
      return await reply.header('Cache-Control', 'no-store').redirect(address.href, 303)
    } catch (error) {
      log.warn({ err: error }, 'the OpenID Connect provider did not answer')
      return reply.header('Cache-Control', 'no-store').redirect(pageAfter(asked), 303)
    }
  })

  app.get(openidCallbackPath, async (request, reply) => {
    limitCalls(request.ip)
    const journey = readJourney(cookies.takeOpenid(request, reply))
    if (!journey) return goOn(reply, pageAfter({ next: '', connects: false }))
    try {
      const identity = await provider.arrive(new URLSearchParams(request.url.split('?')[1]), journey)
      const secret = newSecret()
      await storeArrival(database, hashOf(secret), identity)
      cookies.setArrival(reply, secret)
    } catch (error) {
      // The person may have changed their mind, or the answer belongs to another browser.
      log.info({ err: error }, 'nobody came back from the OpenID Connect provider')
    }
    return goOn(reply, pageAfter(journey))
  })
}
