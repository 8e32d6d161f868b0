import {
  factTypes,
  hasFacts,
  type JobStatus,
  type PostType,
  postTypes,
  type Region,
} from '@within-reach/contract'
import type { Database, Statement } from '../platform/database/database'
import { askedFacts, fitsFacts } from './fact-conditions'
import { nextDigest, nextMail } from './mails-due-queries'
import { mayNotifyOne } from '../platform/may-notify'

/** A post that waits to be matched. Its fields are null if it is hidden or deleted. */
export interface UnmatchedPost {
  readonly post_id: number
  readonly type: PostType | null
  readonly region: Region | null
  readonly jstatus: JobStatus | null
  readonly user_id: number
  readonly created_at: Date
  /** In the form of the search index. */
  readonly content: string
  /** Of the amounts among its facts; null without any. */
  readonly currency: string | null
  /** Whether only its facts are new: other searches were matched with it before. */
  readonly only_facts: boolean
  /** The row of its facts before they changed; null if it had none. */
  readonly facts_before: { readonly currency: string | null } | null
}

/** A post that is neither hidden nor deleted. */
export type VisiblePost = UnmatchedPost & { readonly type: PostType }

/** Whether a post is neither hidden nor deleted. */
export const isVisible = (post: UnmatchedPost): post is VisiblePost => post.type !== null

// The row of the queue is chosen first. Otherwise a plan for a short queue may read all posts.
const taken: Statement = {
  name: 'saved-searches-unmatched-taken',
  text: `with taken as (
      delete from unmatched_posts where post_id = (
        select post_id from unmatched_posts where post_id <> all($1::integer[]) order by post_id limit 1)
      returning post_id, only_facts, facts_before
    )
    select q.post_id, p.type, p.region, p.jstatus, p.user_id, p.created_at, s.content, f.currency, q.only_facts, q.facts_before
    from taken q left join posts p on p.id = q.post_id left join post_search s on s.post_id = p.id
      left join post_facts f on f.post_id = p.id`,
}

/**
 * Takes the oldest post out of the queue; undefined if none waits.
 * @param postponed posts that stay in it
 */
export async function takeUnmatched(
  tx: Database,
  postponed: readonly number[] = [],
): Promise<UnmatchedPost | undefined> {
  return (await tx.query<UnmatchedPost>(taken, [postponed]))[0]
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

const minute = 60_000

// The pieces select the few searches that may match; `position` is what the list's search uses. A post is stamped when its
// transaction begins, so one that was not visible yet when the search was saved may be stamped a little earlier.
// The post's facts are read before, or a generic plan would look them up for each search.
const matching = (name: string, type: PostType, among: string, more = ''): Statement => ({
  name: `${name}-${type}`,
  text: `with facts as materialized (select * from post_facts where post_id = $1), ${more} found as materialized (
      select s.id, s.user_id, s.mails, s.mailed_at
      from saved_searches s cross join ${askedFacts} left join facts f on true
      where ${among} and s.type = $2 and s.piece = any($7::text[])
        and (s.region is null or s.region = $3) and (s.jstatus is null or s.jstatus = $4)
        and (s.piece = s.form or position(s.form in $8) > 0)
        and ${mayNotifyOne('s.user_id', '$5')}
        and ${hasFacts(type) ? fitsFacts(type, '$9') : '$9::float8[] is not null'}
    ), hit as (
      insert into saved_search_hits as h (search_id, post_id, unmailed)
      select id, $1, mails <> 'none' from found order by id
      on conflict (search_id, post_id) do nothing
      returning search_id
    ), known as (
      select f.id from found f join saved_search_hits h on h.search_id = f.id and h.post_id = $1
      where h.unmailed and f.id not in (select search_id from hit)
    ), at_once as (
      insert into saved_search_mails (search_id, due_at)
      select f.id, ${nextMail('f.mailed_at')} from found f
      where f.mails = 'at-once' and (f.id in (select search_id from hit) or f.id in (select id from known))
      on conflict do nothing
    ), daily as (
      insert into saved_search_digests (user_id, due_at)
      select distinct f.user_id, ${nextDigest} from found f
      where f.mails = 'daily' and (f.id in (select search_id from hit) or f.id in (select id from known))
      on conflict do nothing
    )
    select count(*)::integer as hits from hit`,
})
const statementsOf = <Type extends PostType>(
  types: readonly Type[],
  of: (type: Type) => Statement,
): Readonly<Record<Type, Statement>> =>
  Object.fromEntries(types.map((type) => [type, of(type)])) as Record<Type, Statement>

const isSavedBefore = 's.created_at < $6'
const matched = statementsOf(postTypes, (type) => matching('saved-searches-matched', type, isSavedBefore))
// A search from after the post has shown it to its member if the post fitted before. `f` is the row of the facts from then.
const matchedByFacts = statementsOf(factTypes, (type) =>
  matching(
    'saved-searches-matched-by-changed-facts',
    type,
    `asked.facts is not null
        and (${isSavedBefore} or not exists (select from facts_before f where ${fitsFacts(type, '$11')}))`,
    'facts_before as materialized (select * from jsonb_populate_record(null::post_facts, $10::jsonb)),',
  ),
)

/** What to divide amounts by, as `factorsFrom` computes it. */
type Factors = readonly (number | null)[]

/**
 * Stores which saved searches a post matches, and that their mails are due. A post that came back after it was hidden is mailed only if
 * it was not yet.
 * @param pieces of its text
 * @param factors of the currencies of searches
 * @param factorsBefore those for the amounts before its facts changed
 * @returns how many searches found it now
 */
export async function insertHits(
  tx: Database,
  post: VisiblePost,
  pieces: readonly string[],
  factors: Factors,
  factorsBefore: Factors,
): Promise<number> {
  const { post_id: id, type, region, jstatus, user_id: author, content } = post
  const savedBefore = new Date(post.created_at.getTime() + minute)
  const values = [id, type, region, jstatus, author, savedBefore, pieces, content, factors]
  const [row] =
    post.only_facts && hasFacts(type)
      ? await tx.query<Hits>(matchedByFacts[type], [...values, post.facts_before, factorsBefore])
      : await tx.query<Hits>(matched[type], values)
  return row?.hits ?? 0
}

interface Hits {
  readonly hits: number
}
