import { changePwd, isLinkSecret, sendVCode2 } from '@within-reach/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fail, handle, ok } from '../platform/calls'
import type { Database } from '../platform/database/database'
import { languageFor, languageOf } from '../platform/language'
import { takeMembershipAnswer } from '../platform/limits/membership'
import type { Platform } from '../platform/platform'
import { passwordAttempts } from './attempts'
import { codeClientOf, requesterOf } from './code-client'
import { codeServed } from './code-limits'
import { deleteCodes, findResetLink, useResetCode, useResetLink } from './code-queries'
import type { Cookies } from './cookies'
import { deleteRequest, lockMember, lockOwner } from './email/queries'
import { restoreEmail } from './email/restore'
import { deleteKnownBrowsers } from './known-browser-queries'
import { deleteNewIdentities } from './openid/queries'
import { updatePassword } from './own-password-queries'
import { deleteNewLoginPasskeys } from './passkeys/queries'
import { hashPassword } from './passwords'
import { deleteTokens } from './queries'
import { findUser } from './user-queries'
import { hashOf, newSecret } from '../platform/secret'
import { sendCode } from './send-code'
import { reportPasswordChange } from './report-password-change'
import { tryCode } from './try-code'

/** Resetting a forgotten password with the code or the link from the mail (specification, section 2). */
export function registerReset(app: FastifyInstance, platform: Platform, cookies: Cookies): void {
  const { database, signals, tries } = platform

  handle(app, platform, sendVCode2, async ({ email }, { request, reply }) => {
    await takeMembershipAnswer(tries, request.ip)
    const user = await findUser(database, email)
    if (!user) return fail('unknownEmail')
    const secret = cookies.readBrowser(request) ?? newSecret()
    const client = await codeClientOf(platform, cookies, request, user.id)
    const requester = requesterOf(request, secret)
    const language = languageFor(user, languageOf(request))
    await sendCode(platform, { email: user.email, userId: user.id, client, requester, secret, language })
    cookies.setBrowser(reply, secret)
    return ok()
  })

  const setPassword = async (
    tx: Database,
    request: FastifyRequest,
    email: string,
    passwordHash: string,
  ): Promise<number | undefined> => {
    const member = await updatePassword(tx, email, passwordHash)
    if (!member) return undefined
    const { id } = member
    await deleteRequest(tx, id)
    await deleteTokens(tx, id)
    await deleteKnownBrowsers(tx, id)
    await deleteCodes(tx, email, 'reset')
    await deleteNewIdentities(tx, id)
    const passkeys = await deleteNewLoginPasskeys(tx, id)
    await reportPasswordChange(platform, tx, member, request, passkeys)
    return id
  }

  // A wrong try is committed and counts. A right one that cannot be completed rolls back and leaves the code valid. Hashing
  // may wait for its slot, so it runs before the transaction and holds no connection.
  const byLink = async (request: FastifyRequest, email: string, secret: string, pwd: string) => {
    const link = hashOf(secret)
    // Wrong links are not limited: they cost no hashing.
    const found = await findResetLink(database, email, link)
    if (!found) return undefined
    const passwordHash = await hashPassword(pwd, { account: email, address: request.ip })
    return database.transaction(async (tx) => {
      const { user_id: userId, former_email: former } = found
      await (userId === null ? lockOwner(tx, email) : lockMember(tx, userId))
      if (!(await useResetLink(tx, email, link))) return undefined
      const isBack =
        userId === null ||
        former === null ||
        (await restoreEmail(platform, tx, { userId, email: former }, languageOf(request)))
      return isBack ? setPassword(tx, request, email, passwordHash) : undefined
    })
  }
  const byDigits = async (request: FastifyRequest, email: string, digits: string, pwd: string) => {
    let userId: number | undefined
    await tryCode(platform, cookies, request, { email, digits }, async ({ id }, hashes) => {
      const passwordHash = await hashPassword(pwd, { account: email, address: request.ip })
      return database.transaction(async (tx) => {
        await lockOwner(tx, email)
        const matches = await useResetCode(tx, id, hashes)
        if (matches) userId = await setPassword(tx, request, email, passwordHash)
        return matches
      })
    })
    return userId
  }

  handle(app, platform, changePwd, async ({ email, vcode, pwd }, { request }) => {
    const found = await findUser(database, email)
    const client = await codeClientOf(platform, cookies, request, found?.id)
    const userId = isLinkSecret(vcode)
      ? await byLink(request, email, vcode, pwd)
      : await byDigits(request, email, vcode, pwd)
    if (userId === undefined) return fail('wrongCode')
    signals.announce('sign-ins', userId)
    await passwordAttempts(tries).changed(userId)
    await codeServed(tries, email, client)
    return ok()
  })
}
