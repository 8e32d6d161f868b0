import type { Database, Statement } from '../../platform/database/database'
import { getsMails } from '../../platform/mail/gets-mails'

/** The messages of one sender to a member, or the comments below a post. */
export interface PushThread {
  readonly id: number
  readonly user_id: number
  readonly sender_id: number | null
  readonly post_id: number | null
  /** The last message or comment that a notification reported. */
  readonly last_id: number
}

/** A thread of which something may be new. */
export interface DueThread extends PushThread {
  /** {@link getsMails} */
  readonly is_told: boolean
}

const dueLocked: Statement = {
  name: 'push-due-thread-locked',
  text: `select t.id, t.user_id, t.sender_id, t.post_id, t.last_id, ${getsMails} as is_told
    from push_threads t join users u on u.id = t.user_id
    where t.due_at <= now() order by t.due_at limit 1 for update of t skip locked`,
}

/** Locks the thread that has been due longest; undefined if none is due that no other instance works on. */
export async function lockDueThread(tx: Database): Promise<DueThread | undefined> {
  return (await tx.query<DueThread>(dueLocked))[0]
}

const postponed: Statement = {
  name: 'push-thread-postponed',
  text: 'update push_threads set due_at = $2 where id = $1',
}

/** Lets a thread wait. */
export async function postponeThread(tx: Database, { id }: PushThread, until: Date): Promise<void> {
  await tx.query(postponed, [id, until])
}

// What is due within half a minute waits for it, so that the message can be read. Such rows are updated as well: another instance may be
// about to let them wait for the hours of before.
const reconsidered: Statement = {
  name: 'push-threads-reconsidered',
  text: `update push_threads set due_at = case
      when due_at > now() + interval '30 seconds' then greatest(now(), pushed_at + interval '15 minutes') else due_at end
    where user_id = $1 and due_at is not null`,
}

/** Lets the threads of a member be looked at again, after the hours without mails changed. */
export async function reconsiderThreads(tx: Database, userId: number): Promise<void> {
  await tx.query(reconsidered, [userId])
}

const rested: Statement = {
  name: 'push-thread-rested',
  text: `with never as (delete from push_threads where id = $1 and pushed_at is null)
    update push_threads set due_at = null where id = $1 and pushed_at is not null`,
}

/** Records that nothing of a thread is due. */
export async function restThread(tx: Database, { id }: PushThread): Promise<void> {
  await tx.query(rested, [id])
}

const queued: Statement = {
  name: 'push-thread-queued',
  text: `with pushed as (update push_threads set due_at = null, pushed_at = now(), last_id = $2 where id = $1 returning user_id)
    insert into push_deliveries (subscription_id, thread_id, since_id)
      select s.id, $1, $3 from push_subscriptions s join pushed using (user_id)
    on conflict (subscription_id, thread_id) do update set due_at = now(), tries = 0`,
}

/** Puts the news of a thread, up to a message or comment, on their way to every device of the member. */
export async function queueThread(tx: Database, thread: PushThread, lastId: number): Promise<void> {
  await tx.query(queued, [thread.id, lastId, thread.last_id])
}

const oldDeleted: Statement = {
  name: 'push-old-threads-deleted',
  text: `delete from push_threads where id in (
      select id from push_threads where due_at is null and pushed_at < now() - interval '8 days' limit 1000)
    returning id`,
}

/** Deletes threads whose last notification is older than every message that one may report. @returns how many */
export async function deleteOldPushThreads(database: Database): Promise<number> {
  return (await database.query(oldDeleted)).length
}
