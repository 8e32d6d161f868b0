import type { Session } from '@within-reach/contract'
import type { Caller } from '../platform/calls'
import type { Database } from '../platform/database/database'
import {
  deleteDeadTokens,
  findLiveTokens,
  findSignIn,
  insertToken,
  touchToken,
  type SignIn,
  type User,
} from './queries'
import { hashOf, newMarker, newSecret } from './secrets'

/** A fresh or found sign-in: the bearer and the name of the sign-in. */
export interface Credentials {
  readonly token: string
  readonly marker: string
}

/** A fresh sign-in, and whether an older one ended for it because the member had too many. */
export interface FreshSignIn extends Credentials {
  readonly othersEnded: boolean
}

/**
 * Signs a member in.
 * @param database the caller's transaction where the member is new in it
 * @param user with the hash of the password that was checked
 * @param client what the browser calls itself, as `clientText` keeps it
 * @returns the token, which is known to nobody else from here on; undefined where the password has just changed
 */
export async function signIn(
  database: Database,
  user: Pick<User, 'id' | 'password_hash'>,
  client: string,
): Promise<FreshSignIn | undefined> {
  const credentials = { token: newSecret(), marker: newMarker() }
  if (!(await insertToken(database, hashOf(credentials.token), credentials.marker, user, client)))
    return undefined
  const othersEnded = await deleteDeadTokens(database, user.id)
  return { ...credentials, othersEnded }
}

/**
 * Reads the sign-in of a token. Each use starts the 30 days anew, noted at most once an hour, so that reading a page
 * does not write.
 * @returns undefined where the token is unknown, revoked or lapsed
 */
export async function readSignIn(database: Database, token: string): Promise<SignIn | undefined> {
  const hash = hashOf(token)
  const found = await findSignIn(database, hash)
  if (found?.stale) await touchToken(database, hash)
  return found
}

/** What the platform asks to learn who makes a call. */
export function createIdentify(database: Database): (token: string) => Promise<Caller | undefined> {
  return async (token) => {
    const found = await readSignIn(database, token)
    return (
      found && {
        userId: found.user_id,
        email: found.email,
        name: found.name,
        nick: found.nick,
        tokenHash: hashOf(token),
        operator: found.operator,
        secondFactor: secondFactorOf(found),
      }
    )
  }
}

const secondFactorOf = ({ has_passkey, verified }: SignIn): Caller['secondFactor'] => {
  if (!has_passkey) return 'none'
  return verified ? 'verified' : 'due'
}

/** What the platform asks to learn which of some tokens are alive; the hashes come back as hexadecimal text. */
export function createSignedIn(
  database: Database,
): (tokenHashes: readonly Buffer[]) => Promise<ReadonlySet<string>> {
  return async (tokenHashes) => {
    const alive = await findLiveTokens(database, tokenHashes)
    return new Set(alive.map((hash) => hash.toString('hex')))
  }
}

/** The session as login, sign-up and session answer it. No social login is offered yet. */
export function presentSession(
  user: { email: string; name: string; nick: string; operator: boolean },
  { token, marker }: Credentials,
): Session {
  return {
    logined: true,
    email: user.email,
    name: user.name,
    nick: user.nick,
    api_token: token,
    marker,
    social: null,
    ...(user.operator && { operator: true }),
  }
}
