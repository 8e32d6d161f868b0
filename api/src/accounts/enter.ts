import type { Session } from '@within-reach/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../platform/database/database'
import { languageOf } from '../platform/language'
import type { Platform } from '../platform/platform'
import { hashOf } from '../platform/secret'
import { clientText } from '../platform/client-name'
import type { Cookies } from './cookies'
import { rememberBrowser } from './known-browser'
import { deleteToken, storeLanguage, type StoredSocial, type User } from './queries'
import { presentSession, signIn } from './sign-in'

export interface EnterOptions {
  /** What the same transaction does before the sign-in, such as a lock. */
  readonly first?: (tx: Database) => Promise<unknown>
  /** What the same transaction stores; the member is not let in if it answers false. */
  readonly also?: (tx: Database) => Promise<boolean>
  /** The provider, of a login by OpenID Connect. */
  readonly social?: StoredSocial
}

/**
 * Lets a member in who has proven who they are, by password, passkey or provider: a new sign-in, its cookies, the known browser and the
 * language of mails.
 * @returns undefined if the password has changed since the member was read
 */
export async function enter(
  { database, signals }: Pick<Platform, 'database' | 'signals'>,
  cookies: Cookies,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  user: User,
  { first, also = () => Promise.resolve(true), social }: EnterOptions = {},
): Promise<Session | undefined> {
  // One transaction, so that a login waits for the disk once.
  const credentials = await database.transaction(async (tx) => {
    await first?.(tx)
    const signedIn = await signIn(tx, user, { client: clientText(request.headers['user-agent']), social })
    if (signedIn && !(await also(tx))) {
      await deleteToken(tx, hashOf(signedIn.token))
      return undefined
    }
    if (signedIn) await rememberBrowser(tx, cookies, { request, reply }, user.id)
    if (user.language !== languageOf(request)) await storeLanguage(tx, user.id, languageOf(request))
    return signedIn
  })
  if (!credentials) return undefined
  if (credentials.othersEnded) signals.announce('sign-ins', user.id)
  cookies.setSession(reply, credentials)
  return presentSession(user, credentials, social)
}
