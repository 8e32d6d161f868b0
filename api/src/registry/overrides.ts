import type { PublishedVersion } from '@within-reach/registry'
import type { FastifyRequest } from 'fastify'
import type { Caller } from '../platform/caller'
import { readCookie } from '../platform/read-cookie'
import type { LinkIssuers } from './link-issuers'
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
 * Why a link was refused. The redirect's address contains it as `override`, and the shell shows it:
 * - `expired`: its time is over, or its author has lost the right.
 * - `refused`: it has no valid seal.
 * - `unpublished`: its version is not published.
 * - `operator`: an unreviewed version must not run with an operator's session.
 */
export type OverrideRefusal = 'expired' | 'refused' | 'unpublished' | 'operator'

/** A link to share. */
export interface OverrideLink {
  readonly url: string
  /** When it ends, ISO 8601. */
  readonly until: string
}

/** The redirect of a link, and the browser's cookie. */
export interface OverrideAnswer {
  /** The same page without the link's parameters. */
  readonly location: string
  /** The value of Set-Cookie; absent if the cookie does not change. */
  readonly cookie?: string
}

/** The question that a visitor must answer before anything of the version runs. */
export interface OverrideQuestion {
  readonly remote: string
  readonly version: string
  /** When it ends, ISO 8601. */
  readonly until: string
  /** The page without the link's parameters. */
  readonly location: string
  /** The fields of the answer, by name. */
  readonly fields: Readonly<Record<string, string>>
}

/** Links that show one visitor a published version that is not live. */
export interface Overrides {
  /**
   * Creates a link to a version.
   * @param version the version that it shows, and its author
   * @param hours how long it is valid
   */
  link(version: Omit<OverrideClaim, 'until'>, hours: number): OverrideLink
  /**
   * Answers a page request with a link, or with `?override=off`, which ends all overrides.
   * @returns undefined for any other address; a question for a valid link, because nothing of its version may be shown before
   * the visitor consents
   */
  answer(request: FastifyRequest): Promise<OverrideAnswer | OverrideQuestion | undefined>
  /**
   * Accepts a link whose question was answered.
   * @param sent the fields of the answer, untrusted
   */
  accept(request: FastifyRequest, sent: URLSearchParams): Promise<OverrideAnswer>
  /** The versions that a visitor gets instead of the live ones, by remote, without expired ones. */
  of(request: FastifyRequest): Promise<Readonly<Record<string, PublishedVersion>>>
  /** The end of each override, by remote; ISO 8601. */
  ends(request: FastifyRequest): Readonly<Record<string, string>>
}

const cookieName = 'override'
/** A cookie holds 4096 bytes, a claim needs up to 290. */
const maxClaims = 12

/** The dependencies of overrides. */
export interface OverrideParts {
  readonly seals: Seals
  readonly published: PublishedVersions
  readonly issuers: LinkIssuers
  /** Finds the member of a browser; undefined if nobody is logged in. */
  visitorOf(request: FastifyRequest): Promise<Caller | undefined>
  /** The address of the site; with https, the cookie is Secure. */
  readonly publicUrl: string
  /** Called if a valid override could not be looked up; the visitor gets what is live. */
  onTrouble(error: unknown): void
  /** The current time in milliseconds since 1970. */
  now?(): number
}

/** Opens the overrides of this site. */
export function createOverrides({
  seals,
  published,
  issuers,
  visitorOf,
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
    // Lax: a link from a chat or a mail must work.
    return `${cookieName}=${claimsText(claims)}; Path=/; Max-Age=${seconds}; HttpOnly${secure}; SameSite=Lax`
  }
  const refusalOf = async (
    request: FastifyRequest,
    claim: SealedClaim | undefined,
  ): Promise<OverrideRefusal | undefined> => {
    if (!claim || !seals.isSealed(claim)) return 'refused'
    if (!isValid(claim) || !(await issuers.mayStillIssue(claim))) return 'expired'
    if (!(await published.has(claim.remote, claim.version))) return 'unpublished'
    return (await issuers.mayRunFor(claim, await visitorOf(request))) ? undefined : 'operator'
  }
  const refused = (pathname: string, parameters: URLSearchParams, refusal: OverrideRefusal) => {
    parameters.set('override', refusal)
    return { location: addressOf(pathname, parameters) }
  }

  return {
    link({ remote, version, by }, hours) {
      const until = Math.floor(now() + hours * 3600)
      const parameters = claimParameters(seals.seal({ remote, version, until, by }))
      return { url: `${publicUrl}/?${parameters.toString()}`, until: isoOf(until) }
    },
    async answer(request) {
      const [pathname = '/', query] = request.url.split('?')
      const parameters = new URLSearchParams(query)
      const value = parameters.get('override') ?? ''
      if (value !== 'off' && !value.includes('@')) return undefined
      const claim = claimOfParameters(parameters)
      for (const name of overrideParameters) parameters.delete(name)
      if (value === 'off') return { location: addressOf(pathname, parameters), cookie: cookie([]) }
      const refusal = await refusalOf(request, claim)
      if (refusal || !claim) return refused(pathname, parameters, refusal ?? 'refused')
      const location = addressOf(pathname, parameters)
      const fields = { ...Object.fromEntries(claimParameters(claim)), to: location }
      return { remote: claim.remote, version: claim.version, until: isoOf(claim.until), location, fields }
    },
    async accept(request, sent) {
      const [pathname = '/', query] = (sent.get('to') ?? '/').split('?')
      const parameters = new URLSearchParams(query)
      const claim = claimOfParameters(sent)
      const refusal = await refusalOf(request, claim)
      if (refusal || !claim) return refused(pathname, parameters, refusal ?? 'refused')
      const others = claimsOf(request).filter(({ remote }) => remote !== claim.remote)
      const claims = [...others, claim].slice(-maxClaims)
      return { location: addressOf(pathname, parameters), cookie: cookie(claims) }
    },
    async of(request) {
      const claims = claimsOf(request)
      if (claims.length === 0) return {}
      const visitor = await visitorOf(request)
      const versions: Record<string, PublishedVersion> = {}
      for (const claim of claims) {
        const record = await recordOf(claim, visitor).catch(onTrouble)
        if (record) versions[claim.remote] = record
      }
      return versions
    },
    ends: (request) =>
      Object.fromEntries(claimsOf(request).map(({ remote, until }) => [remote, isoOf(until)])),
  }

  async function recordOf(
    claim: SealedClaim,
    visitor: Caller | undefined,
  ): Promise<PublishedVersion | undefined> {
    if (!(await issuers.mayStillIssue(claim)) || !(await issuers.mayRunFor(claim, visitor))) return undefined
    return published.find(claim.remote, claim.version)
  }
}

const isoOf = (seconds: number): string => new Date(seconds * 1000).toISOString()

/** An address of this site, never `//…`, which a browser would read as another host. */
const addressOf = (pathname: string, parameters: URLSearchParams): string => {
  const query = parameters.toString()
  return `/${pathname.replace(/^[/\\]+/, '')}${query === '' ? '' : `?${query}`}`
}
