import { defaultNotifications, type NotificationSettings } from '@within-reach/contract'
import type { Database, Statement } from '../platform/database/database'
import { nextDigest, quietUntil } from '../platform/mail/quiet-hours'
import { moveHeld } from './push/delivery-queries'
import { reconsiderThreads } from './push/thread-queries'

/** The kinds of events about which mails come. */
export type NewsKind = 'messages' | 'comments'

const found: Statement = {
  name: 'notifications-settings-found',
  text: `select messages, comments, quiet_from as "quietFrom", quiet_to as "quietTo", time_zone as "timeZone"
    from notification_settings where user_id = $1`,
}

/** About what a member gets mails, and when. */
export async function findSettings(database: Database, userId: number): Promise<NotificationSettings> {
  const [settings] = await database.query<NotificationSettings>(found, [userId])
  return settings ?? defaultNotifications
}

// A link in a mail may outlive the account.
const stored: Statement = {
  name: 'notifications-settings-stored',
  text: `insert into notification_settings (user_id, messages, comments, quiet_from, quiet_to, time_zone)
    select id, $2, $3, $4, $5, $6 from users where id = $1
    on conflict (user_id) do update set messages = excluded.messages, comments = excluded.comments,
      quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to, time_zone = excluded.time_zone`,
}

// What waits is looked at again, by the new settings. The daily mail of this morning may still wait for the end of the quiet hours:
// what is due before the next one stays in it.
const reconsidered: Statement = {
  name: 'notifications-reconsidered',
  text: `update notification_threads set in_digest = in_digest and due_at < $2,
      due_at = greatest(now(), mailed_at + interval '15 minutes')
    where user_id = $1 and due_at is not null`,
}

/**
 * Stores what a member chose. News that wait for a mail get into the next one of the new kind, or into none. Notifications on devices
 * that wait for the end of the hours without mails wait for the new end, or come at once.
 * @param tx with the lock of the notifications
 * @returns what the member had chosen before
 */
export async function storeSettings(
  tx: Database,
  userId: number,
  chosen: NotificationSettings,
): Promise<NotificationSettings> {
  const { messages, comments, quietFrom, quietTo, timeZone } = chosen
  const [before, now] = [await findSettings(tx, userId), new Date()]
  await tx.query(stored, [userId, messages, comments, quietFrom, quietTo, timeZone ?? 'UTC'])
  await tx.query(reconsidered, [userId, nextDigest(before.timeZone, now)])
  await reconsiderThreads(tx, userId)
  const quietEnd = quietUntil(before, now)
  if (quietEnd) await moveHeld(tx, userId, quietEnd, quietUntil(chosen, now) ?? now)
  return before
}
