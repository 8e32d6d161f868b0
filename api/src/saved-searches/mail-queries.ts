import type { PostType, Region } from '@within-reach/contract'
import type { Database, Statement } from '../platform/database/database'
import { getsMails } from '../platform/mail/gets-mails'
import { mayNotify } from '../platform/may-notify'
import { isTakenNow } from './fact-conditions'

/** A member to whom a mail is due. */
export interface Recipient {
  readonly user_id: number
  readonly email: string
  /** Null if unknown. */
  readonly language: string | null
}

/** A saved search whose mail at once is due. */
export interface DueSearch extends Recipient {
  readonly id: number
}

const dueAtOnce: Statement = {
  name: 'saved-searches-due-at-once',
  text: `select s.id, s.user_id, u.email, u.language
    from saved_search_mails m join saved_searches s on s.id = m.search_id join users u on u.id = s.user_id
    where m.due_at <= now() and ${getsMails} order by m.due_at limit 1`,
}

/** The search whose mail has been due longest; undefined if none is due. */
export async function findDueSearch(tx: Database): Promise<DueSearch | undefined> {
  return (await tx.query<DueSearch>(dueAtOnce))[0]
}

const dueDigest: Statement = {
  name: 'saved-searches-due-digest',
  text: `select g.user_id, u.email, u.language from saved_search_digests g join users u on u.id = g.user_id
    where g.due_at <= now() and ${getsMails} order by g.due_at limit 1`,
}

/** The member whose daily mail has been due longest; undefined if none is due. */
export async function findDueDigest(tx: Database): Promise<Recipient | undefined> {
  return (await tx.query<Recipient>(dueDigest))[0]
}

/** A post for a mail, with the search that found it. */
export interface MailedPost {
  readonly search_id: number
  readonly name: string
  /** The list of the search, as stored. */
  readonly list: unknown
  readonly id: number
  readonly type: PostType
  readonly subject: string
  readonly region: Region | null
  readonly specific_location: string | null
}

// A hidden post stays unmailed: it may come back. So does one that does not fit any more, also if its facts say only since now that it is
// taken. A post of a member who is blocked since then is dropped.
const taken: Statement = {
  name: 'saved-searches-unmailed-taken',
  text: `with taken as (
      update saved_search_hits h set unmailed = false from posts p, saved_searches s
      where h.search_id = any($1::integer[]) and h.unmailed and h.fits and p.id = h.post_id and s.id = h.search_id
        and ${isTakenNow} is not true
      returning h.search_id, h.post_id
    )
    select s.id as search_id, s.name, s.list, p.id, p.type, p.subject, p.region, p.specific_location
    from taken t join posts p on p.id = t.post_id join saved_searches s on s.id = t.search_id
    where ${mayNotify('s.user_id', 'p.user_id')}
    order by s.id desc, p.id desc`,
}

/** Takes the posts that wait for a mail of these searches, newest first for each. */
export async function takeUnmailed(tx: Database, searchIds: readonly number[]): Promise<MailedPost[]> {
  return tx.query<MailedPost>(taken, [searchIds])
}

const mailed: Statement = {
  name: 'saved-searches-mailed',
  text: `with done as (delete from saved_search_mails where search_id = $1)
    update saved_searches set mailed_at = now() where id = $1 and $2`,
}

/**
 * Records that no mail of a search is due.
 * @param wrote whether one was written
 */
export async function markMailed(tx: Database, id: number, wrote: boolean): Promise<void> {
  await tx.query(mailed, [id, wrote])
}

const digestDone: Statement = {
  name: 'saved-searches-digest-done',
  text: 'delete from saved_search_digests where user_id = $1',
}

/** Records that no daily mail is due to a member. */
export async function markDigestDone(tx: Database, userId: number): Promise<void> {
  await tx.query(digestDone, [userId])
}

const searchPostponed: Statement = {
  name: 'saved-searches-mail-postponed',
  text: `update saved_search_mails set due_at = coalesce($2, now() + interval '10 minutes') where search_id = $1`,
}

/** Lets the mail of a search wait, for ten minutes by default. */
export async function postponeSearch(database: Database, { id }: DueSearch, until?: Date): Promise<void> {
  await database.query(searchPostponed, [id, until ?? null])
}

const digestPostponed: Statement = {
  name: 'saved-searches-digest-postponed',
  text: `update saved_search_digests set due_at = coalesce($2, now() + interval '10 minutes') where user_id = $1`,
}

/** Lets the daily mail of a member wait, for ten minutes by default. */
export async function postponeDigest(
  database: Database,
  { user_id: id }: Recipient,
  until?: Date,
): Promise<void> {
  await database.query(digestPostponed, [id, until ?? null])
}
