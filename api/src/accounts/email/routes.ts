import { changeEmail, confirmEmail, emailChange } from '@within-reach/contract'
import type { FastifyInstance } from 'fastify'
import { fail, handle, ok } from '../../platform/calls'
import { deleteInBatches } from '../../platform/cleanup'
import { errors } from '../../platform/errors'
import { languageOf } from '../../platform/language'
import { handleOwnRead } from '../../platform/own-reads'
import type { Platform } from '../../platform/platform'
import { hashOf } from '../../platform/secret'
import { bearerOf } from '../bearer'
import type { Cookies } from '../cookies'
import { createOwnPassword } from '../own-password'
import { askForEmail } from './ask'
import * as confirming from './confirm'
import { deleteExpiredRequests, findRequest } from './queries'

/** A member changes the email of the account. Both addresses are told. */
export function registerEmailChange(app: FastifyInstance, platform: Platform, cookies: Cookies): void {
  const { database, cleanup } = platform
  const isOwnPassword = createOwnPassword(platform)
  cleanup.add({ what: 'email changes', run: () => deleteInBatches(() => deleteExpiredRequests(database)) })

  handleOwnRead(app, platform, emailChange, async (_fields, { userId }) => {
    const found = await findRequest(database, userId)
    return ok(found ? { email: found.email, until: found.expires_at.toISOString() } : null)
  })

  handle(app, platform, changeEmail, async ({ email, password }, { caller, request }) => {
    if (caller.secondFactor === 'due') throw errors.secondFactor()
    if (!(await isOwnPassword(caller, request.ip, password))) return fail('wrongPassword')
    if (email.toLowerCase() === caller.email.toLowerCase()) return fail('sameEmail')
    const asked = { email, address: request.ip, language: languageOf(request) }
    const until = await askForEmail(platform, caller, asked)
    return until === 'cannotBeSent' ? fail(until) : ok({ until: until.toISOString() })
  })

  handle(app, platform, confirmEmail, async ({ vcode }, { caller, request }) => {
    if (caller.secondFactor === 'due') throw errors.secondFactor()
    const secret = cookies.readBrowser(request)
    const client = {
      caller,
      address: request.ip,
      browser: secret === undefined ? undefined : hashOf(secret),
      language: languageOf(request),
    }
    const confirmed = await confirming.confirmEmail(platform, client, vcode)
    return typeof confirmed === 'string'
      ? fail(confirmed)
      : ok({ ...confirmed, api_token: bearerOf(request) })
  })
}
