import * as v from 'valibot'
import { defineCall } from './call'
import { Code, Email, Id, Instant, numberBetween } from './fields'
import { limits } from './limits'
import { contentKinds } from './reports'

/** The content that everybody may read, so that everybody may ask about its author. */
const publicKinds = contentKinds.filter((kind) => kind !== 'message')
const PublicKind = v.picklist(publicKinds, `must be one of ${publicKinds.join(', ')}`)
const author = { kind: PublicKind, id: Id }

/** How quickly a member answers half of the people who write to them: within an hour, a day, or three days. */
export const answerTimes = ['hour', 'day', 'days'] as const
export type AnswerTime = (typeof answerTimes)[number]

/** The kinds of organisations whose email domains are known. */
export const organisationKinds = ['school', 'employer'] as const
export type OrganisationKind = (typeof organisationKinds)[number]

/** An email address at the domain of a school or employer. The address itself is not kept. */
const DomainBadge = v.object({
  kind: v.picklist(organisationKinds),
  domain: v.string(),
  checked: Instant,
  until: Instant,
})

/** An agent has seen a host's papers. No document is stored. */
const PapersBadge = v.object({ checked: Instant, until: Instant })

/** What was checked about a member, and when. Each entry is null if it was not checked, or is no longer valid. */
export const Badges = v.object({
  /** Noon of the day of the sign-up in UTC, which is the same day almost everywhere. */
  since: Instant,
  /** Null if too few people wrote to tell, or if answers take longer. */
  answers: v.nullable(v.picklist(answerTimes)),
  domain: v.nullable(DomainBadge),
  papers: v.nullable(PapersBadge),
})
export type Badges = v.InferOutput<typeof Badges>

export const badges = defineCall({
  path: '/api/badges',
  summary: 'What was checked about the author of a post or comment',
  login: 'none',
  reads: true,
  convention: 'truthy',
  request: v.object(author),
  success: Badges,
  failures: {},
})

export const myBadges = defineCall({
  path: '/api/myBadges',
  summary: 'What the site shows about the caller',
  login: 'bearer',
  whileSuspended: true,
  convention: 'truthy',
  request: v.object({}),
  success: v.object({
    ...Badges.entries,
    /** The address that waits for the code that `checkDomain` mailed to it. Left out if there is none. */
    codeSentTo: v.optional(v.string()),
  }),
  failures: {},
})

export const checkDomain = defineCall({
  path: '/api/checkDomain',
  summary:
    "Check the domain of an email. The caller's own was verified at the sign-up, so its badge is there at once; to another one, a code is mailed",
  login: 'bearer',
  convention: 'truthy',
  request: v.object({ email: Email }),
  success: v.object({ state: v.picklist(['checked', 'code-sent']) }),
  failures: { unknownDomain: 1, usedElsewhere: 2, incorrectEmail: 3 },
})

export const confirmDomain = defineCall({
  path: '/api/confirmDomain',
  summary: 'Confirm an email by the code that checkDomain mailed to it',
  login: 'bearer',
  convention: 'truthy',
  request: v.object({ vcode: Code }),
  success: v.optional(v.null()),
  failures: { wrongCode: 1, usedElsewhere: 2 },
})

export const removeDomain = defineCall({
  path: '/api/removeDomain',
  summary: "Remove the badge of the caller's school or employer",
  login: 'bearer',
  whileSuspended: true,
  convention: 'truthy',
  request: v.object({}),
  success: v.optional(v.null()),
  failures: {},
})

export const hostPapers = defineCall({
  path: '/api/hostPapers',
  summary:
    'Whose post or comment this is, and what was checked about them, for the agents who note papers. It finds hidden content too, without its text',
  login: 'bearer',
  staff: 'agent',
  convention: 'truthy',
  request: v.object(author),
  success: v.object({
    nick: v.string(),
    /** The subject of the post, or the start of the comment; null for hidden content. */
    text: v.nullable(v.string()),
    /** Whether a moderator hid the content. Then its author's papers can be taken back, but not noted. */
    hidden: v.boolean(),
    /** Whether the caller wrote it. Nobody notes their own papers. */
    own: v.boolean(),
    checks: Badges,
    /** The agent who saw the papers; null if none are noted, or if the account is gone. */
    seenBy: v.nullable(v.string()),
  }),
  failures: {},
})

export const grantPapers = defineCall({
  path: '/api/grantPapers',
  summary:
    'Note that an agent saw the papers of the author of a post or comment, for some days. No document is stored',
  login: 'bearer',
  staff: 'agent',
  convention: 'truthy',
  request: v.object({
    ...author,
    days: v.pipe(
      numberBetween(limits.papersDays.least, limits.papersDays.most, 'days'),
      v.integer('must be a whole number of days'),
    ),
  }),
  success: v.object({
    nick: v.string(),
    /** Until when the papers count. An earlier note may count longer than this one. */
    until: Instant,
  }),
  failures: { ownContent: 1 },
})

export const revokePapers = defineCall({
  path: '/api/revokePapers',
  summary: 'Take back the note about the papers of the author of a post or comment, also of a hidden one',
  login: 'bearer',
  staff: 'agent',
  convention: 'truthy',
  request: v.object(author),
  success: v.object({ nick: v.string() }),
  failures: { notGranted: 1 },
})
