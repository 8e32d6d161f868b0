import type { Caller } from '../../platform/caller'
import type { Database, Statement } from '../../platform/database/database'

/** A device that gets notifications. */
export interface Subscription {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** The most devices of one member. A further one replaces the oldest. */
export const mostDevices = 10

// One browser is one device: the member who logged in there last gets the notifications.
const inserted: Statement = {
  name: 'push-subscription-inserted',
  text: `insert into push_subscriptions (user_id, token_hash, endpoint, p256dh, auth) values ($1, $2, $3, $4, $5)
    on conflict (endpoint) do update set user_id = excluded.user_id, token_hash = excluded.token_hash,
      p256dh = excluded.p256dh, auth = excluded.auth, created_at = now()`,
}

const oldestDeleted: Statement = {
  name: 'push-oldest-subscriptions-deleted',
  text: `delete from push_subscriptions where id in (
    select id from push_subscriptions where user_id = $1 order by created_at desc, id desc offset ${mostDevices})`,
}

/** Sends to a device of the caller until its login ends. */
export async function insertSubscription(
  database: Database,
  { userId, tokenHash }: Pick<Caller, 'userId' | 'tokenHash'>,
  { endpoint, p256dh, auth }: Subscription,
): Promise<void> {
  await database.transaction(async (tx) => {
    // What was on its way to the member before must not reach the next one.
    await tx.query(deleted, [endpoint, null])
    await tx.query(inserted, [userId, tokenHash, endpoint, p256dh, auth])
    await tx.query(oldestDeleted, [userId])
  })
}

const deleted: Statement = {
  name: 'push-subscription-deleted',
  text: `delete from push_subscriptions where endpoint = $1 and ($2::integer is null or user_id = $2)`,
}

/** Sends no more to a device of a member. Nothing happens if it is not theirs. */
export async function deleteSubscription(
  database: Database,
  userId: number,
  endpoint: string,
): Promise<void> {
  await database.query(deleted, [endpoint, userId])
}

const found: Statement = {
  name: 'push-subscription-found',
  text: `select exists (select from push_subscriptions where endpoint = $1 and user_id = $2) as found`,
}

/** Whether a member gets notifications on a device. */
export async function hasSubscription(
  database: Database,
  userId: number,
  endpoint: string,
): Promise<boolean> {
  return (await database.query<{ found: boolean }>(found, [endpoint, userId]))[0]?.found === true
}
