import * as v from 'valibot'
import { defineCall } from './call'
import { Id, Instant, numberBetween, optionalText, requiredText } from './fields'
import { limits } from './limits'
import { ModerationAction } from './notices'
import { Page, PageNumber } from './paging'
import { ContentKind, ReportReason, Target } from './reports'
import { StaffRole } from './staff-role'

/** A review is one entry of the moderators' queue: everything reported about the same content or author. */
export const reviewStates = ['open', 'closed'] as const
export type ReviewState = (typeof reviewStates)[number]
export const ReviewState = v.picklist(reviewStates, `must be one of ${reviewStates.join(', ')}`)

/** Who opened a review: members by reports, or the rules that recognise scams. */
export const reviewSources = ['members', 'rules'] as const

const reviewRow = {
  review_idx: v.number(),
  kind: ContentKind,
  id: v.number(),
  target: Target,
  /** The author's nick. */
  author: v.string(),
  excerpt: v.string(),
  reasons: v.array(v.object({ reason: ReportReason, count: v.number() })),
  source: v.picklist(reviewSources),
  /** Higher is more urgent: reasons, number and reliability of the reporters, and reach of the content. */
  urgency: v.number(),
  ca: Instant,
  state: v.picklist(reviewStates),
}
export const ReviewRow = v.object(reviewRow)
export type ReviewRow = v.InferOutput<typeof ReviewRow>

/** A decision as moderators see it. */
export const Decision = v.object({
  decision_idx: v.number(),
  review_idx: v.number(),
  action: ModerationAction,
  reason: ReportReason,
  note: v.string(),
  kind: ContentKind,
  id: v.number(),
  target: Target,
  author: v.string(),
  /** The moderator's nick. */
  by: v.string(),
  ca: Instant,
  until: v.nullable(Instant),
  reversed: v.nullable(Instant),
})
export type Decision = v.InferOutput<typeof Decision>

/** A text of the context of a review: a post, a comment of the same post, or a message between the same two members. */
export const ContextText = v.object({
  kind: ContentKind,
  id: v.number(),
  author: v.string(),
  /** Only of posts. */
  subject: v.nullable(v.string()),
  text: v.string(),
  pictures: v.array(v.string()),
  ca: Instant,
  /** The reported one. */
  reported: v.boolean(),
  hidden: v.boolean(),
})
export type ContextText = v.InferOutput<typeof ContextText>

/** Present only if the account is deleted: nobody can tell what else was theirs. */
const formerField = v.optional(v.literal(true))

/** A member's own reports: how many led to a decision against the content, and how many did not. */
const ownReports = { reportsActed: v.number(), reportsKept: v.number() }

/** What is known of a member in a review. Nothing of a former one, so that every number is 0. */
export const MemberRecord = v.object({
  nick: v.string(),
  former: formerField,
  since: Instant,
  posts: v.number(),
  comments: v.number(),
  messages: v.number(),
  ...ownReports,
  decisions: v.array(Decision),
})
export type MemberRecord = v.InferOutput<typeof MemberRecord>

export const Review = v.object({
  ...reviewRow,
  /** The complete text as it was when it was first reported. */
  text: v.string(),
  reports: v.array(
    v.object({
      report_idx: v.number(),
      reason: ReportReason,
      words: v.string(),
      ca: Instant,
      by: v.object({ nick: v.string(), former: formerField, ...ownReports }),
    }),
  ),
  /** The categories of scam rules that matched. */
  categories: v.array(v.string()),
  /** Oldest first. */
  thread: v.array(ContextText),
  member: MemberRecord,
  /** Texts and pictures like this one, by any member. */
  similar: v.array(ContextText),
  /** Earlier reviews of the same content or author, newest first; of what a former member wrote, those of the same content. */
  earlier: v.array(ReviewRow),
  decisions: v.array(Decision),
})
export type Review = v.InferOutput<typeof Review>

export const reviews = defineCall({
  path: '/api/reviews',
  summary: "One page of the moderators' queue: open reviews by urgency, closed ones newest first",
  login: 'bearer',
  staff: 'moderator',
  convention: 'truthy',
  request: v.object({ state: v.optional(ReviewState, 'open'), page: PageNumber }),
  success: v.array(ReviewRow),
  meta: Page,
  failures: {},
})

export const review = defineCall({
  path: '/api/review',
  summary: 'One review with its reports, its thread, and the history of its author',
  login: 'bearer',
  staff: 'moderator',
  convention: 'truthy',
  request: v.object({ idx: Id }),
  success: Review,
  failures: {},
})

/** A whole number of days; absent or empty for decisions without an end. */
const Days = v.optional(
  v.union([
    v.literal(''),
    v.pipe(
      numberBetween(limits.sanctionDays.least, limits.sanctionDays.most, 'days'),
      v.integer('must be a whole number of days'),
    ),
  ]),
  '',
)

export const decide = defineCall({
  path: '/api/decide',
  summary: 'Decide a review: it closes, its author and its reporters are told. limit and suspend need days',
  login: 'bearer',
  staff: 'moderator',
  once: true,
  convention: 'truthy',
  request: v.object({
    idx: Id,
    action: ModerationAction,
    reason: ReportReason,
    days: Days,
    /** With `ban`: whether everything that the member wrote is hidden as well. */
    withdraw: v.optional(v.picklist(['yes', 'no'], 'must be yes or no'), 'no'),
    note: optionalText(limits.reportWords),
  }),
  rules: [
    {
      field: 'days',
      message: 'is missing',
      holds: ({ action, days }) => (action !== 'limit' && action !== 'suspend') || days !== '',
    },
  ],
  success: v.object({ decision_idx: v.number() }),
  /** `ownReport`: the caller reported it. What is about the caller's own content is not shown to them at all (404). */
  failures: { decidedAlready: 1, ownReport: 2, goneMeanwhile: 3 },
})

export const reverseDecision = defineCall({
  path: '/api/reverseDecision',
  summary: 'Reverse a decision: the content is back, or the sanction ends. Its author is told',
  login: 'bearer',
  staff: 'moderator',
  once: true,
  convention: 'truthy',
  request: v.object({ idx: Id, why: requiredText(limits.reportWords) }),
  success: v.optional(v.null()),
  failures: { reversedAlready: 1, goneForGood: 2 },
})

export const mergeReviews = defineCall({
  path: '/api/mergeReviews',
  summary: 'Move the reports of a review to another open one about the same author',
  login: 'bearer',
  staff: 'moderator',
  once: true,
  convention: 'truthy',
  request: v.object({ idx: Id, into: Id }),
  success: v.optional(v.null()),
  failures: { otherAuthor: 1 },
})

/** Stands in the history for somebody whose account is gone. */
export const formerActor = 'a former member'

/** An entry of the history, which nobody can change. */
export const ModerationEvent = v.object({
  event_idx: v.number(),
  what: v.picklist([
    'decided',
    'reversed',
    'merged',
    'appealed',
    'appeal-upheld',
    'appeal-dismissed',
    'staff',
  ]),
  /** The nick of who did it, or {@link formerActor}. */
  by: v.string(),
  /** In words that need no other record. Members are named by their number, because the history outlives accounts. */
  about: v.string(),
  /** The nick of the member whom it is about; null if the account is gone. */
  author: v.nullable(v.string()),
  /** The role that was granted or revoked; null for other entries, and absent from older services. */
  role: v.nullish(v.object({ name: StaffRole, granted: v.boolean() })),
  /** What was done; null for other entries than decisions and their reversals. */
  action: v.nullable(ModerationAction),
  reason: v.nullable(ReportReason),
  kind: v.nullable(ContentKind),
  id: v.nullable(v.number()),
  /** The words of the moderator: a note, the reason of a reversal, or the answer to an appeal. */
  words: v.string(),
  decision_idx: v.nullable(v.number()),
  review_idx: v.nullable(v.number()),
  ca: Instant,
})
export type ModerationEvent = v.InferOutput<typeof ModerationEvent>

export const moderationHistory = defineCall({
  path: '/api/moderationHistory',
  summary: 'One page of everything that moderators did, newest first',
  login: 'bearer',
  staff: 'moderator',
  convention: 'truthy',
  request: v.object({ page: PageNumber }),
  success: v.array(ModerationEvent),
  meta: Page,
  failures: {},
})
