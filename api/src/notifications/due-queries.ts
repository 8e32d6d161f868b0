import type { Database, Statement } from '../platform/database/database'
import { getsMails } from '../platform/mail/gets-mails'

const locked: Statement = {
  name: 'notifications-locked',
  text: `select pg_advisory_xact_lock(hashtext('notifications'))`,
}

/** Waits until no other transaction writes mails about news, or changes when they come. Each of them takes milliseconds. */
export async function lockNotifications(tx: Database): Promise<void> {
  await tx.query(locked)
}

/** A member with news that are due. */
export interface DueMember {
  readonly user_id: number
  readonly email: string
  /** Null if unknown. */
  readonly language: string | null
  /** {@link getsMails} */
  readonly gets_mails: boolean
}

const dueMember: Statement = {
  name: 'notifications-due-member',
  text: `select t.user_id, u.email, u.language, ${getsMails} as gets_mails
    from notification_threads t join users u on u.id = t.user_id
    where t.due_at <= now() order by t.due_at limit 1`,
}

/** The member whose news have been due longest; undefined if nothing is due. */
export async function findDueMember(tx: Database): Promise<DueMember | undefined> {
  return (await tx.query<DueMember>(dueMember))[0]
}

/** The messages of one sender, or the comments below one post. */
export interface Thread {
  readonly id: number
  readonly sender_id: number | null
  readonly post_id: number | null
  readonly in_digest: boolean
  /** The last message or comment that was in a mail. */
  readonly last_id: number
}

// The lock waits for messages and comments that are being written: the trigger that notes them locks their thread. Without it, one that
// is committed after the news were read and before they are recorded as mailed would be in no mail.
const dueThreads: Statement = {
  name: 'notifications-due-threads',
  text: `select id, sender_id, post_id, in_digest, last_id from notification_threads
    where user_id = $1 and due_at <= now() order by id for update`,
}

/** The threads of a member that are due, locked until the transaction ends. */
export function findDueThreads(tx: Database, userId: number): Promise<Thread[]> {
  return tx.query<Thread>(dueThreads, [userId])
}

const postponed: Statement = {
  name: 'notifications-postponed',
  text: 'update notification_threads set due_at = $2, in_digest = in_digest or $3 where id = any($1::integer[])',
}

/**
 * Lets threads wait.
 * @param forDigest whether for the daily mail. Those that wait for it already go on to
 */
export async function postpone(
  tx: Database,
  threads: readonly Thread[],
  until: Date,
  forDigest = false,
): Promise<void> {
  if (threads.length > 0) await tx.query(postponed, [idsOf(threads), until, forDigest])
}

const idsOf = (threads: readonly Thread[]): number[] => threads.map(({ id }) => id)

const memberPostponed: Statement = {
  name: 'notifications-member-postponed',
  text: `update notification_threads set due_at = now() + interval '10 minutes' where user_id = $1 and due_at <= now()`,
}

/** Lets everything that is due to a member wait for ten minutes. */
export async function postponeMember(database: Database, userId: number): Promise<void> {
  await database.query(memberPostponed, [userId])
}

const mailed: Statement = {
  name: 'notifications-mailed',
  text: `update notification_threads set due_at = null, in_digest = false, mailed_at = now(), last_id = $2 where id = $1`,
}

/** Records that a mail reported everything up to a message or comment. */
export async function markMailed(tx: Database, { id }: Thread, lastId: number): Promise<void> {
  await tx.query(mailed, [id, lastId])
}

const rested: Statement = {
  name: 'notifications-rested',
  text: `with never as (delete from notification_threads where id = any($1::integer[]) and mailed_at is null)
    update notification_threads set due_at = null, in_digest = false
    where id = any($1::integer[]) and mailed_at is not null`,
}

/** Records that no mail is due about threads, although none was written. */
export async function rest(tx: Database, threads: readonly Thread[]): Promise<void> {
  if (threads.length > 0) await tx.query(rested, [idsOf(threads)])
}

const oldDeleted: Statement = {
  name: 'notifications-old-deleted',
  text: `delete from notification_threads where id in (
      select id from notification_threads where due_at is null and mailed_at < now() - interval '8 days' limit 1000)
    returning id`,
}

/** Deletes threads whose last mail is older than every message that a mail may report. @returns how many */
export async function deleteOldThreads(database: Database): Promise<number> {
  return (await database.query(oldDeleted)).length
}
