import { type FieldsOf, getProfile, updateProfile } from '@within-reach/contract'
import type { FastifyInstance } from 'fastify'
import { type ContextOf, handle, ok } from '../platform/calls'
import { errors } from '../platform/errors'
import { handleOwnRead } from '../platform/own-reads'
import type { Platform } from '../platform/platform'
import { bearerOf } from './bearer'
import type { Cookies } from './cookies'
import { deleteRequest, lockMember } from './email/queries'
import { deleteKnownBrowsers } from './known-browser-queries'
import { refuseLookAlike } from './look-alikes'
import { hashPassword } from './passwords'
import { deleteTokens, findLiveTokens, updateUser } from './queries'
import { hashOf } from '../platform/secret'
import { demandText } from '../platform/standing'
import { reportPasswordChange } from './report-password-change'

/** A member's own profile (specification, sections 2 and 5). */
export function registerProfile(app: FastifyInstance, platform: Platform, cookies: Cookies): void {
  const { database, signals } = platform

  handleOwnRead(app, platform, getProfile, (_fields, { email, name, nick }) =>
    Promise.resolve(ok({ email, name, nick })),
  )

  const change = async (
    { username: name, nickname: nick, password = '' }: FieldsOf<typeof updateProfile>,
    { caller, request }: ContextOf<typeof updateProfile>,
  ) => {
    const token = bearerOf(request)
    const passwordHash =
      password === ''
        ? undefined
        : await hashPassword(password, { account: caller.email, address: request.ip })
    await database.transaction(async (tx) => {
      if (passwordHash === undefined) return updateUser(tx, caller.userId, name, nick, undefined)
      const member = await lockMember(tx, caller.userId)
      // A reset ends the sign-in, so it must not be followed by a password of that sign-in.
      const isSignedIn = (await findLiveTokens(tx, [caller.tokenHash])).length > 0
      if (!member || !isSignedIn) throw errors.loggedOut()
      await updateUser(tx, caller.userId, name, nick, passwordHash)
      const browser = cookies.readBrowser(request)
      await deleteRequest(tx, caller.userId)
      await deleteTokens(tx, caller.userId, caller.tokenHash)
      await deleteKnownBrowsers(tx, caller.userId, browser === undefined ? undefined : hashOf(browser))
      await reportPasswordChange(platform, tx, member, request)
    })
    if (passwordHash !== undefined) signals.announce('sign-ins', caller.userId)
    return ok({ email: caller.email, name, nick, api_token: token })
  }

  handle(app, platform, updateProfile, async (fields, context) => {
    const { caller } = context
    // An existing nick may stay, even if newer rules refuse it. A new one is a text that others read; a password is not.
    if (fields.nickname === caller.nick) return change(fields, context)
    await refuseLookAlike(database, fields.nickname, caller.userId)
    const giveBack = await demandText(platform.tries, caller)
    return change(fields, context).catch(async (error: unknown) => {
      // The failure is answered, even if the database has just become unreachable.
      await giveBack().catch(() => {})
      throw error
    })
  })
}
