import { limits } from '@within-reach/contract'
import type { Database, Statement } from '../platform/database/database'
import { outcomesOf } from './report-queries'

/** What is known of a member. */
export interface MemberRow {
  readonly nick: string
  /** Whether it stands for all former members. */
  readonly former: boolean
  readonly created_at: Date
  readonly posts: number
  readonly comments: number
  readonly messages: number
  readonly acted: number
  readonly kept: number
}

const memberFound: Statement = {
  name: 'moderation-member',
  text: `select u.nick, u.email = '' as former, u.created_at,
      (select count(*)::integer from posts where user_id = u.id) as posts,
      (select count(*)::integer from comments where user_id = u.id) as comments,
      (select count(*)::integer from messages where from_id = u.id and from_deleted_at is null) as messages,
      past.acted, past.kept
    from users u cross join lateral ${outcomesOf('u.id')} past
    where u.id = $1`,
}

/** The record of a member. */
export async function findMemberRecord(database: Database, id: number): Promise<MemberRow> {
  const [row] = await database.query<MemberRow>(memberFound, [id])
  if (!row) throw new Error('The author of a review has no account')
  return row
}

/** Who is written to, and in which language. */
export interface Addressee {
  readonly id: number
  readonly email: string
  readonly language: string | null
}

/** A member about whom something was decided. */
export interface Author extends Addressee {
  readonly banned: boolean
}

const addresseeFound: Statement = {
  name: 'moderation-addressee',
  text: `select id, email, language, banned_at is not null as banned from users where id = $1 and email <> ''`,
}

/** The address of a member; undefined if the account is gone, also for the account of former members. */
export async function findAddressee(database: Database, id: number): Promise<Author | undefined> {
  return (await database.query<Author>(addresseeFound, [id]))[0]
}

const reportersFound: Statement = {
  name: 'moderation-reporters',
  text: `select distinct u.id, u.email, u.language from reports p join users u on u.id = p.reporter_id
    where p.review_id in (select id from reviews where id = $1 or merged_into = $1) and u.email <> ''`,
}

/** The members whose reports a review decides. */
export async function listReporters(tx: Database, reviewId: number): Promise<Addressee[]> {
  return tx.query<Addressee>(reportersFound, [reviewId])
}

const standingLocked: Statement = {
  name: 'moderation-standing-locked',
  // A stored decision refers to its member and so shares a lock of the row. Two that wait for a stronger one would deadlock.
  text: 'select banned_at is not null as banned from users where id = $1 for no key update',
}

const standingStored: Statement = {
  name: 'moderation-standing-stored',
  text: `update users set
      suspended_until = (select max(until_at) from decisions where user_id = $1 and action = 'suspend' and reversed_at is null),
      limited_until = (select max(until_at) from decisions where user_id = $1 and action = 'limit' and reversed_at is null),
      banned_at = (select min(created_at) from decisions where user_id = $1 and action = 'ban' and reversed_at is null)
    where id = $1
    returning banned_at is not null as banned`,
}

const deletionPostponed: Statement = {
  name: 'moderation-deletion-postponed',
  text: `update account_deletions set due_at = greatest(due_at, now() + $2 * interval '1 millisecond')
    where user_id = $1 and begun_at is null`,
}

/**
 * Applies the decisions in force to a member's account. After a ban, a member who has asked for the deletion of the account has the
 * usual time again to keep it.
 */
export async function storeStanding(tx: Database, userId: number): Promise<void> {
  // A statement of its own, so that the next one sees decisions that were committed while this one waited.
  const [before] = await tx.query<{ banned: boolean }>(standingLocked, [userId])
  const [after] = await tx.query<{ banned: boolean }>(standingStored, [userId])
  if (before?.banned && !after?.banned) await tx.query(deletionPostponed, [userId, limits.deletionDelay])
}

const signInsEnded: Statement = {
  name: 'moderation-sign-ins-ended',
  text: 'delete from tokens where user_id = $1',
}

/** Ends every sign-in of a member. */
export async function endSignIns(tx: Database, userId: number): Promise<void> {
  await tx.query(signInsEnded, [userId])
}
