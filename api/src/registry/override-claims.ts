import { createHmac, timingSafeEqual } from 'node:crypto'
import { RemoteName, VersionNumber } from '@within-reach/contract'
import * as v from 'valibot'

/** The claim of a link: its visitor may get a version of a remote until a time. */
export interface OverrideClaim {
  readonly remote: string
  readonly version: string
  /** Seconds since 1970. */
  readonly until: number
  /** The author. The claim ends with the author's right. */
  readonly by: string
}

/** A claim with a seal that only this site can create. */
export interface SealedClaim extends OverrideClaim {
  readonly seal: string
}

/** Creates and verifies seals. */
export interface Seals {
  seal(claim: OverrideClaim): SealedClaim
  /** Whether this site sealed a claim. The claim may be expired. */
  isSealed(claim: SealedClaim): boolean
}

/** @param key shared by all instances of the site */
export function createSeals(key: Buffer): Seals {
  const macOf = ({ remote, version, until, by }: OverrideClaim): Buffer =>
    createHmac('sha256', key).update(`override\n${remote}\n${version}\n${until}\n${by}`).digest()
  return {
    seal: (claim) => ({ ...claim, seal: macOf(claim).toString('base64url') }),
    isSealed(claim) {
      const given = Buffer.from(claim.seal, 'base64url')
      const right = macOf(claim)
      return given.length === right.length && timingSafeEqual(given, right)
    },
  }
}

/** The URL parameters of a claim. */
export const overrideParameters = ['override', 'until', 'by', 'seal'] as const

/** Writes a claim as URL parameters. */
export const claimParameters = ({ remote, version, until, by, seal }: SealedClaim): URLSearchParams =>
  new URLSearchParams({ override: `${remote}@${version}`, until: String(until), by, seal })

/** Reads a claim from URL parameters; undefined if they cannot be one. */
export function claimOfParameters(parameters: URLSearchParams): SealedClaim | undefined {
  const [remote, version] = (parameters.get('override') ?? '').split('@')
  const [until = '', by = '', seal = ''] = ['until', 'by', 'seal'].map((name) => parameters.get(name) ?? '')
  return readClaim({ remote, version, until, by, seal })
}

/** Writes claims as a cookie value (RFC 6265, section 4.1.1: none of these characters needs encoding). */
export const claimsText = (claims: readonly SealedClaim[]): string =>
  claims.map(({ remote, version, until, by, seal }) => [remote, version, until, by, seal].join(':')).join('|')

/** Reads a cookie value; skips what cannot be a claim. */
export const claimsOfText = (text: string): SealedClaim[] =>
  text
    .split('|')
    .map((part) => part.split(':'))
    .map(([remote, version, until = '', by = '', seal = '']) =>
      readClaim({ remote, version, until, by, seal }),
    )
    .filter((claim) => claim !== undefined)

/** The parts of a claim as text, none of them verified. */
interface ClaimParts {
  readonly remote: string | undefined
  readonly version: string | undefined
  readonly until: string
  readonly by: string
  readonly seal: string
}

function readClaim({ remote, version, until, by, seal }: ClaimParts): SealedClaim | undefined {
  if (!v.is(RemoteName, remote) || !v.is(VersionNumber, version)) return undefined
  const fits = /^\d{1,12}$/.test(until) && /^(?:u\d{1,10}|t[\w-]{16})$/.test(by) && /^[\w-]{43}$/.test(seal)
  return fits ? { remote, version, until: Number(until), by, seal } : undefined
}
