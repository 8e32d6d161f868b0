import { quietUntil } from '../../platform/mail/quiet-hours'
import type { Platform } from '../../platform/platform'
import { lockNotifications } from '../due-queries'
import { findNews } from '../news-queries'
import { findSettings } from '../settings-queries'
import {
  deleteDelivery,
  deleteDevice,
  type Delivery,
  holdDelivery,
  postponeDelivery,
  takeDeliveries,
} from './delivery-queries'
import { pushedNews } from './pushed-news'
import { sendPush } from './send'
import { lockDueThread, postponeThread, queueThread, restThread } from './thread-queries'

type Parts = Pick<Platform, 'database' | 'settings' | 'pushKeys' | 'log'>

/** Notifications that are sent at the same time. */
const atOnce = 10
/** After as many tries, some two hours, a notification is out of date. */
const mostTries = 8
/** In seconds. */
const longestPause = 24 * 60 * 60

/**
 * Puts the news of the thread that has been due longest on their way, or lets it wait for the end of the quiet hours.
 * @returns whether one was due
 */
export function queueOne({ database }: Pick<Parts, 'database'>): Promise<boolean> {
  return database.transaction(async (tx) => {
    const thread = await lockDueThread(tx)
    if (!thread) return false
    const quietEnd = quietUntil(await findSettings(tx, thread.user_id), new Date())
    const news = thread.is_told ? await findNews(tx, thread.user_id, thread) : undefined
    if (!news) await restThread(tx, thread)
    else if (quietEnd) await postponeThread(tx, thread, quietEnd)
    else await queueThread(tx, thread, news.last_id)
    return true
  })
}

/**
 * Sends some of the notifications that are on their way.
 * @returns whether there were any
 */
export async function sendSome(parts: Parts): Promise<boolean> {
  const deliveries = await takeDeliveries(parts.database, atOnce)
  await Promise.all(deliveries.map((delivery) => deliver(parts, delivery)))
  return deliveries.length > 0
}

/** Lets a notification wait for the end of the quiet hours. The lock keeps another instance from changing them meanwhile. */
function hold({ database }: Pick<Parts, 'database'>, delivery: Delivery): Promise<void> {
  return database.transaction(async (tx) => {
    await lockNotifications(tx)
    const now = new Date()
    const quietEnd = quietUntil(await findSettings(tx, delivery.user_id), now)
    await holdDelivery(tx, delivery, quietEnd ?? now)
  })
}

async function deliver({ database, settings, pushKeys, log }: Parts, delivery: Delivery): Promise<void> {
  if (quietUntil(await findSettings(database, delivery.user_id), new Date()))
    return hold({ database }, delivery)
  // Read again for every try: what was read, hidden, deleted or blocked meanwhile is not reported.
  const news = await findNews(database, delivery.user_id, delivery)
  if (!news) return deleteDelivery(database, delivery)
  const contact = settings.publicUrl.startsWith('https:')
    ? settings.publicUrl
    : `mailto:${settings.supportEmail}`
  const pushed = pushedNews(delivery, news)
  const outcome = await sendPush({ keys: pushKeys, contact }, delivery, pushed, {
    urgency: delivery.sender_id === null ? 'normal' : 'high',
    topic: pushed.tag,
  })
  switch (outcome.kind) {
    case 'sent':
      return deleteDelivery(database, delivery)
    case 'gone':
      return deleteDevice(database, delivery)
    case 'later':
      if (delivery.tries >= mostTries) return deleteDelivery(database, delivery)
      return postponeDelivery(
        database,
        delivery,
        Math.min(outcome.after ?? 60 * 2 ** (delivery.tries - 1), longestPause),
      )
    case 'refused':
      log.warn(
        { status: outcome.status, host: new URL(delivery.endpoint).host },
        'a push service refused a notification',
      )
      return deleteDelivery(database, delivery)
  }
}
