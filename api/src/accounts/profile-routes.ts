import { getProfile, updateProfile } from '@within-reach/contract'
import type { FastifyInstance } from 'fastify'
import { handle, ok } from '../platform/calls'
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

  handle(app, platform, updateProfile, async (fields, { caller, request }) => {
    const { username: name, nickname: nick, password = '' } = fields
    const token = bearerOf(request)
    // An existing nick may stay, even if newer rules refuse it. A new one is a text that others read; a password is not.
    if (nick !== caller.nick) {
      await refuseLookAlike(database, nick, caller.userId)
      await demandText(platform.tries, caller)
    }
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
  })
}
