import { createHmac, timingSafeEqual } from 'node:crypto'
import { RemoteName, VersionNumber } from '@within-reach/contract'
import * as v from 'valibot'

/** What a link says: whoever opens it may have a version of a remote until a time. */
export interface OverrideClaim {
  readonly remote: string
  readonly version: string
  /** Seconds since 1970. */
  readonly until: number
  /** Who made it: it ends with them. */
  readonly by: string
}

/** A claim that nobody without the key could have made. */
export interface SealedClaim extends OverrideClaim {
  readonly seal: string
}

/** Seals claims, and tells a sealed one from a forged one. */
export interface Seals {
  seal(claim: OverrideClaim): SealedClaim
  /** Whether a claim was sealed by this site; its time may be over. */
  isSealed(claim: SealedClaim): boolean
}

/** @param key as all instances of the site have it */
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

/** The parameters of an address that hold a claim. */
export const overrideParameters = ['override', 'until', 'by', 'seal'] as const

/** Writes a claim as the parameters of an address. */
export const claimParameters = ({ remote, version, until, by, seal }: SealedClaim): URLSearchParams =>
  new URLSearchParams({ override: `${remote}@${version}`, until: String(until), by, seal })

/** Reads a claim from the parameters of an address; undefined for what cannot be one. */
export function claimOfParameters(parameters: URLSearchParams): SealedClaim | undefined {
  const [remote, version] = (parameters.get('override') ?? '').split('@')
  const [until = '', by = '', seal = ''] = ['until', 'by', 'seal'].map((name) => parameters.get(name) ?? '')
  return readClaim({ remote, version, until, by, seal })
}

/** Writes claims as the value of a cookie (RFC 6265, section 4.1.1: none of these signs needs encoding). */
export const claimsText = (claims: readonly SealedClaim[]): string =>
  claims.map(({ remote, version, until, by, seal }) => [remote, version, until, by, seal].join(':')).join('|')

/** Reads the value of a cookie; what cannot be a claim is left out. */
export const claimsOfText = (text: string): SealedClaim[] =>
  text
    .split('|')
    .map((part) => part.split(':'))
    .map(([remote, version, until = '', by = '', seal = '']) =>
      readClaim({ remote, version, until, by, seal }),
    )
    .filter((claim) => claim !== undefined)

/** The parts of a claim as texts, of which any may be something else. */
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
