import {
  type AppealState,
  type ContentKind,
  limits,
  type ModerationAction,
  type OtherText,
  type ReportReason,
  type Target,
} from '@within-reach/contract'
import type { Database, Statement } from '../platform/database/database'
import { ofReview } from './report-queries'

/** A decision with its author and its appeal. */
export interface DecisionRow {
  readonly id: number
  readonly review_id: number
  readonly user_id: number
  readonly moderator_id: number | null
  readonly action: ModerationAction
  readonly reason: ReportReason
  readonly note: string
  readonly kind: ContentKind
  readonly content_id: number
  readonly target: Target
  readonly text: string
  readonly other_texts: OtherText[]
  readonly created_at: Date
  readonly until_at: Date | null
  readonly withdraws: boolean
  readonly reversed_at: Date | null
  /** The nick of the author of the content. */
  readonly author: string
  /** The nick of the moderator; null if the account is gone. */
  readonly moderator: string | null
  readonly appeal_id: number | null
  readonly appeal_words: string | null
  readonly appeal_ca: Date | null
  readonly appeal_state: AppealState | null
  readonly appeal_answer: string | null
  readonly appeal_closed: Date | null
}

const decisions = `select d.id, d.review_id, d.user_id, d.moderator_id, d.action, d.reason, d.note, d.kind, d.content_id, d.target,
    d.text, (
      select coalesce(json_agg(json_build_object('kind', kind, 'id', content_id, 'text', text) order by id), '[]') from (
        select distinct on (kind, content_id) id, kind, content_id, text from reviews r
        where r.merged_into = d.review_id and (r.kind, r.content_id) <> (d.kind, d.content_id)
        order by kind, content_id, id
      ) merged
    ) as other_texts, d.created_at, d.until_at, d.withdraws, d.reversed_at, u.nick as author, m.nick as moderator, a.id as appeal_id,
    a.words as appeal_words, a.created_at as appeal_ca, a.state as appeal_state, a.answer as appeal_answer,
    a.closed_at as appeal_closed
  from decisions d
  join users u on u.id = d.user_id
  left join users m on m.id = d.moderator_id
  left join appeals a on a.decision_id = d.id`

/** A new decision. */
export interface NewDecision {
  readonly reviewId: number
  readonly moderatorId: number
  readonly action: ModerationAction
  readonly reason: ReportReason
  readonly note: string
  /** Undefined without an end. */
  readonly days: number | undefined
  readonly withdraws: boolean
  readonly linkHash: Buffer | undefined
}

const decisionInserted: Statement = {
  name: 'moderation-decision-inserted',
  // The conditions hold here as well as in the code before it: nobody decides about themselves, or what they reported.
  text: `insert into decisions (review_id, user_id, moderator_id, action, reason, note, kind, content_id, target, text, until_at,
      withdraws, link_hash)
    select r.id, r.author_id, $2::integer, $3, $4, $5, r.kind, r.content_id, r.target, r.text, now() + $6 * interval '1 day', $7, $8
    from reviews r
    where r.id = $1 and r.state = 'open' and r.author_id <> $2
      and not exists (select from reports p where p.reporter_id = $2 and ${ofReview})
    returning id`,
}

/** Stores a decision and returns its id; undefined if the moderator may not decide it, or if it is decided. */
export async function insertDecision(tx: Database, decision: NewDecision): Promise<number | undefined> {
  const { reviewId, moderatorId, action, reason, note, days, withdraws, linkHash } = decision
  const values = [reviewId, moderatorId, action, reason, note, days ?? null, withdraws, linkHash ?? null]
  return (await tx.query<{ id: number }>(decisionInserted, values))[0]?.id
}

const reviewClosed: Statement = {
  name: 'moderation-review-closed',
  text: `update reviews set state = 'closed', closed_at = now() where id = $1`,
}

/** Closes a review. */
export async function closeReview(tx: Database, id: number): Promise<void> {
  await tx.query(reviewClosed, [id])
}

const reportedListed: Statement = {
  name: 'moderation-reported-reviews',
  text: `select decided.id from unnest($2::integer[]) as decided (id)
    where exists (select from reports p where p.reporter_id = $1
      and p.review_id in (select id from reviews r where r.id = decided.id or r.merged_into = decided.id))`,
}

/** Those of the reviews that decide what a member reported. */
export async function listReported(
  database: Database,
  memberId: number,
  reviewIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await database.query<{ id: number }>(reportedListed, [memberId, reviewIds])
  return new Set(rows.map(({ id }) => id))
}

/** Whether a member reported what a review decides. */
export const hasReported = async (tx: Database, reviewId: number, memberId: number): Promise<boolean> =>
  (await listReported(tx, memberId, [reviewId])).size > 0

const ofReviewListed: Statement = {
  name: 'moderation-decisions-of-review',
  text: `${decisions} where d.review_id = $1 order by d.id desc`,
}

/** The decisions of a review, the newest first. */
export async function listDecisionsOfReview(database: Database, reviewId: number): Promise<DecisionRow[]> {
  return database.query<DecisionRow>(ofReviewListed, [reviewId])
}

const ofMemberListed: Statement = {
  name: 'moderation-decisions-of-member',
  text: `${decisions} where d.user_id = $1 order by d.id desc limit 50`,
}

/** The newest decisions about a member. */
export async function listDecisionsOfMember(database: Database, userId: number): Promise<DecisionRow[]> {
  return database.query<DecisionRow>(ofMemberListed, [userId])
}

/** Decisions that their author is told about. */
const told = `d.action <> 'dismiss'`

const noticesListed: Statement = {
  name: 'moderation-notices',
  text: `${decisions} where d.user_id = $1 and ${told} order by d.id desc limit ${limits.pageSize} offset $2::bigint`,
}

const noticesCounted: Statement = {
  name: 'moderation-notices-counted',
  text: `select count(*)::integer as total from decisions d where d.user_id = $1 and ${told}`,
}

/** One page of the decisions that a member is told about, the newest first, with their number. */
export async function listNotices(
  database: Database,
  userId: number,
  offset: number,
): Promise<{ readonly rows: readonly DecisionRow[]; readonly total: number }> {
  const rows = await database.query<DecisionRow>(noticesListed, [userId, offset])
  const [counted] = await database.query<{ total: number }>(noticesCounted, [userId])
  return { rows, total: counted?.total ?? 0 }
}

const linkedFound: Statement = {
  name: 'moderation-notice-of-link',
  text: `${decisions} where d.link_hash = $1 and ${told}`,
}

/** The decision of a mailed link. */
export async function findLinked(database: Database, linkHash: Buffer): Promise<DecisionRow | undefined> {
  return (await database.query<DecisionRow>(linkedFound, [linkHash]))[0]
}

const besideLinkedListed: Statement = {
  name: 'moderation-notices-beside-link',
  text: `${decisions} where d.user_id = $1 and d.id <> $2 and ${told} and u.banned_at is not null order by d.id desc limit 50`,
}

/** The newest other decisions that the member of a mailed link is told about; none for a member who can log in to read them. */
export async function listBesideLinked(
  database: Database,
  { id, user_id }: Pick<DecisionRow, 'id' | 'user_id'>,
): Promise<DecisionRow[]> {
  return database.query<DecisionRow>(besideLinkedListed, [user_id, id])
}

const decisionLocked: Statement = {
  name: 'moderation-decision-locked',
  text: 'select id from decisions where id = $1 and user_id <> $2 for update',
}

const decisionFound: Statement = {
  name: 'moderation-decision-found',
  text: `${decisions} where d.id = $1`,
}

/** A decision that is not about the moderator, locked until the transaction ends. */
export async function lockDecision(
  tx: Database,
  moderatorId: number,
  id: number,
): Promise<DecisionRow | undefined> {
  if ((await tx.query(decisionLocked, [id, moderatorId])).length === 0) return undefined
  return (await tx.query<DecisionRow>(decisionFound, [id]))[0]
}

const decisionReversed: Statement = {
  name: 'moderation-decision-reversed',
  text: 'update decisions set reversed_at = now() where id = $1 and reversed_at is null',
}

/** Marks a decision as reversed. */
export async function markReversed(tx: Database, id: number): Promise<void> {
  await tx.query(decisionReversed, [id])
}

const decisionsFound: Statement = {
  name: 'moderation-decisions-found',
  text: `${decisions} where d.id = any ($1::integer[])`,
}

/** The decisions with these ids, in any order. */
export async function findDecisions(database: Database, ids: readonly number[]): Promise<DecisionRow[]> {
  return database.query<DecisionRow>(decisionsFound, [ids])
}

const withdrawnListed: Statement = {
  name: 'moderation-withdrawn-of-decision',
  text: 'select id, kind from withdrawn where decision_id = $1 order by id',
}

/** What a decision withdrew and is still there. */
export async function listWithdrawn(
  database: Database,
  decisionId: number,
): Promise<{ readonly id: number; readonly kind: ContentKind }[]> {
  return database.query(withdrawnListed, [decisionId])
}

const isWithdrawnFound: Statement = {
  name: 'moderation-is-withdrawn',
  text: 'select exists (select from withdrawn where kind = $1 and content_id = $2) as found',
}

/** Whether content is withdrawn already, such as a comment with its post. */
export async function isWithdrawn(tx: Database, kind: ContentKind, id: number): Promise<boolean> {
  return (await tx.query<{ found: boolean }>(isWithdrawnFound, [kind, id]))[0]?.found ?? false
}
