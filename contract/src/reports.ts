import * as v from 'valibot'
import { defineCall } from './call'
import { Id, Instant, optionalText } from './fields'
import { limits } from './limits'
import { Page, PageNumber } from './paging'

/** The kinds of content that can be reported. A member is reported through something that they wrote. */
export const contentKinds = ['post', 'comment', 'message'] as const
export type ContentKind = (typeof contentKinds)[number]
export const ContentKind = v.picklist(contentKinds, `must be one of ${contentKinds.join(', ')}`)

/** Whether a report or a decision is about the content or about its author. */
export const targets = ['content', 'author'] as const
export type Target = (typeof targets)[number]
export const Target = v.picklist(targets, `must be one of ${targets.join(', ')}`)

/** The reasons of a report, and of a decision about it. */
export const reportReasons = [
  'scam',
  'spam',
  'harassment',
  'hate',
  'illegal',
  'private-data',
  'misplaced',
  'other',
] as const
export type ReportReason = (typeof reportReasons)[number]
export const ReportReason = v.picklist(reportReasons, `must be one of ${reportReasons.join(', ')}`)

/** What a report or a decision is about. */
export const about = {
  kind: ContentKind,
  id: Id,
  target: v.optional(Target, 'content'),
}

export const report = defineCall({
  path: '/api/report',
  summary:
    'Report a post, comment or received message, or its author. A second report of the same content changes the first one',
  login: 'bearer',
  once: true,
  convention: 'truthy',
  request: v.object({
    ...about,
    reason: ReportReason,
    // Absent, a changed report keeps its words; empty, it loses them.
    words: v.optional(optionalText(limits.reportWords).wrapped),
  }),
  success: v.object({ report_idx: v.number() }),
  failures: { ownContent: 1 },
})

/** What became of a report: not decided yet, something was done, or nothing. */
export const reportOutcomes = ['open', 'acted', 'kept'] as const
export type ReportOutcome = (typeof reportOutcomes)[number]

/** A report as its author sees it. It never names who decided. */
export const Report = v.object({
  report_idx: v.number(),
  kind: ContentKind,
  id: v.number(),
  target: Target,
  reason: ReportReason,
  words: v.string(),
  /** The beginning of the reported text, as it was when it was reported. */
  excerpt: v.string(),
  ca: Instant,
  outcome: v.picklist(reportOutcomes),
  closed: v.nullable(Instant),
})
export type Report = v.InferOutput<typeof Report>

export const myReports = defineCall({
  path: '/api/myReports',
  summary:
    "One page of the caller's reports with their outcomes, newest first: all, or those of a post, comment or message",
  login: 'bearer',
  reads: true,
  convention: 'truthy',
  request: v.object({
    page: PageNumber,
    kind: v.optional(ContentKind),
    id: v.optional(Id),
    target: v.optional(Target),
  }),
  success: v.array(Report),
  meta: Page,
  failures: {},
})
