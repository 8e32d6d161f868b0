import type { MailFrequency } from '@within-reach/contract'
import type { Database, Statement } from '../platform/database/database'
import { nextDigest, nextMail } from './due-times'
import { moveToMornings } from './hours'

const changed: Statement = {
  name: 'saved-searches-changed',
  text: `with changed as (
      update saved_searches set name = coalesce($3, name), mails = coalesce($4, mails) where id = $1 and user_id = $2 returning id, mails
    ), due as (
      delete from saved_search_mails m using changed c where m.search_id = c.id and c.mails <> 'at-once'
    )
    select id from changed`,
}

const waitingDropped: Statement = {
  name: 'saved-searches-waiting-dropped',
  text: 'update saved_search_hits set unmailed = false where search_id = $1 and unmailed',
}

const waitingAtOnce: Statement = {
  name: 'saved-searches-waiting-at-once',
  text: `insert into saved_search_mails (search_id, due_at)
    select id, ${nextMail('mailed_at')} from saved_searches
    where id = $1 and exists (select from saved_search_hits where search_id = $1 and unmailed)
    on conflict do nothing`,
}

const waitingDaily: Statement = {
  name: 'saved-searches-waiting-daily',
  text: `insert into saved_search_digests (user_id, due_at)
    select $2, ${nextDigest} where exists (select from saved_search_hits where search_id = $1 and unmailed)
    on conflict do nothing returning user_id`,
}

/** A change of a member's saved search. */
export interface SearchChange {
  readonly id: number
  readonly userId: number
  /** Undefined leaves the name. */
  readonly name?: string
  /** Undefined leaves the mails. */
  readonly mails?: MailFrequency
}

/**
 * Changes a search. Posts that wait for a mail get into the next one of the new kind, or into none.
 * @param tx with {@link lockMails}
 * @returns false if the member has no such search
 */
export async function changeMails(tx: Database, { id, userId, name, mails }: SearchChange): Promise<boolean> {
  const rows = await tx.query(changed, [id, userId, name ?? null, mails ?? null])
  if (rows.length === 0) return false
  if (mails === 'none') await tx.query(waitingDropped, [id])
  if (mails === 'at-once') await tx.query(waitingAtOnce, [id])
  if (mails === 'daily' && (await tx.query(waitingDaily, [id, userId])).length > 0)
    await moveToMornings(tx, [userId])
  return true
}

const dailyFound: Statement = {
  name: 'saved-searches-daily-found',
  text: `select id from saved_searches where user_id = $1 and mails = 'daily'`,
}

/** The searches of a member that are in the daily mail. */
export async function findDaily(database: Database, userId: number): Promise<number[]> {
  return (await database.query<{ id: number }>(dailyFound, [userId])).map(({ id }) => id)
}

const linkedFound: Statement = {
  name: 'saved-searches-linked-found',
  text: 'select user_id, name, mails from saved_searches where id = $1',
}

/** The search that a link in a mail names, of any member. */
export async function findLinkedSearch(database: Database, id: number) {
  const rows = await database.query<{ user_id: number; name: string; mails: MailFrequency }>(linkedFound, [
    id,
  ])
  return rows[0]
}
