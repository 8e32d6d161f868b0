import * as v from 'valibot'
import { defineCall } from './call'
import { Id, Instant, requiredText } from './fields'
import { limits } from './limits'
import { Decision, ReviewState } from './moderation'
import { OtherText } from './notices'
import { Page, PageNumber } from './paging'

/** An appeal as moderators see it. */
export const AppealRow = v.object({
  appeal_idx: v.number(),
  words: v.string(),
  ca: Instant,
  state: v.picklist(['open', 'upheld', 'dismissed']),
  answer: v.string(),
  closed: v.nullable(Instant),
  decision: Decision,
  text: v.string(),
  /** Absent in answers of older services. */
  otherTexts: v.optional(v.array(OtherText)),
  /** Whether the caller may decide it: neither their own decision nor one about their own report. */
  mayDecide: v.boolean(),
  /** Whether the caller reported what was decided. Absent in answers of older services. */
  ownReport: v.optional(v.boolean()),
})
export type AppealRow = v.InferOutput<typeof AppealRow>

export const appeals = defineCall({
  path: '/api/appeals',
  summary: 'One page of the appeals: open ones oldest first, closed ones newest first',
  login: 'bearer',
  staff: 'moderator',
  convention: 'truthy',
  request: v.object({ state: v.optional(ReviewState, 'open'), page: PageNumber }),
  success: v.array(AppealRow),
  meta: Page,
  failures: {},
})

export const decideAppeal = defineCall({
  path: '/api/decideAppeal',
  summary:
    'Decide an appeal against the decision of another moderator about the report of another member. yes reverses the decision',
  login: 'bearer',
  staff: 'moderator',
  once: true,
  convention: 'truthy',
  request: v.object({
    idx: Id,
    upheld: v.picklist(['yes', 'no'], 'must be yes or no'),
    answer: requiredText(limits.reportWords),
  }),
  success: v.optional(v.null()),
  failures: { decidedAlready: 1, ownDecision: 2, ownReport: 3 },
})
