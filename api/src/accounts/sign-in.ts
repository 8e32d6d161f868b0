import type { Session } from '@within-reach/contract'
import type { Caller } from '../platform/calls'
import type { Database } from '../platform/database/database'
import {
  deleteDeadTokens,
  findLiveTokens,
  findSignIn,
  insertToken,
  type LoginDetails,
  touchToken,
  type SignIn,
  type StoredSocial,
  type User,
} from './queries'
import { hashOf, newSecret } from '../platform/secret'
import { newMarker } from './secrets'

/** A sign-in: the bearer and its public identifier. */
export interface Credentials {
  readonly token: string
  readonly marker: string
}

/** A new sign-in, and whether an older one was ended to make room. */
export interface FreshSignIn extends Credentials {
  readonly othersEnded: boolean
}

/**
 * Signs a member in.
 * @param database the caller's transaction if the member is new in it
 * @param user with the hash of the checked password
 * @returns the token, which is not stored anywhere; undefined if the password has changed meanwhile
 */
export async function signIn(
  database: Database,
  user: Pick<User, 'id' | 'password_hash'>,
  details: LoginDetails,
): Promise<FreshSignIn | undefined> {
  const credentials = { token: newSecret(), marker: newMarker() }
  if (!(await insertToken(database, hashOf(credentials.token), credentials.marker, user, details)))
    return undefined
  const othersEnded = await deleteDeadTokens(database, user.id)
  return { ...credentials, othersEnded }
}

/**
 * Finds the sign-in of a token. Each use restarts the 30 days. The use is stored at most once an hour, so that reading a
 * page does not write.
 * @returns undefined if the token is unknown, revoked or expired
 */
export async function readSignIn(database: Database, token: string): Promise<SignIn | undefined> {
  const hash = hashOf(token)
  const found = await findSignIn(database, hash)
  if (found?.stale) await touchToken(database, hash)
  return found
}

/**
 * Creates the platform's `identify`: finds the member of a token.
 * @param passkeyRequired whether operators without a passkey may only read
 */
export function createIdentify(
  database: Database,
  passkeyRequired: boolean,
): (token: string) => Promise<Caller | undefined> {
  return async (token) => {
    const found = await readSignIn(database, token)
    return (
      found && {
        userId: found.user_id,
        email: found.email,
        name: found.name,
        nick: found.nick,
        language: found.language,
        tokenHash: hashOf(token),
        marker: found.marker,
        operator: found.operator,
        roles: found.roles,
        suspendedUntil: found.suspended_until,
        limitedUntil: found.limited_until,
        secondFactor: secondFactorOf(found, passkeyRequired),
      }
    )
  }
}

function secondFactorOf(
  { operator, has_passkey, verified }: SignIn,
  passkeyRequired: boolean,
): Caller['secondFactor'] {
  if (has_passkey) return verified ? 'verified' : 'due'
  return operator && passkeyRequired ? 'missing' : 'none'
}

/** Creates a function that finds which tokens are valid, and returns their hashes in hexadecimal. */
export function createSignedIn(
  database: Database,
): (tokenHashes: readonly Buffer[]) => Promise<ReadonlySet<string>> {
  return async (tokenHashes) => {
    const alive = await findLiveTokens(database, tokenHashes)
    return new Set(alive.map((hash) => hash.toString('hex')))
  }
}

/** The session as login, sign-up and session answer it. */
export function presentSession(
  user: { email: string; name: string; nick: string; operator: boolean; deletion_due?: Date | null },
  { token, marker }: Credentials,
  social: StoredSocial | null = null,
): Session {
  return {
    logined: true,
    email: user.email,
    name: user.name,
    nick: user.nick,
    api_token: token,
    marker,
    social: social && { ...social, token: '' },
    ...(user.operator && { operator: true }),
    ...(user.deletion_due && { deletion: user.deletion_due.toISOString() }),
  }
}
