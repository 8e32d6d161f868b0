import { pushOptions, subscribePush, unsubscribePush } from '@within-reach/contract'
import type { FastifyInstance } from 'fastify'
import { errors } from '../../platform/errors'
import { fail, handle, ok } from '../../platform/calls'
import { deleteInBatches } from '../../platform/cleanup'
import type { Platform } from '../../platform/platform'
import { startRounds } from '../../platform/rounds'
import { queueOne, sendSome } from './push-rounds'
import { isPublicKey } from './public-key'
import { isPushService } from './push-service'
import { deleteSubscription, hasSubscription, insertSubscription } from './subscription-queries'
import { deleteOldPushThreads } from './thread-queries'

/** Notifications on devices about new messages and comments (docs/notifications.md). */
export function registerPush(app: FastifyInstance, platform: Platform): void {
  const { database, cleanup, settings, pushKeys } = platform
  const { pushServices } = settings

  handle(app, platform, pushOptions, async ({ endpoint }, { caller }) =>
    ok({
      key: pushServices.length > 0 ? pushKeys.publicKey : null,
      on: endpoint !== undefined && (await hasSubscription(database, caller.userId, endpoint)),
    }),
  )

  handle(app, platform, subscribePush, async (subscription, { caller }) => {
    if (!isPushService(subscription.endpoint, pushServices)) return fail('unknownPushService')
    if (!isPublicKey(subscription.p256dh)) throw errors.invalid('p256dh', 'must be a key on the curve P-256')
    await insertSubscription(database, caller, subscription)
    return ok()
  })

  handle(app, platform, unsubscribePush, async ({ endpoint }, { caller }) => {
    await deleteSubscription(database, caller.userId, endpoint)
    return ok()
  })

  if (pushServices.length === 0) return
  cleanup.add({
    what: 'threads without notifications',
    run: () => deleteInBatches(() => deleteOldPushThreads(database)),
  })
  const rounds = startRounds(platform, {
    failure: 'devices could not be notified; retried in the next round',
    every: 2000,
    steps: [() => queueOne(platform), () => sendSome(platform)],
  })
  app.addHook('onClose', rounds.stop)
}
