import { mostFresh, type MailFrequency } from '@within-reach/contract'
import type { Database, Statement } from '../platform/database/database'
import { mayNotifyOne } from '../platform/may-notify'
import { isTakenNow } from './fact-conditions'

/** A saved search with the number of its new posts. */
export interface SavedSearchRecord {
  readonly id: number
  readonly name: string
  /** As it was stored; an earlier release knew fewer fields. */
  readonly list: unknown
  readonly mails: MailFrequency
  readonly created_at: Date
  readonly fresh: number
}

const listed: Statement = {
  name: 'saved-searches-listed',
  text: `select s.id, s.name, s.list, s.mails, s.created_at, (
      select count(*)::integer from (
        select from saved_search_hits h join posts p on p.id = h.post_id
        where h.search_id = s.id and h.fresh and h.fits and ${mayNotifyOne('p.user_id', '$1')} and ${isTakenNow} is not true
        order by h.post_id desc limit ${mostFresh}
      ) counted
    ) as fresh
    from saved_searches s where s.user_id = $1 order by s.id desc`,
}

/** The saved searches of a member, newest first. */
export async function listSearches(database: Database, userId: number): Promise<SavedSearchRecord[]> {
  return database.query<SavedSearchRecord>(listed, [userId])
}

const sameFound: Statement = {
  name: 'saved-searches-same-found',
  text: 'select id from saved_searches where user_id = $1 and list = $2',
}

/** The id of a member's saved search with the same list, if there is one. */
export async function findSame(tx: Database, userId: number, list: object): Promise<number | undefined> {
  return (await tx.query<{ id: number }>(sameFound, [userId, list]))[0]?.id
}

const counted: Statement = {
  name: 'saved-searches-counted',
  text: 'select count(*)::integer as count from saved_searches where user_id = $1',
}

/** How many searches a member has saved. */
export async function countSearches(tx: Database, userId: number): Promise<number> {
  return (await tx.query<{ count: number }>(counted, [userId]))[0]?.count ?? 0
}

/** A search to be saved. */
export interface NewSearch {
  readonly name: string
  readonly list: { readonly type: string }
  readonly form: string
  /** The pieces of the form, in its order. */
  readonly pieces: readonly string[]
  readonly mails: MailFrequency
}

// The piece that the fewest searches of the board have, so that no post finds many in vain.
const inserted: Statement = {
  name: 'saved-searches-inserted',
  text: `insert into saved_searches (user_id, name, list, form, mails, piece)
    values ($1, $2, $3, $4, $5, (
      select piece from unnest($6::text[]) with ordinality as pieces (piece, n)
      order by (select count(*) from (
        select from saved_searches s where s.type = $7 and s.piece = pieces.piece collate "C" limit 1000
      ) others), n limit 1
    )) returning id`,
}

/** Adds a saved search and returns its id. */
export async function insertSearch(tx: Database, userId: number, search: NewSearch): Promise<number> {
  const { name, list, form, pieces, mails } = search
  const [row] = await tx.query<{ id: number }>(inserted, [userId, name, list, form, mails, pieces, list.type])
  if (!row) throw new Error('The insert of a saved search returned no id')
  return row.id
}

const looked: Statement = {
  name: 'saved-searches-looked',
  text: `with own as (select id from saved_searches where id = $1 and user_id = $2),
    seen as (update saved_search_hits h set fresh = false from own where h.search_id = own.id and h.fresh)
    select id from own`,
}

/** Counts the posts of a search as seen; false if the member has no such search. */
export async function lookAt(database: Database, id: number, userId: number): Promise<boolean> {
  return (await database.query(looked, [id, userId])).length > 0
}

const removed: Statement = {
  name: 'saved-searches-removed',
  text: 'delete from saved_searches where id = $1 and user_id = $2 returning id',
}

/** Removes a search; false if the member has no such search. */
export async function deleteSearch(database: Database, id: number, userId: number): Promise<boolean> {
  return (await database.query(removed, [id, userId])).length > 0
}

const oldDeleted: Statement = {
  name: 'saved-searches-old-hits-deleted',
  text: `delete from saved_search_hits where ctid in (
      select ctid from saved_search_hits where created_at < now() - interval '31 days' limit 5000)
    returning 1`,
}

/** Deletes some of the hits that nobody needs any more, and returns how many. */
export async function deleteOldHits(database: Database): Promise<number> {
  return (await database.query(oldDeleted)).length
}
