import * as v from 'valibot'
import { defineCall } from './call'
import { Case, CaseRow, CaseState, Currency } from './cases'
import { Day, Id, Instant, numberBetween, optionalText, requiredLine, requiredText } from './fields'
import { limits } from './limits'
import { Page, PageNumber } from './paging'

const ofCase = { idx: Id }
const text = requiredText(limits.caseText)
const Nothing = v.optional(v.null())

/** A case in the agents' list. */
export const DeskCaseRow = v.object({
  ...CaseRow.entries,
  name: v.string(),
  email: v.string(),
  agent: v.nullable(v.string()),
  due: v.nullable(Instant),
  overdue: v.boolean(),
})
export type DeskCaseRow = v.InferOutput<typeof DeskCaseRow>

/** A case as staff sees it, with notes. */
export const DeskCase = v.object({
  ...Case.entries,
  name: v.string(),
  email: v.string(),
  member: v.boolean(),
  overdue: v.boolean(),
  hasLink: v.boolean(),
})
export type DeskCase = v.InferOutput<typeof DeskCase>

export const cases = defineCall({
  path: '/api/cases',
  summary: 'One page of the cases for agents: overdue ones first, then by due date',
  login: 'bearer',
  staff: 'agent',
  convention: 'truthy',
  request: v.object({
    state: v.optional(v.union([v.picklist(['', 'open']), CaseState]), 'open'),
    owner: v.optional(v.picklist(['', 'all', 'mine', 'nobody']), 'all'),
    search: optionalText(limits.search),
    page: PageNumber,
  }),
  success: v.array(DeskCaseRow),
  meta: Page,
  failures: {},
})

export const deskCase = defineCall({
  path: '/api/deskCase',
  summary: 'One case for agents, with the notes of staff',
  login: 'bearer',
  staff: 'agent',
  convention: 'truthy',
  request: v.object(ofCase),
  success: DeskCase,
  failures: {},
})

export const takeCase = defineCall({
  path: '/api/takeCase',
  summary: 'Become the agent of a case, or hand it back',
  login: 'bearer',
  staff: 'agent',
  convention: 'truthy',
  request: v.object({
    ...ofCase,
    taken: v.optional(v.picklist(['yes', 'no']), 'yes'),
    /** The agent whom the caller saw, empty for nobody. If another one has the case meanwhile, nothing changes. */
    from: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(limits.name))),
  }),
  success: Nothing,
  failures: { takenMeanwhile: 1 },
})

export const moveCase = defineCall({
  path: '/api/moveCase',
  summary: 'Change the state of a case, and when an answer is due. The asker is told',
  login: 'bearer',
  staff: 'agent',
  convention: 'truthy',
  request: v.object({ ...ofCase, state: CaseState, due: v.optional(v.union([v.literal(''), Day]), '') }),
  success: Nothing,
  failures: {},
})

export const writeInCase = defineCall({
  path: '/api/writeInCase',
  summary: 'Write to the asker of a case, or a note that only staff sees',
  login: 'bearer',
  staff: 'agent',
  once: true,
  convention: 'truthy',
  request: v.object({ ...ofCase, kind: v.picklist(['message', 'note']), text }),
  success: Nothing,
  failures: {},
})

const amount = numberBetween(0, 1_000_000_000, 'units of the currency')

export const offerHome = defineCall({
  path: '/api/offerHome',
  summary:
    'Offer a home in a case, with pictures. The asker is told; a case that is searched is then offered',
  login: 'bearer',
  staff: 'agent',
  once: true,
  convention: 'truthy',
  request: v.object({
    ...ofCase,
    title: requiredLine(limits.offerTitle),
    area: requiredLine(limits.specificLocation),
    rent: amount,
    deposit: amount,
    currency: Currency,
    available: Day,
    text: optionalText(limits.caseText),
  }),
  files: { field: 'image', most: limits.files },
  success: v.object({ offer_idx: v.number() }),
  failures: {},
})

export const renewCaseLink = defineCall({
  path: '/api/renewCaseLink',
  summary: 'Mail a new link of a case to its asker; the earlier one ends',
  login: 'bearer',
  staff: 'agent',
  convention: 'truthy',
  request: v.object(ofCase),
  success: Nothing,
  failures: {},
})

/** Figures of the last 30 days. Times in hours. */
export const CaseFigures = v.object({
  open: v.number(),
  overdue: v.number(),
  withoutAgent: v.number(),
  /** The median time until the first answer, in which an overdue case counts with its wait so far; null without cases. */
  firstAnswer: v.nullable(v.number()),
  byState: v.array(v.object({ state: CaseState, count: v.number() })),
})
export type CaseFigures = v.InferOutput<typeof CaseFigures>

export const caseFigures = defineCall({
  path: '/api/caseFigures',
  summary: 'How many cases are open, overdue and without an agent, and how quickly they were answered',
  login: 'bearer',
  staff: 'agent',
  convention: 'truthy',
  request: v.object({}),
  success: CaseFigures,
  failures: {},
})
