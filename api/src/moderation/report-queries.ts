import {
  type ContentKind,
  limits,
  type ModerationAction,
  type ReportReason,
  type ReviewState,
  type Target,
} from '@within-reach/contract'
import type { Database, Statement } from '../platform/database/database'
import type { ReportableText } from '../platform/withdrawal/content-store'
import type { WeighedReport } from './urgency'

/** What a report or a review is about. */
export interface Subject {
  readonly kind: ContentKind
  readonly id: number
  readonly target: Target
}

const reviewInserted: Statement = {
  name: 'moderation-review-inserted',
  text: `insert into reviews (kind, content_id, target, author_id, context_id, text, source)
    values ($1, $2, $3, $4, $5, $6, $7)
    on conflict (kind, content_id, target) where state = 'open' do nothing`,
}

/** Opens a review, unless one about the same is open. */
export async function insertReview(
  tx: Database,
  { kind, id, target }: Subject,
  { authorId, contextId, text }: ReportableText,
  source: 'members' | 'rules',
): Promise<void> {
  await tx.query(reviewInserted, [kind, id, target, authorId, contextId, text, source])
}

/** An open review, or one that an open one decides too. */
export interface OpenReview {
  readonly id: number
  /** The review that is decided. */
  readonly root: number
}

const openFound: Statement = {
  name: 'moderation-open-review',
  text: `select r.id, coalesce(root.id, r.id) as root
    from reviews r left join reviews root on root.id = r.merged_into and root.state = 'open'
    where r.kind = $1 and r.content_id = $2 and r.target = $3 and (r.state = 'open' or root.id is not null)
    order by r.state = 'open' desc, r.id desc limit 1
    for update of r`,
}

/** The open review of a subject, locked until the transaction ends. */
export async function findOpenReview(
  tx: Database,
  { kind, id, target }: Subject,
): Promise<OpenReview | undefined> {
  return (await tx.query<OpenReview>(openFound, [kind, id, target]))[0]
}

const reportStored: Statement = {
  name: 'moderation-report-stored',
  text: `insert into reports (review_id, reporter_id, reason, words, text) values ($1, $2, $3, coalesce($4, ''), $5)
    on conflict (review_id, reporter_id) do update set reason = excluded.reason, words = coalesce($4, reports.words),
      text = excluded.text
    returning id`,
}

/**
 * Stores a report, or changes the member's earlier one of the same review; returns its id.
 * @param report without words, an earlier one keeps them
 */
export async function storeReport(
  tx: Database,
  reviewId: number,
  reporterId: number,
  report: { readonly reason: ReportReason; readonly words: string | undefined; readonly text: string },
): Promise<number> {
  const values = [reviewId, reporterId, report.reason, report.words ?? null, report.text]
  const [row] = await tx.query<{ id: number }>(reportStored, values)
  if (!row) throw new Error('A report has no id')
  return row.id
}

const categoriesAdded: Statement = {
  name: 'moderation-categories-added',
  text: `update reviews set categories = array(select distinct unnest(categories || $2::text[]) order by 1) where id = $1`,
}

/** Adds categories of rules to a review. */
export async function addCategories(
  tx: Database,
  reviewId: number,
  categories: readonly string[],
): Promise<void> {
  await tx.query(categoriesAdded, [reviewId, categories])
}

/** Whether the report `p` belongs to the review $1 or to one that it decides too. */
export const ofReview = 'p.review_id in (select id from reviews where id = $1 or merged_into = $1)'

/**
 * The ended reports of the member `reporter`: how many led to a decision that still holds, and how many to none. Those of former
 * members do not count, because they share an account.
 */
export const outcomesOf = (reporter: string): string => `(
    select count(*) filter (where ended.acted)::integer as acted, count(*) filter (where not ended.acted)::integer as kept
    from (
      select exists (
          select from decisions d where d.review_id = root.id and d.action <> 'dismiss' and d.reversed_at is null
        ) as acted
      from reports earlier
      join reviews own on own.id = earlier.review_id
      join reviews root on root.id = coalesce(own.merged_into, own.id)
      where earlier.reporter_id = ${reporter} and root.state = 'closed'
        and not exists (select from users former where former.id = ${reporter} and former.email = '')
    ) ended)`

const weighed: Statement = {
  name: 'moderation-reports-weighed',
  text: `select r.kind, r.categories, p.reason, past.acted, past.kept
    from reviews r
    left join reports p on ${ofReview}
    left join lateral ${outcomesOf('p.reporter_id')} past on true
    where r.id = $1`,
}

/** What the urgency of a review depends on. */
export interface Weighed {
  readonly kind: ContentKind
  readonly categories: readonly string[]
  readonly reports: readonly WeighedReport[]
}

/** The reports of a review with how those of the same members ended before. */
export async function findWeighed(tx: Database, reviewId: number): Promise<Weighed> {
  const rows = await tx.query<Omit<Weighed, 'reports'> & { reason: ReportReason | null } & WeighedReport>(
    weighed,
    [reviewId],
  )
  const [first] = rows
  if (!first) throw new Error('A review disappeared')
  return {
    kind: first.kind,
    categories: first.categories,
    reports: rows.filter(({ reason }) => reason !== null),
  }
}

const urgencyStored: Statement = {
  name: 'moderation-urgency-stored',
  text: 'update reviews set urgency = $2 where id = $1',
}

/** Sets the urgency of a review. */
export async function storeUrgency(tx: Database, reviewId: number, urgency: number): Promise<void> {
  await tx.query(urgencyStored, [reviewId, urgency])
}

/** A report as its author sees it. */
export interface OwnReportRow {
  readonly id: number
  readonly kind: ContentKind
  readonly content_id: number
  readonly target: Target
  readonly reason: ReportReason
  readonly words: string
  readonly text: string
  readonly created_at: Date
  readonly state: ReviewState
  readonly closed_at: Date | null
  /** Of the last decision; null without one. */
  readonly action: ModerationAction | null
  readonly reversed_at: Date | null
}

/** Selects a member's reports; by default all. */
export interface OwnReportsOf {
  readonly kind?: ContentKind | undefined
  readonly id?: number | undefined
  readonly target?: Target | undefined
}

const ofSubject =
  '($2::text is null or r.kind = $2) and ($3::integer is null or r.content_id = $3) and ($4::text is null or r.target = $4)'

const ownReports: Statement = {
  name: 'moderation-own-reports',
  text: `select p.id, r.kind, r.content_id, r.target, p.reason, p.words, p.text, p.created_at, root.state, root.closed_at,
      d.action, d.reversed_at
    from reports p
    join reviews r on r.id = p.review_id
    join reviews root on root.id = coalesce(r.merged_into, r.id)
    left join lateral (
      select action, reversed_at from decisions where review_id = root.id order by id desc limit 1
    ) d on true
    where p.reporter_id = $1 and ${ofSubject}
    order by p.id desc limit ${limits.pageSize} offset $5::bigint`,
}

const ownReportsCounted: Statement = {
  name: 'moderation-own-reports-counted',
  text: `select count(*)::integer as total from reports p join reviews r on r.id = p.review_id
    where p.reporter_id = $1 and ${ofSubject}`,
}

/** One page of a member's reports, the newest first, with their number. */
export async function listOwnReports(
  database: Database,
  reporterId: number,
  { kind, id, target }: OwnReportsOf,
  offset: number,
): Promise<{ readonly rows: readonly OwnReportRow[]; readonly total: number }> {
  const values = [reporterId, kind ?? null, id ?? null, target ?? null]
  const rows = await database.query<OwnReportRow>(ownReports, [...values, offset])
  const [counted] = await database.query<{ total: number }>(ownReportsCounted, values)
  return { rows, total: counted?.total ?? 0 }
}
