import { limits } from '@within-reach/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Credentials } from './sign-in'
import { hostCookie } from '../platform/host-cookie'
import { readCookie } from '../platform/read-cookie'

const sessionCookie = 'wr_session'
const markerCookie = 'wr_marker'
const verifiedCookie = 'wr_verified'
const browserCookie = 'wr_browser'
const passkeyCookie = 'wr_passkey'
const openidCookie = 'wr_openid'
const arrivalCookie = 'wr_arrival'
/** How long a browser is remembered, in milliseconds. Browsers keep a cookie for at most 400 days. */
const browserLifetime = 365 * 24 * 60 * 60_000

/** The cookies of a browser. All but one are SameSite=Strict; over https they are Secure and bound to the host. */
export interface Cookies {
  /** Stores a sign-in for 30 days: the token unreadable by scripts, the marker readable. */
  setSession(reply: FastifyReply, credentials: Credentials): void
  endSession(reply: FastifyReply): void
  readSession(request: FastifyRequest): string | undefined
  /** The marker of this browser's sign-in. */
  readMarker(request: FastifyRequest): string | undefined
  /** Stores the secret that proves that this browser verified an email. */
  setVerified(reply: FastifyReply, secret: string): void
  readVerified(request: FastifyRequest): string | undefined
  /** Stores the secret that identifies a browser when it enters a code: unreadable by scripts, for a year. */
  setBrowser(reply: FastifyReply, secret: string): void
  readBrowser(request: FastifyRequest): string | undefined
  /** Stores the secret of a browser that asked for the challenge of a login with a passkey, for as long as that is valid. */
  setPasskey(reply: FastifyReply, secret: string): void
  readPasskey(request: FastifyRequest): string | undefined
  /**
   * Stores what a browser takes along to an OpenID Connect provider. It is SameSite=Lax, because the browser comes back by a link of
   * another site.
   */
  setOpenid(reply: FastifyReply, value: string): void
  /** Reads it, and forgets it. */
  takeOpenid(request: FastifyRequest, reply: FastifyReply): string | undefined
  /** Stores the secret of a browser that came back from a provider. */
  setArrival(reply: FastifyReply, secret: string): void
  readArrival(request: FastifyRequest): string | undefined
}

/** @param secure whether the site is served over https */
export function createCookies(secure: boolean): Cookies {
  const read = (request: FastifyRequest, name: string) => readCookie(request, hostCookie(name, secure))
  const set = (
    reply: FastifyReply,
    name: string,
    value: string,
    milliseconds: number,
    { readable = false, lax = false } = {},
  ) => {
    const flags = `${readable ? '' : '; HttpOnly'}${secure ? '; Secure' : ''}; SameSite=${lax ? 'Lax' : 'Strict'}`
    reply.header(
      'set-cookie',
      `${hostCookie(name, secure)}=${value}; Path=/; Max-Age=${milliseconds / 1000}${flags}`,
    )
  }
  return {
    setSession(reply, { token, marker }) {
      set(reply, sessionCookie, token, limits.tokenIdleLifetime)
      set(reply, markerCookie, marker, limits.tokenIdleLifetime, { readable: true })
    },
    endSession(reply) {
      set(reply, sessionCookie, '', 0)
      set(reply, markerCookie, '', 0, { readable: true })
    },
    readSession: (request) => read(request, sessionCookie),
    readMarker: (request) => read(request, markerCookie),
    setVerified: (reply, secret) => set(reply, verifiedCookie, secret, limits.verifiedEmailLifetime),
    readVerified: (request) => read(request, verifiedCookie),
    setBrowser: (reply, secret) => set(reply, browserCookie, secret, browserLifetime),
    readBrowser: (request) => read(request, browserCookie),
    setPasskey: (reply, secret) => set(reply, passkeyCookie, secret, limits.passkeyChallengeLifetime),
    readPasskey: (request) => read(request, passkeyCookie),
    setOpenid: (reply, value) => set(reply, openidCookie, value, limits.openidLifetime, { lax: true }),
    takeOpenid(request, reply) {
      const value = read(request, openidCookie)
      if (value !== undefined) set(reply, openidCookie, '', 0, { lax: true })
      return value
    },
    setArrival: (reply, secret) => set(reply, arrivalCookie, secret, limits.openidLifetime),
    readArrival: (request) => read(request, arrivalCookie),
  }
}
