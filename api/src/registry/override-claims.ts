import { createHmac, timingSafeEqual } from 'node:crypto'
import { RemoteName, VersionNumber } from '@within-reach/contract'
import * as v from 'valibot'

/** What a link says: whoever opens it gets a version of a remote until a time. */
export interface OverrideClaim {
  readonly remote: string
  readonly version: string
  /** Seconds since 1970. */
  readonly until: number
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
  const macOf = ({ remote, version, until }: OverrideClaim): Buffer =>
    createHmac('sha256', key).update(`override\n${remote}\n${version}\n${until}`).digest()
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
export const overrideParameters = ['override', 'until', 'seal'] as const

/** Writes a claim as the parameters of an address. */
export const claimParameters = ({ remote, version, until, seal }: SealedClaim): URLSearchParams =>
  new URLSearchParams({ override: `${remote}@${version}`, until: String(until), seal })

/** Reads a claim from the parameters of an address; undefined for what cannot be one. */
export function claimOfParameters(parameters: URLSearchParams): SealedClaim | undefined {
  const [remote, version] = (parameters.get('override') ?? '').split('@')
  return readClaim(remote, version, parameters.get('until') ?? '', parameters.get('seal') ?? '')
}

/** Writes claims as the value of a cookie (RFC 6265, section 4.1.1: none of these signs needs encoding). */
export const claimsText = (claims: readonly SealedClaim[]): string =>
  claims.map(({ remote, version, until, seal }) => [remote, version, until, seal].join(':')).join('|')

/** Reads the value of a cookie; what cannot be a claim is left out. */
export const claimsOfText = (text: string): SealedClaim[] =>
  text
    .split('|')
    .map((part) => part.split(':'))
    .map(([remote, version, until = '', seal = '']) => readClaim(remote, version, until, seal))
    .filter((claim) => claim !== undefined)

function readClaim(
  remote: string | undefined,
  version: string | undefined,
  until: string,
  seal: string,
): SealedClaim | undefined {
  const fits = v.is(RemoteName, remote) && v.is(VersionNumber, version) && /^\d{1,12}$/.test(until)
  return fits && /^[\w-]{43}$/.test(seal) ? { remote, version, until: Number(until), seal } : undefined
}
