import type { Database, Statement } from '../../platform/database/database'
import type { Subscription } from './subscription-queries'
import type { PushThread } from './thread-queries'

/** A notification on its way to a device. */
export interface Delivery extends Subscription, Omit<PushThread, 'id' | 'last_id'> {
  readonly id: number
  readonly subscription_id: number
  readonly thread_id: number
  /** The last message or comment that was reported before. */
  readonly last_id: number
  /** Which try this is, from 1. */
  readonly tries: number
  /** Null if unknown. */
  readonly language: string | null
}

// An instance has a minute to send it. If it ends meanwhile, another one takes the delivery again.
const taken: Statement = {
  name: 'push-deliveries-taken',
  text: `update push_deliveries d set due_at = now() + interval '1 minute', tries = d.tries + 1
    from push_subscriptions s, push_threads t, users u
    where d.id in (select id from push_deliveries where due_at <= now() order by due_at limit $1 for update skip locked)
      and s.id = d.subscription_id and t.id = d.thread_id and u.id = s.user_id
    returning d.id, d.subscription_id, d.thread_id, d.since_id as last_id, d.tries, s.endpoint, s.p256dh, s.auth,
      t.user_id, t.sender_id, t.post_id, u.language`,
}

/** Takes what has been due longest. */
export function takeDeliveries(database: Database, most: number): Promise<Delivery[]> {
  return database.query<Delivery>(taken, [most])
}

const deleted: Statement = {
  name: 'push-delivery-deleted',
  text: 'delete from push_deliveries where id = $1 and tries = $2',
}

/** Forgets a notification, unless there are new messages for it since it was taken. */
export async function deleteDelivery(database: Database, { id, tries }: Delivery): Promise<void> {
  await database.query(deleted, [id, tries])
}

const postponed: Statement = {
  name: 'push-delivery-postponed',
  text: 'update push_deliveries set due_at = now() + make_interval(secs => $3) where id = $1 and tries = $2',
}

/** Tries a notification again later. */
export async function postponeDelivery(
  database: Database,
  { id, tries }: Delivery,
  seconds: number,
): Promise<void> {
  await database.query(postponed, [id, tries, seconds])
}

const held: Statement = {
  name: 'push-delivery-held',
  text: 'update push_deliveries set due_at = $3 where id = $1 and tries = $2',
}

/** Lets a notification wait for the end of the hours without mails. */
export async function holdDelivery(database: Database, { id, tries }: Delivery, until: Date): Promise<void> {
  await database.query(held, [id, tries, until])
}

// The others wait for a push service.
const heldMoved: Statement = {
  name: 'push-deliveries-held-moved',
  text: `update push_deliveries d set due_at = $3 from push_threads t
    where t.id = d.thread_id and t.user_id = $1 and d.due_at = $2`,
}

/** Lets the notifications of a member that wait for the end of these hours wait for another time. */
export async function moveHeld(tx: Database, userId: number, from: Date, until: Date): Promise<void> {
  await tx.query(heldMoved, [userId, from, until])
}

const deviceDeleted: Statement = {
  name: 'push-device-deleted',
  text: 'delete from push_subscriptions where id = $1',
}

/** Forgets a device that its push service does not know any more. */
export async function deleteDevice(database: Database, { subscription_id: id }: Delivery): Promise<void> {
  await database.query(deviceDeleted, [id])
}
