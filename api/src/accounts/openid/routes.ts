import {
  openidConnect,
  openidConnected,
  openidConnectOwn,
  openidCallbackPath,
  openidDisconnect,
  openidFound,
  openidLogin,
} from '@within-reach/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fail, handle, ok } from '../../platform/calls'
import { deleteInBatches } from '../../platform/cleanup'
import type { Database } from '../../platform/database/database'
import { errors } from '../../platform/errors'
import type { Platform } from '../../platform/platform'
import { hashOf, newSecret } from '../../platform/secret'
import { passwordAttempts } from '../attempts'
import type { Cookies } from '../cookies'
import { isTaken, lockMember } from '../email/queries'
import { enter } from '../enter'
import { createOwnPassword } from '../own-password'
import { createPasswordCheck } from '../password-check'
import { findLiveTokens, type StoredSocial } from '../queries'
import { findUser, findUserById } from '../user-queries'
import { registerOpenidAddresses } from './addresses'
import { reportIdentity } from './mail'
import { createProviderClient } from './provider'
import {
  type Arrival,
  connect,
  deleteExpiredArrivals,
  disconnect,
  findArrival,
  findConnected,
  findIdentity,
  useArrival,
  verifyEmail,
} from './queries'

/** Login by an OpenID Connect provider, where the owner has set one up (docs/openid-connect.md). */
export function registerOpenid(app: FastifyInstance, platform: Platform, cookies: Cookies): void {
  const { cleanup, database, settings, tries } = platform
  const { openid } = settings
  const attempts = passwordAttempts(tries)
  const checkPassword = createPasswordCheck(platform)
  const isOwnPassword = createOwnPassword(platform)
  if (openid) {
    const callback = `${settings.publicUrl}${openidCallbackPath}`
    registerOpenidAddresses(app, platform, cookies, createProviderClient(openid, callback))
  }
  cleanup.add({
    what: 'people who came back from a provider',
    run: () => deleteInBatches(() => deleteExpiredArrivals(database)),
  })

  /** Who came back in this browser. */
  const arrivedIn = async (
    request: FastifyRequest,
  ): Promise<{ readonly arrival: Arrival; readonly hash: Buffer } | undefined> => {
    const secret = cookies.readArrival(request)
    if (!openid || secret === undefined) return undefined
    const hash = hashOf(secret)
    const arrival = await findArrival(database, hash)
    return arrival && { arrival, hash }
  }
  /** Why an account was not connected. Another request may have connected the two just before. */
  const refusalOf = async (userId: number, arrival: Arrival): Promise<'otherIdentity' | 'refused'> =>
    (await findConnected(database, arrival)) !== userId &&
    (await findIdentity(database, userId, arrival.issuer))
      ? 'otherIdentity'
      : 'refused'
  const socialOf = ({ name, email }: Arrival): StoredSocial => ({ type: openid?.name ?? '', name, email })

  handle(app, platform, openidFound, async (_fields, { request, reply }) => {
    const found = await arrivedIn(request)
    if (!found || !openid) return ok(null)
    const { arrival } = found
    const leadsTo = await leadsToOf(database, arrival)
    if (leadsTo === 'sign-up') {
      // What the code of a sign-up proves, the provider has proven.
      const secret = newSecret()
      await verifyEmail(database, arrival.email, hashOf(secret))
      cookies.setVerified(reply, secret)
    }
    return ok({ provider: openid.name, name: arrival.name, email: arrival.email, leadsTo })
  })

  handle(app, platform, openidLogin, async (_fields, { request, reply }) => {
    const found = await arrivedIn(request)
    const userId = found && (await findConnected(database, found.arrival))
    const user = userId === undefined ? undefined : await findUserById(database, userId)
    if (!found || !user) return fail('refused')
    // A provider instead of the password would leave the passkey as their only factor.
    if (user.operator) return fail('operator')
    if (user.banned) throw errors.banned()
    const session = await enter(platform, cookies, { request, reply }, user, {
      also: (tx) => useArrival(tx, found.hash),
      social: socialOf(found.arrival),
    })
    return session ? ok(session) : fail('refused')
  })

  handle(app, platform, openidConnect, async ({ password }, { request, reply }) => {
    const found = await arrivedIn(request)
    if (!found || (await leadsToOf(database, found.arrival)) !== 'connect') return fail('refused')
    const { arrival, hash } = found
    const { user, right } = await checkPassword({ email: arrival.email, password }, request.ip)
    if (!user || !right) return fail('wrongPassword')
    await attempts.right(request.ip, user.id)
    if (user.operator) return fail('operator')
    if (user.banned) throw errors.banned()
    const session = await enter(platform, cookies, { request, reply }, user, {
      social: socialOf(arrival),
      // The sign-in shares a lock of the member. Two calls that wait for the stronger one would deadlock.
      first: (tx) => lockMember(tx, user.id),
      async also(tx) {
        const isConnected = (await useArrival(tx, hash)) && (await connect(tx, user.id, arrival))
        if (isConnected) await reportIdentity(platform, tx, user, request, socialOf(arrival))
        return isConnected
      },
    })
    return session ? ok(session) : fail(await refusalOf(user.id, arrival))
  })

  handle(app, platform, openidConnectOwn, async ({ password }, { caller, request }) => {
    const found = await arrivedIn(request)
    if (!found) return fail('refused')
    // As for other members who log in by it: it would leave the passkey as their only factor.
    if (caller.operator) return fail('operator')
    if (!(await isOwnPassword(caller, request.ip, password))) return fail('wrongPassword')
    const { arrival, hash } = found
    const isConnected = await database.transaction(async (tx) => {
      const member = await lockMember(tx, caller.userId)
      // A password reset ends the sign-in, so it must not be followed by an identity of that sign-in.
      if (!member || (await findLiveTokens(tx, [caller.tokenHash])).length === 0) throw errors.loggedOut()
      if (!(await useArrival(tx, hash)) || !(await connect(tx, caller.userId, arrival))) return false
      await reportIdentity(platform, tx, member, request, socialOf(arrival))
      return true
    })
    return isConnected ? ok() : fail(await refusalOf(caller.userId, arrival))
  })

  handle(app, platform, openidConnected, async (_fields, { caller }) => {
    const identity = openid && (await findIdentity(database, caller.userId, openid.issuer))
    return ok(
      identity
        ? { provider: openid.name, email: identity.email, since: identity.created_at.toISOString() }
        : null,
    )
  })

  handle(app, platform, openidDisconnect, async (_fields, { caller }) => {
    if (openid) await disconnect(database, caller.userId, openid.issuer)
    return ok()
  })
}

/** Where an identity leads. An email alone opens no account: it only names the one whose password is asked for. */
async function leadsToOf(database: Database, arrival: Arrival) {
  if ((await findConnected(database, arrival)) !== undefined) return 'login' as const
  if (!arrival.is_verified || arrival.email === '') return 'unverified' as const
  if (await findUser(database, arrival.email)) return 'connect' as const
  // An account that has just left the address may take it back. Until then, no other account may have it.
  return (await isTaken(database, arrival.email)) ? ('held' as const) : ('sign-up' as const)
}
