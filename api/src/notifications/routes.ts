import { changeNotificationSettings, notificationSettings } from '@within-reach/contract'
import type { FastifyInstance } from 'fastify'
import { handle, ok } from '../platform/calls'
import { deleteInBatches } from '../platform/cleanup'
import type { FollowHours } from '../platform/mail/mail-hours'
import { handleOwnRead } from '../platform/own-reads'
import type { Platform } from '../platform/platform'
import { startRounds } from '../platform/rounds'
import { deleteOldThreads, lockNotifications } from './due-queries'
import { registerPush } from './push/routes'
import { notifyOne } from './send-mails'
import { findSettings, storeSettings } from './settings-queries'

/**
 * Mails and notifications on devices about new messages and comments (docs/notifications.md).
 * @param followHours of other mails for which the member's hours hold
 */
export function registerNotifications(
  app: FastifyInstance,
  platform: Platform,
  followHours: FollowHours,
): void {
  const { database, cleanup } = platform

  handleOwnRead(app, platform, notificationSettings, async (_fields, { userId }) =>
    ok(await findSettings(database, userId)),
  )

  handle(app, platform, changeNotificationSettings, async (fields, { caller }) => {
    const { quietFrom = null, quietTo = null } = fields
    await database.transaction(async (tx) => {
      await lockNotifications(tx)
      const after = { ...fields, quietFrom, quietTo }
      const before = await storeSettings(tx, caller.userId, after)
      await followHours(tx, caller.userId, { before, after })
    })
    return ok()
  })

  cleanup.add({
    what: 'threads without news',
    run: () => deleteInBatches(() => deleteOldThreads(database)),
  })
  const rounds = startRounds(platform, {
    failure: 'members could not be notified; retried in the next round',
    every: 2000,
    steps: [() => notifyOne(platform)],
  })
  app.addHook('onClose', rounds.stop)
  registerPush(app, platform)
}
