import * as v from 'valibot'
import { PostFile } from './boards'
import { defineCall } from './call'
import { ChangeEvent } from './change-event'
import { Id, Instant, optionalText, requiredText } from './fields'
import { limits } from './limits'
import { Page, PageNumber } from './paging'
import { Region } from './regions'

/** The states of a case, in the usual order. */
export const caseStates = ['received', 'searching', 'offered', 'viewing', 'agreed', 'closed'] as const
export type CaseState = (typeof caseStates)[number]
export const CaseState = v.picklist(caseStates, `must be one of ${caseStates.join(', ')}`)

export const inquiryKinds = ['long-term', 'short-term', 'other'] as const
export type InquiryKind = (typeof inquiryKinds)[number]

/** The answers to an offered home. */
export const offerAnswers = ['yes', 'no', 'question'] as const
export type OfferAnswer = (typeof offerAnswers)[number]
export const OfferAnswer = v.picklist(offerAnswers, `must be one of ${offerAnswers.join(', ')}`)

/** The currencies of rent and deposit (ISO 4217). */
export const currencies = ['KRW', 'GBP', 'USD', 'EUR'] as const
export const Currency = v.picklist(currencies, `must be one of ${currencies.join(', ')}`)

/** A picture of an offered home. Only readers of the case may open its paths. */
export const OfferPicture = v.object({
  ...PostFile.entries,
  /** The path of the small variant. */
  small: v.string(),
})
export type OfferPicture = v.InferOutput<typeof OfferPicture>

/** A home that the agent offers. Rent is per month. */
export const Offer = v.object({
  offer_idx: v.number(),
  title: v.string(),
  area: v.string(),
  rent: v.number(),
  deposit: v.number(),
  currency: Currency,
  /** YYYY-MM-DD */
  available: v.string(),
  text: v.string(),
  pictures: v.array(OfferPicture),
  answer: v.nullable(OfferAnswer),
  ca: Instant,
})
export type Offer = v.InferOutput<typeof Offer>

/**
 * The kinds of entries. `agent` says who has the case now, `due` when an answer is due, `link` that the link was mailed or revoked.
 */
export const entryKinds = ['message', 'note', 'offer', 'answer', 'state', 'agent', 'due', 'link'] as const
export type EntryKind = (typeof entryKinds)[number]

/** An entry of a case. Notes are for staff only. */
export const CaseEntry = v.object({
  entry_idx: v.number(),
  kind: v.picklist(entryKinds),
  from: v.picklist(['asker', 'agent', 'site']),
  /** The name of who wrote it; empty for the site, and for an agent whose account is gone. */
  name: v.string(),
  /** The words of messages, notes, offers and answers. Of `agent`: the agent's nick, or empty if nobody has the case now. */
  text: v.string(),
  /** Of entries about a state: the new one. */
  state: v.nullable(CaseState),
  /** Of offers and answers. */
  offer_idx: v.nullable(v.number()),
  /** Of answers. */
  answer: v.nullable(OfferAnswer),
  /** Of entries about the date: the new one. */
  due: v.nullable(Instant),
  /** Of entries about the link: whether it works now. */
  linked: v.nullable(v.boolean()),
  ca: Instant,
})
export type CaseEntry = v.InferOutput<typeof CaseEntry>

const caseRow = {
  case_idx: v.number(),
  /** What people and mails call it, such as WR-2026-000123. */
  number: v.string(),
  kind: v.picklist(inquiryKinds),
  /** The area, location or subject of the inquiry. */
  title: v.string(),
  state: CaseState,
  ca: Instant,
  /** The last change that the asker may see. */
  changed: Instant,
  /** Something new that this side has not opened. */
  unread: v.boolean(),
  /** Of an entry of the waiting list: the region that was closed when the person asked. */
  waitsFor: v.optional(Region),
}

export const CaseRow = v.object(caseRow)
export type CaseRow = v.InferOutput<typeof CaseRow>

/** A case as the person who asked sees it. */
export const Case = v.object({
  ...caseRow,
  /** The agent's nick; null while nobody has it. */
  agent: v.nullable(v.string()),
  /** When an answer is due. */
  due: v.nullable(Instant),
  /** The inquiry's fields by their names in the call. */
  fields: v.record(v.string(), v.union([v.string(), v.number()])),
  /** Oldest first. */
  entries: v.array(CaseEntry),
  offers: v.array(Offer),
})
export type Case = v.InferOutput<typeof Case>

/** The secret of a case's link: 256 bits in base64url. */
export const CaseSecret = v.pipe(
  v.string('is missing'),
  v.trim(),
  v.regex(/^[\w-]{43}$/, 'must come from the link in the mail'),
)

const withLogin = { idx: Id }
const withSecret = { secret: CaseSecret }
const text = requiredText(limits.caseText)
const answer = { offer: Id, answer: OfferAnswer, text: optionalText(limits.caseText) }
const questionHasText = {
  field: 'text',
  message: 'must not be empty for a question',
  holds: (fields: { answer: OfferAnswer; text: string }) =>
    fields.answer !== 'question' || fields.text !== '',
}
const Nothing = v.optional(v.null())

export const myCases = defineCall({
  path: '/api/myCases',
  summary: "One page of the caller's cases, the latest change first",
  login: 'bearer',
  reads: true,
  convention: 'truthy',
  request: v.object({ page: PageNumber }),
  success: v.array(CaseRow),
  meta: Page,
  failures: {},
})

export const myCase = defineCall({
  path: '/api/myCase',
  summary: "One of the caller's cases; opening it marks it as read",
  login: 'bearer',
  reads: 'in-page',
  convention: 'truthy',
  request: v.object(withLogin),
  success: Case,
  failures: {},
})

export const linkedCase = defineCall({
  path: '/api/linkedCase',
  summary: 'The case of a mailed link; opening it marks it as read',
  login: 'none',
  convention: 'truthy',
  request: v.object(withSecret),
  success: Case,
  failures: {},
})

export const writeInMyCase = defineCall({
  path: '/api/writeInMyCase',
  summary: "Write to the agent in one of the caller's cases",
  login: 'bearer',
  once: true,
  convention: 'truthy',
  request: v.object({ ...withLogin, text }),
  success: Nothing,
  failures: { closed: 1 },
})

export const writeInLinkedCase = defineCall({
  ...writeInMyCase,
  path: '/api/writeInLinkedCase',
  login: 'none',
  summary: 'Write to the agent in the case of a mailed link',
  request: v.object({ ...withSecret, text }),
})

export const answerMyOffer = defineCall({
  path: '/api/answerMyOffer',
  summary: "Answer an offered home in one of the caller's cases; a question needs text",
  login: 'bearer',
  once: true,
  convention: 'truthy',
  request: v.object({ ...withLogin, ...answer }),
  rules: [questionHasText],
  success: Nothing,
  failures: { closed: 1 },
})

export const answerLinkedOffer = defineCall({
  ...answerMyOffer,
  path: '/api/answerLinkedOffer',
  login: 'none',
  summary: 'Answer an offered home in the case of a mailed link; a question needs text',
  request: v.object({ ...withSecret, ...answer }),
})

export const endCaseLink = defineCall({
  path: '/api/endCaseLink',
  summary: 'Revoke the mailed link of a case. Only an agent can have a new one mailed',
  login: 'none',
  convention: 'truthy',
  request: v.object(withSecret),
  success: Nothing,
  failures: {},
})

/**
 * The event on the streams of members and of linked cases that something in a case changed for its reader. It is also sent when
 * the stream opens. Its data is a {@link CaseEvent}.
 */
export const caseEvent = 'case'

/**
 * `changed` is the newest change of the member's own cases, an instant as in {@link CaseRow}; empty without a case, absent for a
 * linked case and from an older service. A list that shows it need not be read again when the stream opens.
 */
export const CaseEvent = v.object({ ...ChangeEvent.entries, changed: v.optional(v.string()) })
export type CaseEvent = v.InferOutput<typeof CaseEvent>

/**
 * The event stream of a linked case. `linkedCase` sets the cookie that opens it; the stream ends when the link is revoked.
 * @param idx the number of the case in the answers
 */
export const caseEventsPath = (idx: number) => `/api/case/${idx}/events` as const
