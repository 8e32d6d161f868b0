import type { FastifyRequest } from 'fastify'
import type { Platform } from '../../platform/platform'
import { hashOf } from '../../platform/secret'
import type { Cookies } from '../cookies'
import { relyingPartyOf } from '../second-factor/relying-party'
import { readAssertion } from '../second-factor/responses'
import { takeLoginChallenge } from './challenge-queries'
import { findPasskey, type LoginPasskeyRow } from './queries'

/** What an authenticator answers, as the contract parses it. */
export interface Answered {
  readonly id: string
  readonly response: Readonly<Record<string, unknown>>
}

/** A passkey that has signed the challenge of this browser. */
export interface SignedLogin {
  readonly key: LoginPasskeyRow
  /** The counter to store, which reveals a copy. */
  readonly counter: number
}

/**
 * Verifies the answer to a challenge of `passkeyLoginOptions`, and uses the challenge up.
 * @returns undefined if the answer is wrong, late or repeated, comes from another browser, or the authenticator did not verify the
 * person
 * @throws not-owner (403) if a page of another site asks
 */
export async function readLogin(
  { database, settings }: Pick<Platform, 'database' | 'settings'>,
  cookies: Cookies,
  request: FastifyRequest,
  answered: Answered,
): Promise<SignedLogin | undefined> {
  const party = relyingPartyOf(request, settings.publicUrl)
  const secret = cookies.readPasskey(request)
  const challenge = challengeOf(answered)
  if (secret === undefined || challenge === undefined) return undefined
  if (!(await takeLoginChallenge(database, challenge, hashOf(secret)))) return undefined
  const key = await findPasskey(database, answered.id)
  const counter = key && (await readAssertion({ ...answered }, challenge, party, key, { verified: true }))
  return key && counter !== undefined ? { key, counter } : undefined
}

/** The challenge that an answer claims to sign (Web Authentication, section 5.8.1). */
function challengeOf({ response: { clientDataJSON } }: Answered): string | undefined {
  if (typeof clientDataJSON !== 'string') return undefined
  try {
    const read: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())
    const challenge = typeof read === 'object' && read !== null && 'challenge' in read && read.challenge
    return typeof challenge === 'string' && /^[\w-]{1,200}$/.test(challenge) ? challenge : undefined
  } catch {
    return undefined
  }
}
