import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../platform/database/database'
import type { Cookies } from './cookies'
import { saveKnownBrowser } from './known-browser-queries'
import { hashOf, newSecret } from '../platform/secret'

/** Remembers that a member logged in with this browser. Later it has its own limits and codes. */
export async function rememberBrowser(
  tx: Database,
  cookies: Cookies,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  userId: number,
): Promise<void> {
  const before = cookies.readBrowser(request)
  const secret = newSecret()
  await saveKnownBrowser(tx, userId, hashOf(secret), before === undefined ? undefined : hashOf(before))
  tx.afterCommit(() => cookies.setBrowser(reply, secret))
}
