import type { Database, Statement } from '../platform/database/database'

/** A comment with its author. */
export interface CommentRecord {
  readonly id: number
  readonly body: string
  readonly created_at: Date
  readonly edited_at: Date | null
  readonly user_id: number
  readonly nick: string
  readonly email: string
  readonly caution: readonly string[] | null
}

const commentsOf = (name: string, condition: string): Statement => ({
  name,
  text: `select c.id, c.body, c.created_at, c.edited_at, c.caution, c.user_id, u.nick, u.email
    from posts p
    left join lateral (
      select * from comments where post_id = p.id${condition} order by id desc limit 2000
    ) c on true
    left join users u on u.id = c.user_id
    where p.id = $1
    order by c.id`,
})

const forVisitors = commentsOf('boards-comments-of-post', '')
// The blocks are read once, not per comment.
const forMember = commentsOf(
  'boards-comments-for-member',
  ' and user_id <> all (array(select blocked_id from blocks where blocker_id = $2))',
)

/**
 * The newest 2,000 comments of a post, oldest first, without those of members whom the reader blocked; undefined if the post does
 * not exist.
 * @param readerId undefined for a visitor
 */
export async function findComments(
  database: Database,
  postId: number,
  readerId: number | undefined,
): Promise<CommentRecord[] | undefined> {
  const rows =
    readerId === undefined
      ? await database.query<CommentRecord>(forVisitors, [postId])
      : await database.query<CommentRecord>(forMember, [postId, readerId])
  if (rows.length === 0) return undefined
  // A post without comments is one row without an id.
  return rows.filter((row) => row.id !== null)
}

// The lock waits for a concurrent deletion of the post, and then finds no post instead of a broken reference.
const commentInserted: Statement = {
  name: 'boards-comment-inserted',
  text: `insert into comments (post_id, user_id, body)
    select p.id, $2::integer, $3::text from (select id from posts where id = $1 for key share) p
    returning id`,
}

/** Adds a comment and returns its id; undefined if the post does not exist. */
export async function insertComment(
  database: Database,
  postId: number,
  authorId: number,
  body: string,
): Promise<number | undefined> {
  return (await database.query<{ id: number }>(commentInserted, [postId, authorId, body]))[0]?.id
}

const commentLocked: Statement = {
  name: 'boards-comment-locked',
  text: 'select edited_at from comments where id = $1 and user_id = $2 for update',
}

/** Locks a member's own comment for a change; undefined if it is another member's or gone. */
export async function lockComment(
  database: Database,
  id: number,
  ownerId: number,
): Promise<Pick<CommentRecord, 'edited_at'> | undefined> {
  return (await database.query<Pick<CommentRecord, 'edited_at'>>(commentLocked, [id, ownerId]))[0]
}

const commentUpdated: Statement = {
  name: 'boards-comment-updated',
  text: 'update comments set body = $3, edited_at = now() where id = $1 and user_id = $2 returning id',
}

/** Changes a member's own comment; false if it is another member's or gone. */
export async function updateComment(
  database: Database,
  id: number,
  ownerId: number,
  body: string,
): Promise<boolean> {
  return (await database.query(commentUpdated, [id, ownerId, body])).length > 0
}

const commentDeleted: Statement = {
  name: 'boards-comment-deleted',
  text: 'delete from comments where id = $1 and user_id = $2 returning id',
}

/** Deletes a member's own comment; false if it is another member's or gone. */
export async function deleteComment(database: Database, id: number, ownerId: number): Promise<boolean> {
  return (await database.query(commentDeleted, [id, ownerId])).length > 0
}

const commentFound: Statement = {
  name: 'boards-comment-found',
  text: 'select 1 from comments where id = $1',
}

/** Whether a comment with this id exists. */
export async function commentExists(database: Database, id: number): Promise<boolean> {
  return (await database.query(commentFound, [id])).length > 0
}
