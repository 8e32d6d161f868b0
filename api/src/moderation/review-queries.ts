import {
  type ContentKind,
  limits,
  type ReportReason,
  type ReviewRow,
  type ReviewState,
  type Target,
} from '@within-reach/contract'
import type { Database, Statement } from '../platform/database/database'
import { ofReview, outcomesOf } from './report-queries'

/** A review with its author. */
export interface ReviewRecord {
  readonly id: number
  readonly kind: ContentKind
  readonly content_id: number
  readonly target: Target
  readonly author_id: number
  readonly context_id: number
  readonly nick: string
  readonly text: string
  readonly reasons: ReviewRow['reasons']
  readonly source: ReviewRow['source']
  readonly categories: readonly string[]
  readonly urgency: number
  readonly state: ReviewState
  readonly created_at: Date
}

const columns = `r.id, r.kind, r.content_id, r.target, r.author_id, r.context_id, u.nick, r.text, r.source, r.categories, r.urgency,
  r.state, r.created_at,
  (select coalesce(json_agg(json_build_object('reason', reason, 'count', count) order by count desc, reason), '[]') from (
    select p.reason, count(*)::integer as count from reports p join reviews own on own.id = p.review_id
    where own.id = r.id or own.merged_into = r.id group by p.reason
  ) counted) as reasons`

/** A moderator does not see what is about themselves, so that they cannot learn who reported it. */
const visible = 'r.author_id <> $1 and r.merged_into is null'

const listed = (state: ReviewState, order: string): Statement => ({
  name: `moderation-reviews-${state}`,
  text: `select ${columns} from reviews r join users u on u.id = r.author_id
    where r.state = '${state}' and ${visible} order by ${order} limit ${limits.pageSize} offset $2::bigint`,
})
const counted = (state: ReviewState): Statement => ({
  name: `moderation-reviews-${state}-counted`,
  text: `select count(*)::integer as total from reviews r where r.state = '${state}' and ${visible}`,
})
const lists: Readonly<Record<ReviewState, readonly [list: Statement, count: Statement]>> = {
  open: [listed('open', 'r.urgency desc, r.id'), counted('open')],
  closed: [listed('closed', 'r.closed_at desc, r.id desc'), counted('closed')],
}

/** One page of the queue for a moderator, with its length. */
export async function listReviews(
  database: Database,
  moderatorId: number,
  state: ReviewState,
  offset: number,
): Promise<{ readonly rows: readonly ReviewRecord[]; readonly total: number }> {
  const [list, count] = lists[state]
  const rows = await database.query<ReviewRecord>(list, [moderatorId, offset])
  const [found] = await database.query<{ total: number }>(count, [moderatorId])
  return { rows, total: found?.total ?? 0 }
}

const reviewFound: Statement = {
  name: 'moderation-review-found',
  text: `select ${columns} from reviews r join users u on u.id = r.author_id where r.author_id <> $1 and r.id = $2`,
}

/** One review; undefined if there is none, or if it is about the moderator. */
export async function findReview(
  database: Database,
  moderatorId: number,
  id: number,
): Promise<ReviewRecord | undefined> {
  return (await database.query<ReviewRecord>(reviewFound, [moderatorId, id]))[0]
}

const earlierListed: Statement = {
  name: 'moderation-reviews-earlier',
  text: `select ${columns} from reviews r join users u on u.id = r.author_id
    where ${visible} and r.id <> $2 and r.author_id = $3 and (u.email <> '' or (r.kind = $4 and r.content_id = $5))
    order by r.id desc limit ${limits.pageSize}`,
}

/** The other reviews about the same member, the newest first; for a former member, those of the same content. */
export async function listOtherReviews(
  database: Database,
  moderatorId: number,
  { id, author_id, kind, content_id }: ReviewRecord,
): Promise<ReviewRecord[]> {
  return database.query<ReviewRecord>(earlierListed, [moderatorId, id, author_id, kind, content_id])
}

/** A text that a review decides about, and where it stands. */
export type DecidedText = Pick<ReviewRecord, 'kind' | 'content_id' | 'author_id' | 'context_id'>

const textsListed: Statement = {
  name: 'moderation-texts-of-review',
  text: `select kind, content_id, author_id, context_id from reviews where id = $1 or merged_into = $1
    order by id = $1 desc, id`,
}

/** The texts that a review decides about: its own, and those of the reviews that were merged into it. */
export async function listTexts(database: Database, reviewId: number): Promise<DecidedText[]> {
  return database.query<DecidedText>(textsListed, [reviewId])
}

/** A report as moderators see it. */
export interface ReportRow {
  readonly id: number
  readonly reason: ReportReason
  readonly words: string
  readonly created_at: Date
  readonly nick: string
  readonly former: boolean
  readonly acted: number
  readonly kept: number
}

const reportsListed: Statement = {
  name: 'moderation-reports-of-review',
  text: `select p.id, p.reason, p.words, p.created_at, u.nick, u.email = '' as former, past.acted, past.kept
    from reports p join users u on u.id = p.reporter_id
    cross join lateral ${outcomesOf('p.reporter_id')} past
    where ${ofReview}
    order by p.id`,
}

/** The reports of a review, the oldest first, with how those of the same members ended before. */
export async function listReports(database: Database, reviewId: number): Promise<ReportRow[]> {
  return database.query<ReportRow>(reportsListed, [reviewId])
}

const mergedLocked: Statement = {
  name: 'moderation-reviews-locked-to-merge',
  text: `select id, author_id from reviews where id = any ($2::integer[]) and author_id <> $1 and state = 'open'
    order by id for update`,
}

/** The given open reviews that are not about the moderator, locked until the transaction ends. */
export async function lockOpenReviews(
  tx: Database,
  moderatorId: number,
  ids: readonly number[],
): Promise<{ readonly id: number; readonly author_id: number }[]> {
  return tx.query(mergedLocked, [moderatorId, ids])
}

const merged: Statement = {
  name: 'moderation-review-merged',
  text: `update reviews set merged_into = $2, state = 'closed', closed_at = coalesce(closed_at, now())
    where id = $1 or merged_into = $1`,
}

const categoriesMerged: Statement = {
  name: 'moderation-review-categories-merged',
  text: `update reviews r set categories = array(select distinct unnest(r.categories || other.categories) order by 1)
    from reviews other where r.id = $2 and other.id = $1`,
}

/** Lets a review, with what it decides too, be decided by another one. */
export async function mergeReview(tx: Database, id: number, into: number): Promise<void> {
  await tx.query(categoriesMerged, [id, into])
  await tx.query(merged, [id, into])
}

const subjectsListed: Statement = {
  name: 'moderation-subjects-of-review',
  text: `select distinct kind, content_id as id from reviews where id = $1 or merged_into = $1`,
}

/** A content that a review decides about. */
export interface Subject {
  readonly kind: ContentKind
  readonly id: number
}

/** The contents that a review decides about: its own, and those of the reviews that were merged into it. */
export async function listSubjects(tx: Database, reviewId: number): Promise<Subject[]> {
  return tx.query(subjectsListed, [reviewId])
}
