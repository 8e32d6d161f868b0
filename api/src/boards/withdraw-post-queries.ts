import type { Database, Statement } from '../platform/database/database'
import type { WithdrawalReason } from '../platform/withdrawal/content-store'
import { restoredToBlocks, takenFromBlocks } from './row-number-queries'

const postLocked: Statement = {
  name: 'boards-post-locked-to-withdraw',
  text: 'select id from posts where id = $1 for update',
}

const postWithdrawn: Statement = {
  name: 'boards-post-withdrawn',
  // The statement sees comments and files as they were before it, so before they are deleted with their post.
  text: `with post as (
      delete from posts where id = $1 returning *
    ), counted as (
      update post_counts c set posts = c.posts - 1 from post
      where c.type = post.type and c.region = coalesce(post.region, '')
        and c.jstatus = coalesce(post.jstatus, '') and c.slot = post.id % 16
    ), placed as (
      ${takenFromBlocks}
    ), gone as (
      insert into withdrawn (kind, content_id, user_id, decision_id, content, search, facts, delete_at)
      select 'post', id, user_id, $2, to_jsonb(post), (select to_jsonb(s) from post_search s where s.post_id = post.id),
        (select f.facts from post_facts f where f.post_id = post.id), now() + $3 * interval '1 day'
      from post
      returning id, content_id, delete_at
    ), stored as (
      insert into withdrawn_files (withdrawn_id, position, key, small_key, content)
      select gone.id, f.position, f.key, f.small_key, to_jsonb(f) from gone join post_files f on f.post_id = gone.content_id
    ), answered as (
      insert into withdrawn (kind, content_id, user_id, post_id, parent_id, content, delete_at)
      select 'comment', c.id, c.user_id, c.post_id, gone.id, to_jsonb(c), gone.delete_at
      from gone join comments c on c.post_id = gone.content_id
    )
    select id from gone`,
}

/**
 * Moves a post with its comments, facts and files to the withdrawn content.
 * @returns the id of the withdrawal; undefined if there is no such post
 */
export async function withdrawPost(
  tx: Database,
  id: number,
  { decisionId, keptFor }: WithdrawalReason,
): Promise<number | undefined> {
  // A statement of its own, so that the next one sees comments that were committed while this one waited.
  if ((await tx.query(postLocked, [id])).length === 0) return undefined
  return (await tx.query<{ id: number }>(postWithdrawn, [id, decisionId, keptFor]))[0]?.id
}

const postRestored: Statement = {
  name: 'boards-post-restored',
  text: `with gone as (
      select id, content, search, facts from withdrawn where id = $1 and kind = 'post'
    ), post as (
      insert into posts overriding system value
      select old.* from gone, jsonb_populate_record(null::posts, gone.content) old
      returning id, type, region, jstatus
    ), stored as (
      insert into post_files
      select old.* from withdrawn_files f, jsonb_populate_record(null::post_files, f.content) old
      where f.withdrawn_id = $1
    ), searched as (
      insert into post_search
      select old.* from gone, jsonb_populate_record(null::post_search, gone.search) old
    ), described as (
      insert into post_facts (post_id, type, region, jstatus, facts)
      select post.id, post.type, post.region, post.jstatus, gone.facts from post, gone where gone.facts is not null
    ), counted as (
      insert into post_counts as c (type, region, jstatus, slot, posts)
      select type, coalesce(region, ''), coalesce(jstatus, ''), id % 16, 1 from post
      on conflict (type, region, jstatus, slot) do update set posts = c.posts + 1
    ), placed as (
      ${restoredToBlocks}
    ), answered as (
      insert into comments overriding system value
      select old.* from withdrawn c, jsonb_populate_record(null::comments, c.content) old where c.parent_id = $1
    )
    select id from post`,
}

/** Moves a post with its comments, facts and files back; false if it is not withdrawn. */
export async function restorePost(tx: Database, withdrawnId: number): Promise<boolean> {
  return (await tx.query(postRestored, [withdrawnId])).length > 0
}

const postsOfMember: Statement = {
  name: 'boards-posts-of-member',
  text: 'select id from posts where user_id = $1 order by id desc',
}

/** The ids of a member's posts, the newest first. */
export async function listPostsOf(database: Database, authorId: number): Promise<number[]> {
  return (await database.query<{ id: number }>(postsOfMember, [authorId])).map(({ id }) => id)
}

const postReported: Statement = {
  name: 'boards-post-reported',
  text: 'select user_id as "authorId", subject, description from posts where id = $1',
}

interface PostText {
  readonly authorId: number
  readonly subject: string
  /** HTML. */
  readonly description: string
}

/** The text of a post, and its author; undefined if there is none. */
export async function findPostText(database: Database, id: number): Promise<PostText | undefined> {
  return (await database.query<PostText>(postReported, [id]))[0]
}
