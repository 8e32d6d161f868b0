import { changePwd, sendVCode2 } from '@within-reach/contract'
import type { FastifyInstance } from 'fastify'
import { fail, handle, ok } from '../platform/calls'
import type { Platform } from '../platform/platform'
import { codeServed, passwordAttempts } from './attempts'
import { useResetCode } from './code-queries'
import { hashPassword } from './passwords'
import { deleteTokens, findUser, updatePassword } from './queries'
import { sendCode } from './send-code'

/** Setting a forgotten password anew with a code that came by mail (specification, section 2). */
export function registerReset(app: FastifyInstance, platform: Platform): void {
  const { database, signals, tries } = platform

  handle(app, platform, sendVCode2, async ({ email }, { request }) => {
    const user = await findUser(database, email)
    if (!user) return fail('unknownEmail')
    await sendCode(platform, user.email, 'reset', request.ip)
    return ok()
  })

  handle(app, platform, changePwd, async ({ email, vcode, pwd }) => {
    // A wrong try is committed and counts; a right one that cannot be finished rolls back and leaves the code alive.
    const userId = await database.transaction(async (tx) => {
      if (!(await useResetCode(tx, email, vcode))) return undefined
      const id = await updatePassword(tx, email, await hashPassword(pwd))
      if (id !== undefined) await deleteTokens(tx, id)
      return id
    })
    if (userId === undefined) return fail('wrongCode')
    signals.announce('sign-ins', userId)
    await passwordAttempts(tries).changed(userId)
    await codeServed(tries, email)
    return ok()
  })
}
