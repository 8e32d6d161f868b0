import { type JobStatus, limits, type PostType, type Region } from '@within-reach/contract'
import type { Database, Statement } from '../platform/database/database'

/** A bookmarked post with its author. */
export interface BookmarkRecord {
  readonly id: number
  readonly type: PostType
  readonly region: Region | null
  readonly jstatus: JobStatus | null
  readonly subject: string
  readonly nick: string
  readonly created_at: Date
  readonly bookmarked_at: Date
}

const memberLocked: Statement = {
  name: 'bookmarks-member-locked',
  text: `select pg_advisory_xact_lock(hashtext('bookmarks of a member'), $1)`,
}

const counted: Statement = {
  name: 'bookmarks-counted',
  text: 'select count(*)::integer as count from bookmarks where user_id = $1 and post_id <> $2',
}

const inserted: Statement = {
  name: 'bookmarks-inserted',
  text: `insert into bookmarks (user_id, post_id) select $1, id from posts where id = $2
    on conflict (user_id, post_id) do update set user_id = excluded.user_id returning post_id`,
}

/** Bookmarks a post. A second time changes nothing. */
export function insertBookmark(
  database: Database,
  userId: number,
  postId: number,
): Promise<'done' | 'full' | 'no such post'> {
  return database.transaction(async (tx) => {
    await tx.query(memberLocked, [userId])
    const [row] = await tx.query<{ count: number }>(counted, [userId, postId])
    if (row && row.count >= limits.bookmarks) return 'full'
    return (await tx.query(inserted, [userId, postId])).length > 0 ? 'done' : 'no such post'
  })
}

const deleted: Statement = {
  name: 'bookmarks-deleted',
  text: 'delete from bookmarks where user_id = $1 and post_id = $2',
}

/** Removes a bookmark, if there is one. */
export async function deleteBookmark(database: Database, userId: number, postId: number): Promise<void> {
  await database.query(deleted, [userId, postId])
}

const found: Statement = {
  name: 'bookmarks-found',
  text: 'select 1 from bookmarks where user_id = $1 and post_id = $2',
}

/** Whether a member has bookmarked a post. */
export async function isBookmarked(database: Database, userId: number, postId: number): Promise<boolean> {
  return (await database.query(found, [userId, postId])).length > 0
}

// A hidden or deleted post is in neither the page nor the total.
const listed: Statement = {
  name: 'bookmarks-listed',
  text: `select (select count(*)::integer from bookmarks b join posts p on p.id = b.post_id where b.user_id = $1) as total,
      page.*
    from (values (1)) one left join (
      select p.id, p.type, p.region, p.jstatus, p.subject, u.nick, p.created_at, b.created_at as bookmarked_at
      from bookmarks b join posts p on p.id = b.post_id join users u on u.id = p.user_id
      where b.user_id = $1 order by b.created_at desc, b.post_id desc
      limit ${limits.pageSize} offset $2::bigint
    ) page on true
    order by page.bookmarked_at desc, page.id desc`,
}

/**
 * One page of the posts that a member has bookmarked, the last bookmarked first.
 * @param page from 1; empty past the end
 */
export async function listBookmarks(
  database: Database,
  userId: number,
  page: number,
): Promise<{ readonly total: number; readonly records: readonly BookmarkRecord[] }> {
  const offset = (page - 1) * limits.pageSize
  const rows = await database.query<{ total: number } & BookmarkRecord>(listed, [userId, offset])
  // An empty page is one row with the total and no id.
  return { total: rows[0]?.total ?? 0, records: rows.filter(({ id }) => id !== null) }
}

const lostDeleted: Statement = {
  name: 'bookmarks-lost-deleted',
  text: `delete from bookmarks where (user_id, post_id) in (
      select user_id, post_id from bookmarks b
      where not exists (select from posts where id = b.post_id)
        and not exists (select from withdrawn where kind = 'post' and content_id = b.post_id)
      limit 1000
    ) returning 1`,
}

/** Deletes some bookmarks of posts that are gone for good, and returns how many. */
export async function deleteLost(database: Database): Promise<number> {
  return (await database.query(lostDeleted)).length
}
