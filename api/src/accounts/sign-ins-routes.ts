import { endSignIn, endSignIns, signIns } from '@within-reach/contract'
import type { FastifyInstance } from 'fastify'
import { handle, ok } from '../platform/calls'
import { errors } from '../platform/errors'
import type { Platform } from '../platform/platform'
import { clientOf } from '../platform/client-name'
import { deleteTokens } from './queries'
import { deleteSignIn, listSignIns } from './sign-in-queries'

/** Lists a member's sign-ins and ends them. */
export function registerSignIns(app: FastifyInstance, platform: Platform): void {
  const { database, signals } = platform

  handle(app, platform, signIns, async (_fields, { caller }) => {
    const rows = await listSignIns(database, caller.userId, caller.tokenHash)
    return ok(
      rows.map(({ id, client, created_at, used_at, current }) => ({
        id: Number(id),
        ...clientOf(client),
        since: created_at.toISOString(),
        used: used_at.toISOString(),
        current,
      })),
    )
  })

  handle(app, platform, endSignIn, async ({ id }, { caller }) => {
    if (!(await deleteSignIn(database, caller.userId, id))) throw errors.notFound('such sign-in')
    signals.announce('sign-ins', caller.userId)
    return ok()
  })

  handle(app, platform, endSignIns, async (_fields, { caller }) => {
    await deleteTokens(database, caller.userId)
    signals.announce('sign-ins', caller.userId)
    return ok()
  })
}
