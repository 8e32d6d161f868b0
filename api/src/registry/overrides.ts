import type { PublishedVersion } from '@within-reach/registry'
import type { FastifyRequest } from 'fastify'
import { readCookie } from '../platform/read-cookie'
import {
  claimOfParameters,
  claimParameters,
  claimsOfText,
  claimsText,
  type OverrideClaim,
  overrideParameters,
  type SealedClaim,
  type Seals,
} from './override-claims'
import type { PublishedVersions } from './published'

/**
 * Why a link was not taken. It stands as `override` in the address that the visitor is led to, where the shell can
 * tell them: `expired`; `refused`, sealed by nobody here; `unpublished`.
 */
export type OverrideRefusal = 'expired' | 'refused' | 'unpublished'

/** A link, for whoever hands it on. */
export interface OverrideLink {
  readonly url: string
  /** When it ends, ISO 8601. */
  readonly until: string
}

/** Where a link leads, and what the browser keeps. */
export interface OverrideAnswer {
  /** The same page without the link's parameters. */
  readonly location: string
  /** The value of Set-Cookie; absent where the browser keeps what it has. */
  readonly cookie?: string
}

/** Links that show one visitor a published version that is not live. */
export interface Overrides {
  /**
   * Makes a link to a version.
   * @param hours how long it holds, and what it gives
   */
  link(version: Omit<OverrideClaim, 'until'>, hours: number): OverrideLink
  /**
   * Answers a request for a page that came by a link, or by `?override=off`, which leaves all of them.
   * @returns undefined for any other address
   */
  answer(request: Pick<FastifyRequest, 'headers' | 'url'>): Promise<OverrideAnswer | undefined>
  /** What a visitor gets in place of what is live, by remote; what has ended is left out. */
  of(request: Pick<FastifyRequest, 'headers'>): Promise<Readonly<Record<string, PublishedVersion>>>
  /** Until when, by remote; ISO 8601. */
  ends(request: Pick<FastifyRequest, 'headers'>): Readonly<Record<string, string>>
}

const cookieName = 'override'
/** A cookie holds 4096 bytes; a claim takes up to 270. */
const claimsAtMost = 12

/** What overrides are made of. */
export interface OverrideParts {
  readonly seals: Seals
  readonly published: PublishedVersions
  /** The address of the site; with https, the cookie is Secure. */
  readonly publicUrl: string
  /** Told why an override was left out though it holds; the visitor gets what is live. */
  onTrouble(error: unknown): void
  /** The time, in milliseconds since 1970. */
  now?(): number
}

/** Opens the links of this site. */
export function createOverrides({
  seals,
  published,
  publicUrl,
  onTrouble,
  ...parts
}: OverrideParts): Overrides {
  const now = (): number => (parts.now ?? Date.now)() / 1000
  const isValid = (claim: SealedClaim): boolean => claim.until > now() && seals.isSealed(claim)
  const claimsOf = (request: Pick<FastifyRequest, 'headers'>): SealedClaim[] =>
    claimsOfText(readCookie(request, cookieName) ?? '').filter(isValid)

  const cookie = (claims: readonly SealedClaim[]): string => {
    const seconds = Math.ceil(Math.max(0, ...claims.map(({ until }) => until - now())))
    const secure = publicUrl.startsWith('https:') ? '; Secure' : ''
    // Lax: a link comes from a chat or a mail, and must work from there.
    return `${cookieName}=${claimsText(claims)}; Path=/; Max-Age=${seconds}; HttpOnly${secure}; SameSite=Lax`
  }
  const refusalOf = async (claim: SealedClaim | undefined): Promise<OverrideRefusal | undefined> => {
    if (!claim || !seals.isSealed(claim)) return 'refused'
    if (!isValid(claim)) return 'expired'
    return (await published.has(claim.remote, claim.version)) ? undefined : 'unpublished'
  }

  return {
    link({ remote, version }, hours) {
      const until = Math.floor(now() + hours * 3600)
      const parameters = claimParameters(seals.seal({ remote, version, until }))
      return { url: `${publicUrl}/?${parameters.toString()}`, until: isoOf(until) }
    },
    async answer(request) {
      const [pathname = '/', query] = request.url.split('?')
      const parameters = new URLSearchParams(query)
      const asked = parameters.get('override') ?? ''
      if (asked !== 'off' && !asked.includes('@')) return undefined
      const claim = claimOfParameters(parameters)
      const refusal = asked === 'off' ? undefined : await refusalOf(claim)
      for (const name of overrideParameters) parameters.delete(name)
      if (refusal) parameters.set('override', refusal)
      const location = addressOf(pathname, parameters)
      if (refusal) return { location }
      const others = claimsOf(request).filter(({ remote }) => remote !== claim?.remote)
      const claims = asked === 'off' || !claim ? [] : [...others, claim].slice(-claimsAtMost)
      return { location, cookie: cookie(claims) }
    },
    async of(request) {
      const versions: Record<string, PublishedVersion> = {}
      for (const { remote, version } of claimsOf(request)) {
        const record = await published.find(remote, version).catch(onTrouble)
        if (record) versions[remote] = record
      }
      return versions
    },
    ends: (request) =>
      Object.fromEntries(claimsOf(request).map(({ remote, until }) => [remote, isoOf(until)])),
  }
}

const isoOf = (seconds: number): string => new Date(seconds * 1000).toISOString()

/** Never `//…`, which a browser would take for another site. */
const addressOf = (pathname: string, parameters: URLSearchParams): string => {
  const query = parameters.toString()
  return pathname.replace(/^[/\\]+/, '/') + (query === '' ? '' : `?${query}`)
}
