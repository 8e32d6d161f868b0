import type { JobStatus, PostType, Region } from '@within-reach/contract'
import type { Database, Statement } from '../platform/database/database'
import type { SavedFile } from '../platform/files/save-file'
import { preventClosing, rowNumberOf, takenFromBlocks } from './row-number-queries'

/** A post with its author, from the tables posts and users. */
export interface PostRecord {
  readonly id: number
  readonly type: PostType
  readonly region: Region | null
  readonly specific_location: string | null
  readonly jstatus: JobStatus | null
  readonly subject: string
  readonly image_key: string | null
  readonly image_small_key: string | null
  readonly created_at: Date
  readonly user_id: number
  readonly nick: string
  readonly email: string
}

/** A file of a post. */
export type FileRecord = Pick<SavedFile, 'name' | 'key' | 'type' | 'size' | 'width' | 'height'>

/** A post with everything that its page shows. */
export interface WholePost extends PostRecord {
  readonly description: string
  readonly edited_at: Date | null
  readonly caution: readonly string[] | null
  readonly files: readonly FileRecord[]
  readonly pn: number
}

/** The columns of a {@link PostRecord}, for statements with posts as `p` and users as `u`. */
export const recordColumns = `p.id, p.type, p.region, p.specific_location, p.jstatus, p.subject, p.image_key,
  p.image_small_key, p.created_at, p.user_id, u.nick, u.email`

/** A valid post of its board. */
export interface NewPost {
  readonly type: PostType
  readonly region: Region | null
  readonly specificLocation: string | null
  readonly jstatus: JobStatus | null
  readonly subject: string
  /** Sanitised HTML. */
  readonly description: string
  /** The searched text. */
  readonly searched: string
  readonly files: readonly SavedFile[]
}

/** Adds the files in $10 to $16 to the row of `post`. */
export const filesInserted = `insert into post_files
        (post_id, position, name, key, small_key, type, size, width, height)
      select post.id, file.position, file.name, file.key, file.small_key, file.type, file.size, file.width, file.height
      from post, unnest($10::text[], $11::text[], $12::text[], $13::text[], $14::integer[], $15::integer[],
        $16::integer[]) with ordinality as file (name, key, small_key, type, size, width, height, position)`

/** The parameters $2 to $17 of a statement that writes a post. $1 is the post or its author. */
export function valuesOf(post: NewPost): unknown[] {
  const picture = post.files.find((file) => file.smallKey !== undefined)
  return [
    post.type,
    post.region,
    post.specificLocation,
    post.jstatus,
    post.subject,
    post.description,
    picture?.key ?? null,
    picture?.smallKey ?? null,
    post.files.map((file) => file.name),
    post.files.map((file) => file.key),
    post.files.map((file) => file.smallKey ?? null),
    post.files.map((file) => file.type),
    post.files.map((file) => file.size),
    post.files.map((file) => file.width),
    post.files.map((file) => file.height),
    post.searched,
  ]
}

// One statement writes the post and all dependent rows, so that it is complete or absent.
const postInserted: Statement = {
  name: 'boards-post-inserted',
  text: `with post as (
      insert into posts (user_id, type, region, specific_location, jstatus, subject, description, image_key, image_small_key)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
      returning id, type, region, jstatus
    ), stored as (
      ${filesInserted}
    ), searched as (
      insert into post_search (post_id, type, region, jstatus, content)
      select id, type, region, jstatus, $17::text from post
    ), counted as (
      insert into post_counts as c (type, region, jstatus, slot, posts)
      select type, coalesce(region, ''), coalesce(jstatus, ''), id % 16, 1 from post
      on conflict (type, region, jstatus, slot) do update set posts = c.posts + 1
    )
    select id from post`,
}

/** Adds a post and returns its id. */
export async function insertPost(database: Database, authorId: number, post: NewPost): Promise<number> {
  const [row] = await database.query<{ id: number }>(postInserted, [authorId, ...valuesOf(post)])
  if (!row) throw new Error('The insert of a post returned no id')
  return row.id
}

const postById: Statement = {
  name: 'boards-post-by-id',
  text: `select ${recordColumns}, p.description, p.edited_at, p.caution,
      (select coalesce(json_agg(json_build_object('name', name, 'key', key, 'type', type, 'size', size,
        'width', width, 'height', height) order by position), '[]') from post_files where post_id = p.id) as files,
      ${rowNumberOf} as pn
    from posts p join users u on u.id = p.user_id
    where p.id = $1`,
}

/** One complete post, or undefined. */
export async function findPost(database: Database, id: number): Promise<WholePost | undefined> {
  return (await database.query<WholePost>(postById, [id]))[0]
}

const postsById: Statement = {
  name: 'boards-posts-by-id',
  text: `select ${recordColumns} from posts p join users u on u.id = p.user_id where p.id = any($1::integer[])`,
}

/** The existing posts with these ids, in any order. */
export async function findPosts(database: Database, ids: readonly number[]): Promise<PostRecord[]> {
  return database.query<PostRecord>(postsById, [ids])
}

const postLocked: Statement = {
  name: 'boards-post-locked',
  text: 'select 1 from posts where id = $1 and user_id = $2 for no key update',
}

/**
 * Locks a member's own post against other changes until the transaction ends. It is a separate statement, because only a
 * statement that begins after the wait sees what the other change committed to files and totals.
 * @returns false if the post is another member's or gone
 */
export async function lockPost(tx: Database, id: number, ownerId: number): Promise<boolean> {
  return (await tx.query(postLocked, [id, ownerId])).length > 0
}

const postDeleted: Statement = {
  name: 'boards-post-deleted',
  // The statement sees the files as they were before it, so before they are deleted with their post.
  text: `with post as (
      delete from posts where id = $1 and user_id = $2 returning id, type, region, jstatus
    ), counted as (
      update post_counts c set posts = c.posts - 1 from post
      where c.type = post.type and c.region = coalesce(post.region, '')
        and c.jstatus = coalesce(post.jstatus, '') and c.slot = post.id % 16
    ), placed as (
      ${takenFromBlocks}
    )
    select f.key, f.small_key from post left join post_files f on f.post_id = post.id`,
}

/**
 * Deletes a member's own post with its comments. Returns the keys of its files; undefined if it is another member's or
 * gone.
 */
export async function deletePost(
  database: Database,
  id: number,
  ownerId: number,
): Promise<string[] | undefined> {
  const rows = await database.transaction(async (tx) => {
    await preventClosing(tx)
    if (!(await lockPost(tx, id, ownerId))) return []
    return tx.query<{ key: string | null; small_key: string | null }>(postDeleted, [id, ownerId])
  })
  // A post without files is one row without keys.
  if (rows.length === 0) return undefined
  return rows.flatMap((row) => [row.key, row.small_key]).filter((key) => key !== null)
}

const postFound: Statement = {
  name: 'boards-post-found',
  text: 'select 1 from posts where id = $1',
}

/** Whether a post with this id exists. */
export async function postExists(database: Database, id: number): Promise<boolean> {
  return (await database.query(postFound, [id])).length > 0
}
