import type { JobStatus, PostType, Region } from '@within-reach/contract'
import type { Database, Statement } from '../platform/database/database'

/** What the lists search of a post. */
export interface Searched {
  readonly region: Region | null
  readonly jstatus: JobStatus | null
  /** In the form of the search index. */
  readonly content: string
}

/** A post that waits to be matched. Its fields are null if it is hidden or deleted. */
export interface UnmatchedPost extends Searched {
  readonly post_id: number
  readonly type: PostType | null
  readonly user_id: number
  readonly created_at: Date
  /** Of the amounts among its facts; null without any. */
  readonly currency: string | null
  /** Whether only its facts are new: other searches were matched with it before. */
  readonly only_facts: boolean
  /** Before it changed; null if it is new, or if only its facts changed. */
  readonly search_before: Searched | null
  /** The row of its facts before it changed; null if it had none. */
  readonly facts_before: { readonly currency: string | null } | null
}

/** A post that is neither hidden nor deleted. */
export type VisiblePost = UnmatchedPost & { readonly type: PostType }

/** Whether a post is neither hidden nor deleted. */
export const isVisible = (post: UnmatchedPost): post is VisiblePost => post.type !== null

// A row that a change of its post has locked is left for the next round.
const taken: Statement = {
  name: 'saved-searches-unmatched-taken',
  text: `delete from unmatched_posts where post_id = (
      select post_id from unmatched_posts where post_id <> all($1::integer[]) order by post_id limit 1 for update skip locked)
    returning post_id, only_facts, search_before, facts_before`,
}

// After the row of the queue, so that it sees every change that the row stands for.
const read: Statement = {
  name: 'saved-searches-unmatched-read',
  text: `select p.type, p.region, p.jstatus, p.user_id, p.created_at, s.content, f.currency
    from (values ($1::integer)) q (post_id) left join posts p on p.id = q.post_id
      left join post_search s on s.post_id = p.id left join post_facts f on f.post_id = p.id`,
}

type Queued = Pick<UnmatchedPost, 'post_id' | 'only_facts' | 'search_before' | 'facts_before'>

/**
 * Takes the oldest post out of the queue; undefined if none waits.
 * @param postponed posts that stay in it
 */
export async function takeUnmatched(
  tx: Database,
  postponed: readonly number[] = [],
): Promise<UnmatchedPost | undefined> {
  const [queued] = await tx.query<Queued>(taken, [postponed])
  if (!queued) return undefined
  const [post] = await tx.query<Omit<UnmatchedPost, keyof Queued>>(read, [queued.post_id])
  return post && { ...queued, ...post }
}

const waiting: Statement = {
  name: 'saved-searches-post-unmatched',
  text: 'select post_id from unmatched_posts where post_id = $1',
}

/** Whether a post is in the queue. */
export async function isUnmatched(database: Database, postId: number): Promise<boolean> {
  return (await database.query(waiting, [postId])).length > 0
}

// Without a saved search there is nothing to match, however many posts an import wrote.
const allDropped: Statement = {
  name: 'saved-searches-all-unmatched-dropped',
  text: `delete from unmatched_posts where not exists (select from saved_searches)`,
}

/** Empties the queue if nobody has saved a search. */
export async function dropUnmatched(tx: Database): Promise<void> {
  await tx.query(allDropped)
}
