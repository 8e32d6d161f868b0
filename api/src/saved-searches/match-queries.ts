import { hasFacts, type PostType, postTypes } from '@within-reach/contract'
import type { Database, Statement } from '../platform/database/database'
import { mayNotifyOne } from '../platform/may-notify'
import { askedFacts, fitsFacts } from './fact-conditions'
import { nextDigest, nextMail } from './due-times'
import type { VisiblePost } from './unmatched-queries'

const minute = 60_000

/** `factors` is the parameter of the facts `f`. */
const fitsFactsOf = (type: PostType, factors: string): string =>
  hasFacts(type) ? fitsFacts(type, factors) : `${factors}::float8[] is not null`

// The pieces select the few searches that may match; `position` is what the list's search uses. A post is stamped when its
// transaction begins, so one that was not visible yet when the search was saved may be stamped a little earlier.
// The post's facts are read before, or a generic plan would look them up for each search.
const isSavedBefore = 's.created_at < $6'

/** How posts are matched: new ones, or those that changed. */
interface Matching {
  /** More tables of the statement. */
  readonly tables?: string
  /** Whether a search with a list is matched at all. */
  readonly among?: (list: string) => string
  /** Whether its member learns of a hit. */
  readonly isNews: string
}

const matching = (name: string, type: PostType, { tables = '', among, isNews }: Matching): Statement => ({
  name: `${name}-${type}`,
  text: `with facts as materialized (select * from post_facts where post_id = $1), ${tables} fitting as materialized (
      select s.id, s.user_id, s.mails, s.mailed_at, ${isNews} as is_news
      from saved_searches s cross join ${askedFacts} left join facts f on true
      where s.type = $2 and s.piece = any($7::text[])
        and ${among?.('s.list') ?? true} and (s.region is null or s.region = $3) and (s.jstatus is null or s.jstatus = $4)
        and (s.piece = s.form or position(s.form in $8) > 0)
        and ${fitsFactsOf(type, '$9')}
    ), judged as (
      update saved_search_hits h set fits = not h.fits
      where h.post_id = $1 and h.fits <> (h.search_id in (select id from fitting))
        and ${among?.('(select list from saved_searches where id = h.search_id)') ?? true}
    ), found as materialized (
      select * from fitting where ${mayNotifyOne('user_id', '$5')}
    ), hit as (
      insert into saved_search_hits as h (search_id, post_id, unmailed)
      select id, $1, mails <> 'none' from found where is_news order by id
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
      returning user_id
    )
    select array(select user_id from daily) as "newDigests"`,
})

const statements = (of: (type: PostType) => Statement): Readonly<Record<PostType, Statement>> =>
  Object.fromEntries(postTypes.map((type) => [type, of(type)])) as Record<PostType, Statement>

const matched = statements((type) => matching('saved-searches-matched', type, { isNews: isSavedBefore }))
// A search from after the post has shown it to its member if the post fitted before. `f` is the row of the facts from then.
const matchedAgain = statements((type) =>
  matching('saved-searches-matched-again', type, {
    tables:
      'facts_before as materialized (select * from jsonb_populate_record(null::post_facts, $10::jsonb)),',
    among: (list) => `(not $15::boolean or ${list} -> 'facts' is not null)`,
    isNews: `(${isSavedBefore} or not ((s.region is null or s.region = $12) and (s.jstatus is null or s.jstatus = $13)
        and position(s.form in $14) > 0
        and exists (select from facts_before f where ${fitsFactsOf(type, '$11')})))`,
  }),
)

/** What to divide amounts by, as `factorsFrom` computes it. */
type Factors = readonly (number | null)[]

/**
 * Stores which saved searches a post matches, which it matches no longer, and that their mails are due. A post that came back after it
 * was hidden, or that fits again, is mailed only if it was not yet.
 * @param pieces of its text
 * @param factors of the currencies of searches
 * @param factorsBefore those for the amounts before the post changed
 * @returns the members to whom a daily mail is due by now, at the hour of those who chose none
 */
export async function insertHits(
  tx: Database,
  post: VisiblePost,
  pieces: readonly string[],
  factors: Factors,
  factorsBefore: Factors,
): Promise<readonly number[]> {
  const { post_id: id, type, region, jstatus, user_id: author, content, only_facts: onlyFacts } = post
  const savedBefore = new Date(post.created_at.getTime() + minute)
  const values = [id, type, region, jstatus, author, savedBefore, pieces, content, factors]
  if (!onlyFacts && post.search_before === null) return digestsOf(await tx.query(matched[type], values))
  const before = post.search_before ?? post
  const valuesBefore = [post.facts_before, factorsBefore, before.region, before.jstatus, before.content]
  return digestsOf(await tx.query(matchedAgain[type], [...values, ...valuesBefore, onlyFacts]))
}

const digestsOf = ([row]: readonly { readonly newDigests: readonly number[] }[]): readonly number[] =>
  row?.newDigests ?? []
