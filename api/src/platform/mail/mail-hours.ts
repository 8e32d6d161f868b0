import type { Database, Statement } from '../database/database'
import type { MailHours } from './quiet-hours'

const found: Statement = {
  name: 'mail-hours-found',
  text: `select user_id as "userId", quiet_from as "quietFrom", quiet_to as "quietTo", time_zone as "timeZone"
    from notification_settings where user_id = any($1::integer[])`,
}

/** When members want no mails, by their id. Those who chose nothing are left out. */
export async function listMailHours(
  database: Database,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, MailHours>> {
  const rows = await database.query<MailHours & { readonly userId: number }>(found, [userIds])
  return new Map(rows.map(({ userId, ...hours }) => [userId, hours]))
}

/** Lets waiting mails of a feature follow a member's new hours, in the transaction that stores these. */
export type FollowHours = (
  tx: Database,
  userId: number,
  hours: { readonly before: MailHours; readonly after: MailHours },
) => Promise<void>
