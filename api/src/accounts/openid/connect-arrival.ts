import type { FastifyRequest } from 'fastify'
import type { Database } from '../../platform/database/database'
import type { Platform } from '../../platform/platform'
import { hashOf } from '../../platform/secret'
import type { Cookies } from '../cookies'
import type { StoredSocial, User } from '../queries'
import { connect, findArrival, useArrival } from './queries'

/**
 * Connects a new account to the identity that this browser brought back, if the provider has verified the email of the account.
 * @returns the provider, for the session; undefined if nobody came back with this email
 */
export async function connectArrival(
  { settings }: Pick<Platform, 'settings'>,
  tx: Database,
  cookies: Cookies,
  request: FastifyRequest,
  user: Pick<User, 'id' | 'email'>,
): Promise<StoredSocial | undefined> {
  const secret = cookies.readArrival(request)
  if (!settings.openid || secret === undefined) return undefined
  const hash = hashOf(secret)
  const arrival = await findArrival(tx, hash)
  if (!arrival?.is_verified || arrival.email.toLowerCase() !== user.email.toLowerCase()) return undefined
  if (!(await useArrival(tx, hash)) || !(await connect(tx, user.id, arrival))) return undefined
  return { type: settings.openid.name, name: arrival.name, email: arrival.email }
}
