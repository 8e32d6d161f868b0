import {
  type AppealRow,
  type ContextText,
  type Decision,
  limits,
  type MemberRecord,
  type ModerationEvent,
  type Notice,
  type Report,
  type Review,
  type ReviewRow,
} from '@within-reach/contract'
import { readRoleChange } from '../platform/role-change'
import type { ContextRow } from './context-queries'
import type { DecisionRow } from './decision-queries'
import type { EventRow } from './event-queries'
import type { MemberRow } from './member-queries'
import type { OwnReportRow } from './report-queries'
import type { DecidedText, ReportRow, ReviewRecord } from './review-queries'

const instant = (time: Date | null): string | null => time && time.toISOString()

/** The beginning of a text on one line, counted in code points so that no emoji is split. */
const excerptOf = (text: string): string =>
  [...text.replace(/\s+/g, ' ').trim()].slice(0, limits.excerpt).join('')

/** A report for its author: what became of it, but not who decided. */
export function presentOwnReport(row: OwnReportRow): Report {
  const acted = row.action !== null && row.action !== 'dismiss' && row.reversed_at === null
  return {
    report_idx: row.id,
    kind: row.kind,
    id: row.content_id,
    target: row.target,
    reason: row.reason,
    words: row.words,
    excerpt: excerptOf(row.text),
    ca: row.created_at.toISOString(),
    outcome: row.state === 'open' ? 'open' : acted ? 'acted' : 'kept',
    closed: row.state === 'open' ? null : instant(row.closed_at),
  }
}

/** A decision for the author of the content: neither who reported nor who decided. */
export function presentNotice(row: DecisionRow, now = Date.now()): Notice {
  const appealUntil = row.created_at.getTime() + limits.appealTime
  const mayAppeal = row.appeal_id === null && row.reversed_at === null && appealUntil > now
  return {
    decision_idx: row.id,
    action: row.action,
    reason: row.reason,
    note: row.note,
    kind: row.kind,
    id: row.content_id,
    target: row.target,
    text: row.text,
    otherTexts: row.other_texts,
    ca: row.created_at.toISOString(),
    until: instant(row.until_at),
    reversed: instant(row.reversed_at),
    appeal: presentAppeal(row),
    appealUntil: mayAppeal ? new Date(appealUntil).toISOString() : null,
  }
}

function presentAppeal(row: DecisionRow): Notice['appeal'] {
  if (row.appeal_id === null || row.appeal_ca === null || row.appeal_state === null) return null
  return {
    words: row.appeal_words ?? '',
    ca: row.appeal_ca.toISOString(),
    state: row.appeal_state,
    answer: row.appeal_answer ?? '',
    closed: instant(row.appeal_closed),
  }
}

/** A decision for moderators. */
export const presentDecision = (row: DecisionRow): Decision => ({
  decision_idx: row.id,
  review_idx: row.review_id,
  action: row.action,
  reason: row.reason,
  note: row.note,
  kind: row.kind,
  id: row.content_id,
  target: row.target,
  author: row.author,
  by: row.moderator ?? '',
  ca: row.created_at.toISOString(),
  until: instant(row.until_at),
  reversed: instant(row.reversed_at),
})

/** An entry of the queue. */
export const presentReviewRow = (row: ReviewRecord): ReviewRow => ({
  review_idx: row.id,
  kind: row.kind,
  id: row.content_id,
  target: row.target,
  author: row.nick,
  excerpt: excerptOf(row.text),
  reasons: [...row.reasons],
  source: row.source,
  urgency: row.urgency,
  ca: row.created_at.toISOString(),
  state: row.state,
})

/** The parts of a review. */
export interface ReviewParts {
  readonly record: ReviewRecord
  readonly texts: readonly DecidedText[]
  readonly reports: readonly ReportRow[]
  readonly thread: readonly ContextRow[]
  readonly similar: readonly ContextRow[]
  readonly member: MemberRow
  readonly ofMember: readonly DecisionRow[]
  readonly ofReview: readonly DecisionRow[]
  readonly others: readonly ReviewRecord[]
}

/**
 * A whole review.
 * @param readableText turns the HTML of a post into text
 */
export function presentReview(parts: ReviewParts, readableText: (html: string) => string): Review {
  const { record, texts, reports } = parts
  const reported = new Set(texts.map(({ kind, content_id }) => `${kind} ${content_id}`))
  const present = ({
    kind,
    id,
    nick,
    subject,
    text,
    pictures,
    created_at,
    hidden,
  }: ContextRow): ContextText => ({
    kind,
    id,
    author: nick,
    subject,
    text: kind === 'post' ? readableText(text) : text,
    pictures: pictures.map((key) => `/files/${key}`),
    ca: created_at.toISOString(),
    reported: reported.has(`${kind} ${id}`),
    hidden,
  })
  return {
    ...presentReviewRow(record),
    text: record.text,
    reports: reports.map(({ id, reason, words, created_at, nick, former, acted, kept }) => ({
      report_idx: id,
      reason,
      words,
      ca: created_at.toISOString(),
      by: { nick, ...(former && { former }), reportsActed: acted, reportsKept: kept },
    })),
    categories: [...record.categories],
    thread: parts.thread.map(present),
    member: presentMember(parts.member, parts.ofMember),
    similar: parts.similar.map(present),
    earlier: parts.others.map(presentReviewRow),
    decisions: parts.ofReview.map(presentDecision),
  }
}

function presentMember(row: MemberRow, decisions: readonly DecisionRow[]): MemberRecord {
  const { nick, created_at, acted, kept } = row
  const known = { nick, since: created_at.toISOString(), reportsActed: acted, reportsKept: kept }
  // Former members share an account. What it has is of everybody who left.
  if (row.former) return { ...known, former: true, posts: 0, comments: 0, messages: 0, decisions: [] }
  const { posts, comments, messages } = row
  return { ...known, posts, comments, messages, decisions: decisions.map(presentDecision) }
}

/** An appeal for a moderator, who may have reported what was decided; undefined without one. */
export function presentAppealRow(
  row: DecisionRow,
  moderatorId: number,
  ownReport: boolean,
): AppealRow | undefined {
  const appeal = presentAppeal(row)
  if (!appeal || row.appeal_id === null) return undefined
  return {
    ...appeal,
    appeal_idx: row.appeal_id,
    decision: presentDecision(row),
    text: row.text,
    otherTexts: row.other_texts,
    mayDecide: row.moderator_id !== moderatorId && !ownReport,
    ownReport,
  }
}

/** An entry of the history. */
export const presentEvent = (row: EventRow): ModerationEvent => ({
  event_idx: row.id,
  what: row.what,
  by: row.actor,
  about: row.about,
  author: row.author,
  role: row.what === 'staff' ? readRoleChange(row.about) : null,
  action: row.action,
  reason: row.reason,
  kind: row.kind,
  id: row.content_id,
  words: row.words,
  decision_idx: row.decision_id,
  review_idx: row.review_id,
  ca: row.created_at.toISOString(),
})
