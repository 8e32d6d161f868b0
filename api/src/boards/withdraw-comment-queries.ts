import type { Database, Statement } from '../platform/database/database'
import type { ReportableText, WithdrawalReason } from '../platform/withdrawal/content-store'

const commentWithdrawn: Statement = {
  name: 'boards-comment-withdrawn',
  text: `with comment as (
      delete from comments where id = $1 returning *
    )
    insert into withdrawn (kind, content_id, user_id, post_id, decision_id, content, delete_at)
    select 'comment', id, user_id, post_id, $2, to_jsonb(comment), now() + $3 * interval '1 day' from comment
    returning id`,
}

/**
 * Moves a comment to the withdrawn content.
 * @returns the id of the withdrawal; undefined if there is no such comment
 */
export async function withdrawComment(
  tx: Database,
  id: number,
  { decisionId, keptFor }: WithdrawalReason,
): Promise<number | undefined> {
  return (await tx.query<{ id: number }>(commentWithdrawn, [id, decisionId, keptFor]))[0]?.id
}

const postKept: Statement = {
  name: 'boards-post-of-comment-kept',
  text: `select id from posts where id = (select post_id from withdrawn where id = $1) for key share`,
}

const commentRestored: Statement = {
  name: 'boards-comment-restored',
  text: `insert into comments overriding system value
    select old.* from withdrawn c, jsonb_populate_record(null::comments, c.content) old
    where c.id = $1 and c.kind = 'comment'
    returning id`,
}

const commentJoined: Statement = {
  name: 'boards-comment-joined-its-post',
  text: `update withdrawn c set parent_id = post.id, decision_id = null, delete_at = post.delete_at
    from withdrawn post
    where c.id = $1 and c.kind = 'comment' and post.kind = 'post' and post.content_id = c.post_id
    returning c.id`,
}

/**
 * Moves a comment back. If its post is withdrawn, it comes back with its post.
 * @returns whether it is `back` or `with its post`; undefined if its post is gone
 */
export async function restoreComment(
  tx: Database,
  withdrawnId: number,
): Promise<'back' | 'with its post' | undefined> {
  if ((await tx.query(postKept, [withdrawnId])).length > 0)
    return (await tx.query(commentRestored, [withdrawnId])).length > 0 ? 'back' : undefined
  return (await tx.query(commentJoined, [withdrawnId])).length > 0 ? 'with its post' : undefined
}

const commentsOfMember: Statement = {
  name: 'boards-comments-of-member',
  text: 'select id from comments where user_id = $1 order by id desc',
}

/** The ids of a member's comments, the newest first. */
export async function listCommentsOf(database: Database, authorId: number): Promise<number[]> {
  return (await database.query<{ id: number }>(commentsOfMember, [authorId])).map(({ id }) => id)
}

const commentReported: Statement = {
  name: 'boards-comment-reported',
  text: 'select user_id as "authorId", post_id as "contextId", body as text from comments where id = $1',
}

/** The text of a comment, and its author; undefined if there is none. */
export async function findCommentText(database: Database, id: number): Promise<ReportableText | undefined> {
  return (await database.query<ReportableText>(commentReported, [id]))[0]
}
