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
 * Why a link was not taken. It stands as `override` in the address that the visitor is led to, where the shell can
 * tell them: `expired`, also with whoever made it; `refused`, sealed by nobody here; `unpublished`; `operator`, for whom an
 * unreviewed version does not run.
 */
export type OverrideRefusal = 'expired' | 'refused' | 'unpublished' | 'operator'

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

/** What a visitor is asked before anything of the version runs. */
export interface OverrideQuestion {
  readonly remote: string
  readonly version: string
  /** When it ends, ISO 8601. */
  readonly until: string
  /** The page without the link's parameters. */
  readonly location: string
  /** What the answer sends, by the names of the fields. */
  readonly fields: Readonly<Record<string, string>>
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
   * @returns undefined for any other address; a question where the link holds: nothing of it is shown before that is answered
   */
  answer(request: FastifyRequest): Promise<OverrideAnswer | OverrideQuestion | undefined>
  /**
   * Takes a link whose question was answered.
   * @param sent the fields of the question, not trusted
   */
  accept(request: FastifyRequest, sent: URLSearchParams): Promise<OverrideAnswer>
  /** What a visitor gets in place of what is live, by remote; what has ended is left out. */
  of(request: FastifyRequest): Promise<Readonly<Record<string, PublishedVersion>>>
  /** Until when, by remote; ISO 8601. */
  ends(request: FastifyRequest): Readonly<Record<string, string>>
}

const cookieName = 'override'
/** A cookie holds 4096 bytes; a claim takes up to 290. */
const claimsAtMost = 12

/** What overrides are made of. */
export interface OverrideParts {
  readonly seals: Seals
  readonly published: PublishedVersions
  readonly issuers: LinkIssuers
  /** Whose browser it is; undefined where nobody is logged in. */
  visitorOf(request: FastifyRequest): Promise<Caller | undefined>
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
    // Lax: a link comes from a chat or a mail, and must work from there.
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
      const asked = parameters.get('override') ?? ''
      if (asked !== 'off' && !asked.includes('@')) return undefined
      const claim = claimOfParameters(parameters)
      for (const name of overrideParameters) parameters.delete(name)
      if (asked === 'off') return { location: addressOf(pathname, parameters), cookie: cookie([]) }
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
      const claims = [...others, claim].slice(-claimsAtMost)
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

/** An address of this site, never `//…`, which a browser would take for another one. */
const addressOf = (pathname: string, parameters: URLSearchParams): string => {
  const query = parameters.toString()
  return `/${pathname.replace(/^[/\\]+/, '')}${query === '' ? '' : `?${query}`}`
}
