import type { ContentKind } from '@within-reach/contract'
import type { Database, Statement } from '../platform/database/database'
import type { DecidedText } from './review-queries'

/** A text beside the one that a review is about. */
export interface ContextRow {
  readonly kind: ContentKind
  readonly id: number
  readonly nick: string
  /** Of posts. */
  readonly subject: string | null
  /** HTML of posts. */
  readonly text: string
  /** The keys of the small pictures. */
  readonly pictures: readonly string[]
  readonly created_at: Date
  readonly hidden: boolean
}

const picturesOfPost = `array(
    select f.small_key from post_files f where f.post_id = p.id and f.small_key is not null order by f.position)`

const mostComments = 200

const threadOfPost: Statement = {
  name: 'moderation-thread-of-post',
  text: `select thread.* from (
      select 'post' as kind, p.id, u.nick, p.subject, p.description as text, ${picturesOfPost} as pictures, p.created_at,
        false as hidden
      from posts p join users u on u.id = p.user_id where p.id = $1
      union all
      select 'post', w.content_id, u.nick, w.content ->> 'subject', w.content ->> 'description',
        array(select f.small_key from withdrawn_files f where f.withdrawn_id = w.id and f.small_key is not null order by f.position),
        (w.content ->> 'created_at')::timestamptz, true
      from withdrawn w join users u on u.id = w.user_id where w.kind = 'post' and w.content_id = $1
      union all
      (select 'comment', c.id, u.nick, null, c.body, '{}'::text[], c.created_at, false
      from comments c join users u on u.id = c.user_id where c.post_id = $1
      order by c.id = $2 desc, c.id desc limit ${mostComments})
      union all
      (select 'comment', w.content_id, u.nick, null, w.content ->> 'body', '{}'::text[],
        (w.content ->> 'created_at')::timestamptz, true
      from withdrawn w join users u on u.id = w.user_id where w.kind = 'comment' and w.post_id = $1
      order by w.content_id = $2 desc, w.content_id desc limit ${mostComments})
    ) thread
    order by thread.kind = 'post' desc, thread.id`,
}

const around = 10
const message = `select m.id, m.from_id, m.body, m.created_at, false as hidden from messages m`
const inFolder = (from: string, to: string) =>
  `(m.from_id = ${from} and m.from_deleted_at is null and m.to_id = ${to})`
const between = `(${inFolder('$1', '$2')} or ${inFolder('$2', '$1')}
  or (m.to_id = $1 and m.to_deleted_at is null and m.from_id = $2)
  or (m.to_id = $2 and m.to_deleted_at is null and m.from_id = $1))`

// Only the messages between these two members, and only those next to the reported one. Those of a former member alone: the account
// has the messages of everybody who left.
const threadOfMessage: Statement = {
  name: 'moderation-thread-of-message',
  text: `select 'message' as kind, t.id, u.nick, null as subject, t.body as text, '{}'::text[] as pictures, t.created_at, t.hidden
    from (
      (${message} where ${between} and m.id <= $3 order by m.id desc limit ${around + 1})
      union all
      (${message} where ${between} and m.id > $3 order by m.id limit ${around})
      union all
      (select w.content_id, w.user_id, w.content ->> 'body', (w.content ->> 'created_at')::timestamptz, true
      from withdrawn w where w.kind = 'message'
        and ((w.user_id = $1 and w.other_id = $2) or (w.user_id = $2 and w.other_id = $1))
      order by abs(w.content_id - $3) limit ${2 * around + 1})
    ) t join users u on u.id = t.from_id
    where t.id = $3 or not exists (select from users former where former.id in ($1, $2) and former.email = '')
    order by t.id`,
}

/** What stands around a text that a review decides about, the oldest first. Of messages only those between its sender and its recipient. */
async function findThread(
  database: Database,
  { kind, content_id, author_id, context_id }: DecidedText,
): Promise<ContextRow[]> {
  return kind === 'message'
    ? database.query<ContextRow>(threadOfMessage, [author_id, context_id, content_id])
    : database.query<ContextRow>(threadOfPost, [context_id, kind === 'comment' ? content_id : 0])
}

/** What stands around the texts that a review decides about, thread by thread. */
export async function findThreads(
  database: Database,
  texts: readonly DecidedText[],
): Promise<readonly ContextRow[]> {
  const threads = await Promise.all(texts.map((text) => findThread(database, text)))
  // Several texts may stand in one thread.
  return [...new Map(threads.flat().map((row) => [`${row.kind} ${row.id}`, row])).values()]
}

const similarPosts: Statement = {
  name: 'moderation-similar-posts',
  text: `select 'post' as kind, p.id, u.nick, p.subject, p.description as text, ${picturesOfPost} as pictures, p.created_at,
      false as hidden
    from (
      select post_id from post_search where type = 'fr' and content like $2
      union select post_id from post_search where type = 'tr' and content like $2
      union select post_id from post_search where type = 'jobs' and content like $2
      union select post_id from post_search where type = 'qb' and content like $2
    ) found
    join posts p on p.id = found.post_id join users u on u.id = p.user_id
    where p.id <> $1
    order by p.id desc limit $3`,
}

const samePictures: Statement = {
  name: 'moderation-same-pictures',
  text: `select 'post' as kind, p.id, u.nick, p.subject, p.description as text, ${picturesOfPost} as pictures, p.created_at,
      false as hidden
    from (
      select distinct f.post_id from (
        select size, width, height from post_files where post_id = $1 and small_key is not null
        union all
        select (f.content ->> 'size')::integer, (f.content ->> 'width')::integer, (f.content ->> 'height')::integer
        from withdrawn_files f join withdrawn w on w.id = f.withdrawn_id
        where w.kind = 'post' and w.content_id = $1 and f.small_key is not null
      ) own
      join post_files f on f.size = own.size and f.width = own.width and f.height = own.height and f.small_key is not null
    ) found
    join posts p on p.id = found.post_id join users u on u.id = p.user_id
    where p.id <> $1
    order by p.id desc limit $2`,
}

const similarComments: Statement = {
  name: 'moderation-similar-comments',
  text: `select 'comment' as kind, c.id, u.nick, null as subject, c.body as text, '{}'::text[] as pictures, c.created_at,
      false as hidden
    from comments c join users u on u.id = c.user_id
    where c.user_id = $1 and c.id <> $2 and similarity(lower(c.body), lower($3)) > 0.5
    order by c.id desc limit $4`,
}

/** Other posts that contain a fragment, as a LIKE pattern of the search form. */
export async function findPostsLike(
  database: Database,
  exceptId: number,
  pattern: string,
  most: number,
): Promise<ContextRow[]> {
  return database.query<ContextRow>(similarPosts, [exceptId, pattern, most])
}

/** Other posts with a picture of the same size in bytes and pixels as one of a post: the same upload, encoded in the same way. */
export async function findPostsWithPicturesOf(
  database: Database,
  postId: number,
  most: number,
): Promise<ContextRow[]> {
  return database.query<ContextRow>(samePictures, [postId, most])
}

/** Other comments of the same member that say nearly the same (trigram similarity above a half). */
export async function findCommentsLike(
  database: Database,
  authorId: number,
  exceptId: number,
  text: string,
  most: number,
): Promise<ContextRow[]> {
  return database.query<ContextRow>(similarComments, [authorId, exceptId, text, most])
}
