import { login, logout, session } from '@within-reach/contract'
import type { FastifyInstance } from 'fastify'
import { fail, handle, ok } from '../platform/calls'
import { errors } from '../platform/errors'
import { languageOf } from '../platform/language'
import type { Platform } from '../platform/platform'
import { passwordAttempts } from './attempts'
import type { Cookies } from './cookies'
import { enter } from './enter'
import { createPasswordCheck } from './password-check'
import { deleteToken, renewCookies, storeLanguage } from './queries'
import { demandSameOrigin } from '../platform/same-origin'
import { hashOf } from '../platform/secret'
import { presentSession, readSignIn } from './sign-in'

/** Signing in and out, and returning the bearer to a reloaded page. */
export function registerSignIn(app: FastifyInstance, platform: Platform, cookies: Cookies): void {
  const { database, settings, signals, tries } = platform
  const attempts = passwordAttempts(tries)
  const isRightPassword = createPasswordCheck(platform)

  handle(app, platform, login, async (fields, { request, reply }) => {
    const { user, right } = await isRightPassword(fields, request.ip)
    if (!user) return fail('unknownEmail')
    if (!right) return fail('wrongPassword')
    await attempts.right(request.ip, user.id)
    if (user.banned) throw errors.banned()
    const entered = await enter(platform, cookies, { request, reply }, user)
    return entered ? ok(entered) : fail('wrongPassword')
  })

  const endSignIn = async (token: string): Promise<void> => {
    const memberId = await deleteToken(database, hashOf(token))
    if (memberId !== undefined) signals.announce('sign-ins', memberId)
  }

  handle(app, platform, session, async (_fields, { request, reply }) => {
    demandSameOrigin(request, settings.publicUrl)
    const token = cookies.readSession(request)
    const found = token === undefined ? undefined : await readSignIn(database, token)
    const isThisBrowsers = found !== undefined && found.marker === cookies.readMarker(request)
    if (token === undefined || !isThisBrowsers) {
      // A different or missing marker ends the session (specification, section 4). It is never written back.
      if (token !== undefined && found) await endSignIn(token)
      cookies.endSession(reply)
      throw errors.loggedOut()
    }
    const credentials = { token, marker: found.marker }
    if (found.language !== languageOf(request))
      await storeLanguage(database, found.user_id, languageOf(request))
    if (await renewCookies(database, hashOf(token))) cookies.setSession(reply, credentials)
    return ok(presentSession(found, credentials, found.social))
  })

  handle(app, platform, logout, async (_fields, { request, reply }) => {
    demandSameOrigin(request, settings.publicUrl)
    const token = cookies.readSession(request)
    if (token !== undefined) await endSignIn(token)
    cookies.endSession(reply)
    return ok()
  })
}
