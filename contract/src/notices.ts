import * as v from 'valibot'
import { defineCall } from './call'
import { Id, Instant, requiredText } from './fields'
import { limits } from './limits'
import { Page, PageNumber } from './paging'
import { ContentKind, ReportReason, Target } from './reports'

/**
 * What a moderator decides. `dismiss` keeps the content; `hide` can be reversed; `remove` hides and is deleted after the time for
 * appeals; the others are about the author: `limit` allows few new texts a day, `suspend` none until a day, `ban` ends the account's use.
 */
export const moderationActions = ['dismiss', 'hide', 'remove', 'warn', 'limit', 'suspend', 'ban'] as const
export type ModerationAction = (typeof moderationActions)[number]
export const ModerationAction = v.picklist(
  moderationActions,
  `must be one of ${moderationActions.join(', ')}`,
)

export const appealStates = ['open', 'upheld', 'dismissed'] as const
export type AppealState = (typeof appealStates)[number]

/** An appeal against a decision. `upheld` means that the decision was reversed. */
export const Appeal = v.object({
  words: v.string(),
  ca: Instant,
  state: v.picklist(appealStates),
  answer: v.string(),
  closed: v.nullable(Instant),
})
export type Appeal = v.InferOutput<typeof Appeal>

/** A further text that a decision is about, if several reviews were decided together. */
export const OtherText = v.object({ kind: ContentKind, id: v.number(), text: v.string() })
export type OtherText = v.InferOutput<typeof OtherText>

/** A decision about the caller's content or account. It names neither who reported nor who decided. */
export const Notice = v.object({
  decision_idx: v.number(),
  action: ModerationAction,
  reason: ReportReason,
  /** The moderator's words to the author; empty if there are none. */
  note: v.string(),
  kind: ContentKind,
  id: v.number(),
  target: Target,
  /** The complete text that the decision is about, so that its author can read and copy it. */
  text: v.string(),
  /** Absent in answers of older services. */
  otherTexts: v.optional(v.array(OtherText)),
  ca: Instant,
  /** The end of a limit or a suspension. */
  until: v.nullable(Instant),
  reversed: v.nullable(Instant),
  appeal: v.nullable(Appeal),
  /** Until when an appeal is accepted; null if there is one already, or if nothing can be appealed. */
  appealUntil: v.nullable(Instant),
})
export type Notice = v.InferOutput<typeof Notice>

export const notices = defineCall({
  path: '/api/notices',
  summary: "One page of the decisions about the caller's content and account, newest first",
  login: 'bearer',
  reads: true,
  convention: 'truthy',
  request: v.object({ page: PageNumber }),
  success: v.array(Notice),
  meta: Page,
  failures: {},
})

export const appeal = defineCall({
  path: '/api/appeal',
  summary: 'Appeal once against a decision about the caller; another moderator decides',
  login: 'bearer',
  whileSuspended: true,
  once: true,
  convention: 'truthy',
  request: v.object({ idx: Id, words: requiredText(limits.reportWords) }),
  success: v.optional(v.null()),
  failures: { tooLate: 1, appealedAlready: 2, reversedAlready: 3 },
})

/** The secret of the link in the mail to a banned member, who cannot log in: 256 bits in base64url. */
const NoticeSecret = v.pipe(
  v.string('is missing'),
  v.trim(),
  v.regex(/^[\w-]{43}$/, 'must come from the link in the mail'),
)

export const LinkedNotice = v.object({
  ...Notice.entries,
  /** The other decisions about the member, newest first; none if the member can log in. Absent in answers of older services. */
  others: v.optional(v.array(Notice)),
})
export type LinkedNotice = v.InferOutput<typeof LinkedNotice>

export const linkedNotice = defineCall({
  path: '/api/linkedNotice',
  summary:
    'A decision about a banned member, by the link that was mailed to them, and the other ones about them',
  login: 'none',
  convention: 'truthy',
  request: v.object({ secret: NoticeSecret }),
  success: LinkedNotice,
  failures: {},
})

export const linkedAppeal = defineCall({
  path: '/api/linkedAppeal',
  summary: 'Appeal once against a decision, by the link that was mailed to the banned member',
  login: 'none',
  convention: 'truthy',
  request: v.object({
    secret: NoticeSecret,
    /** One of the other decisions; by default that of the link. */
    idx: v.optional(Id),
    words: requiredText(limits.reportWords),
  }),
  success: v.optional(v.null()),
  failures: { tooLate: 1, appealedAlready: 2, reversedAlready: 3 },
})
