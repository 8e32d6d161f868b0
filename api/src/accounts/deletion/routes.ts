import { accountDeletion, deleteAccount, keepAccount } from '@within-reach/contract'
import type { FastifyInstance } from 'fastify'
import { fail, handle, ok } from '../../platform/calls'
import { errors } from '../../platform/errors'
import { languageFor, languageOf } from '../../platform/language'
import { handleOwnRead } from '../../platform/own-reads'
import type { Platform } from '../../platform/platform'
import { createOwnPassword } from '../own-password'
import { deleteTokens } from '../queries'
import { mailDeletionAsked } from './mail'
import { deleteDeletion, findDeletion, insertDeletion } from './queries'

/** A member asks to delete the account, and can change their mind until it happens. The cleanup deletes it. */
export function registerDeletion(app: FastifyInstance, platform: Platform): void {
  const { database, signals } = platform
  const isOwnPassword = createOwnPassword(platform)

  handleOwnRead(app, platform, accountDeletion, async (_fields, { userId }) => {
    const due = await findDeletion(database, userId)
    return ok({ due: due?.toISOString() ?? null })
  })

  handle(app, platform, deleteAccount, async ({ password, content }, { caller, request }) => {
    if (caller.secondFactor === 'due') throw errors.secondFactor()
    if (!(await isOwnPassword(caller, request.ip, password))) return fail('wrongPassword')
    const due = await database.transaction(async (tx) => {
      const day = await insertDeletion(tx, caller.userId, content)
      await deleteTokens(tx, caller.userId)
      await mailDeletionAsked(platform, tx, caller.email, languageFor(caller, languageOf(request)), {
        day,
        content,
      })
      return day
    })
    signals.announce('sign-ins', caller.userId)
    return ok({ due: due.toISOString() })
  })

  handle(app, platform, keepAccount, async (_fields, { caller }) => {
    // The deletion has ended every sign-in, just after this one was checked.
    if (!(await deleteDeletion(database, caller.userId))) throw errors.loggedOut()
    return ok()
  })
}
