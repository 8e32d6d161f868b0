import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../platform/database/database'
import { errors } from '../platform/errors'
import type { TryRule } from '../platform/limits/tries'
import type { Platform } from '../platform/platform'
import { readCookie } from '../platform/read-cookie'
import { hashOf } from '../platform/secret'
import { findLinked } from './queries'

/** Wrong links from one address. A house may share one, and a person follows a revoked link a few times. */
const wrongLinks: TryRule = { most: 40, within: 60 * 60_000 }

/**
 * Finds the case that a link opens. Unknown and revoked links look the same.
 * @param address the address of the caller, whose wrong tries are counted
 * @returns its id, and the hash of the secret
 * @throws not-found (404), too-many (429)
 */
export async function demandLink(
  { database, tries }: Pick<Platform, 'database' | 'tries'>,
  secret: string,
  address: string,
): Promise<{ readonly id: number; readonly hash: Buffer }> {
  const name = 'case-links'
  if (await tries.isSpent(name, address, wrongLinks)) {
    const { retryAfter } = await tries.take(name, address, wrongLinks)
    throw errors.tooMany('Too many wrong links from your address. Try again later.', retryAfter)
  }
  const hash = hashOf(secret)
  const [linked] = await findLinked(database, [hash])
  if (linked) return { id: linked.id, hash }
  await tries.take(name, address, wrongLinks)
  throw noSuchCase()
}

/** The same for a case that does not exist and for someone else's. */
export const noSuchCase = () => errors.notFound('such case')

/** Finds which links work, as hexadecimal hashes. */
export const createLiveLinks = (database: Database) => async (hashes: readonly Buffer[]) =>
  new Set((await findLinked(database, hashes)).map(({ link_hash: hash }) => hash.toString('hex')))

const cookieName = 'wr_case'

/**
 * The cookie with which a page reads the pictures and the events of its linked case, so that no address has the secret. It is for
 * the paths of this case only, not readable by scripts, and ends with the browser.
 */
export interface LinkCookie {
  set(reply: FastifyReply, id: number, secret: string): void
  end(reply: FastifyReply, id: number): void
  read(request: FastifyRequest): string | undefined
}

/** @param secure whether the site is served over https */
export function createLinkCookie(secure: boolean): LinkCookie {
  // Its path is not /, which `__Host-` demands.
  const name = secure ? `__Secure-${cookieName}` : cookieName
  const attributes = (id: number) =>
    `Path=/api/case/${id}; HttpOnly${secure ? '; Secure' : ''}; SameSite=Strict`
  return {
    set: (reply, id, secret) => void reply.header('set-cookie', `${name}=${secret}; ${attributes(id)}`),
    end: (reply, id) => void reply.header('set-cookie', `${name}=; ${attributes(id)}; Max-Age=0`),
    read: (request) => readCookie(request, name),
  }
}
