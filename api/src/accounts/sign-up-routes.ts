import { sendVCode, signup, verifyCode } from '@within-reach/contract'
import type { FastifyInstance } from 'fastify'
import { fail, handle, ok } from '../platform/calls'
import { languageOf } from '../platform/language'
import { takeMembershipAnswer } from '../platform/limits/membership'
import type { Platform } from '../platform/platform'
import { clientText } from '../platform/client-name'
import { codeClientOf, requesterOf } from './code-client'
import { codeServed } from './code-limits'
import { checkCode, deleteCodes, deleteVerifications, isVerified } from './code-queries'
import type { Cookies } from './cookies'
import { isTaken } from './email/queries'
import { rememberBrowser } from './known-browser'
import { refuseLookAlike } from './look-alikes'
import { connectArrival } from './openid/connect-arrival'
import { hashPassword } from './passwords'
import { insertUser, storeLanguage } from './queries'
import { hashOf, newSecret } from '../platform/secret'
import { sendCode } from './send-code'
import { presentSession, signIn } from './sign-in'
import { tryCode } from './try-code'

/** Opening an account for an email that a code verified (specification, sections 4 and 5). */
export function registerSignUp(app: FastifyInstance, platform: Platform, cookies: Cookies): void {
  const { database, outbox, tries } = platform

  handle(app, platform, sendVCode, async ({ email }, { request, reply }) => {
    await takeMembershipAnswer(tries, request.ip)
    if (await isTaken(database, email)) return fail('alreadyInUse')
    if ((await outbox.reach(email)) === 'refused') return fail('cannotBeSent')
    const secret = cookies.readBrowser(request) ?? newSecret()
    const client = await codeClientOf(platform, cookies, request, undefined)
    const requester = requesterOf(request, secret)
    const language = languageOf(request)
    await sendCode(platform, { email, userId: undefined, client, requester, secret, language })
    cookies.setBrowser(reply, secret)
    return ok()
  })

  handle(app, platform, verifyCode, async ({ email, vcode }, { request, reply }) => {
    const secret = newSecret()
    const before = cookies.readVerified(request)
    const browsers = [hashOf(secret), before === undefined ? undefined : hashOf(before)] as const
    const purpose = await tryCode(platform, cookies, request, { email, digits: vcode }, ({ id }, hashes) =>
      checkCode(database, id, hashes, ...browsers),
    )
    if (purpose === 'sign-up') cookies.setVerified(reply, secret)
    return ok(purpose === undefined ? 0 : 1)
  })

  handle(app, platform, signup, async ({ email, username, nickname, password }, { request, reply }) => {
    const answer = await takeMembershipAnswer(tries, request.ip)
    const secret = cookies.readVerified(request)
    // Check the verification before the account: opening one uses up the verification, so a request that finds it gone also
    // finds the account.
    const verified = secret !== undefined && (await isVerified(database, email, hashOf(secret)))
    if (await isTaken(database, email)) return fail('emailInUse')
    if (!verified) return fail('emailNotVerified')
    await answer.giveBack()
    await refuseLookAlike(database, nickname)
    const passwordHash = await hashPassword(password, { account: email, address: request.ip })
    const opened = await database.transaction(async (tx) => {
      const user = await insertUser(tx, {
        email,
        name: username,
        nick: nickname,
        password_hash: passwordHash,
      })
      if (!user) return undefined
      await deleteVerifications(tx, email)
      const social = await connectArrival(platform, tx, cookies, request, user)
      await deleteCodes(tx, email, 'sign-up')
      const credentials = await signIn(tx, user, {
        client: clientText(request.headers['user-agent']),
        social,
      })
      if (credentials) await rememberBrowser(tx, cookies, { request, reply }, user.id)
      await storeLanguage(tx, user.id, languageOf(request))
      return credentials && { user, credentials, social }
    })
    if (!opened) return fail('emailInUse')
    await codeServed(tries, email, { address: request.ip })
    cookies.setSession(reply, opened.credentials)
    return ok(presentSession(opened.user, opened.credentials, opened.social))
  })
}
