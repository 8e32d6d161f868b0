import * as v from 'valibot'
import type { Departure } from './provider'

/** What a browser takes along to a provider, in a cookie. */
export interface Journey extends Departure {
  /** The page to go to after the login, as the login page got it; '' for none. */
  readonly next: string
  /** Whether a member wants to connect the account, and comes back to the profile. */
  readonly connects: boolean
}

const longest = 2000
const Secret = v.pipe(v.string(), v.minLength(20), v.maxLength(200))
const Taken = v.object({
  state: Secret,
  nonce: Secret,
  verifier: Secret,
  next: v.pipe(v.string(), v.maxLength(longest)),
  // The previous release does not write it.
  connects: v.optional(v.boolean(), false),
})

/** Writes it as the value of a cookie. A `next` that is too long for one is left out. */
export const journeyText = ({ next, ...departure }: Journey): string =>
  Buffer.from(JSON.stringify({ ...departure, next: next.length > longest ? '' : next })).toString('base64url')

/** Reads it; undefined if it is not one. Only the browser itself can have changed it. */
export function readJourney(text: string | undefined): Journey | undefined {
  if (text === undefined) return undefined
  try {
    return v.parse(Taken, JSON.parse(Buffer.from(text, 'base64url').toString()))
  } catch {
    return undefined
  }
}
