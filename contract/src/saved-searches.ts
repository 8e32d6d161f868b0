import * as v from 'valibot'
import { BoardSearch, JobStatus, jobStatuses, PostType } from './board-search'
import { defineCall } from './call'
import { Id, Instant, visibleText } from './fields'
import { limits } from './limits'
import { Region, regions } from './regions'

/** When a member gets mails about new posts of a saved search. */
export const searchMails = ['none', 'at-once', 'daily'] as const
export type SearchMails = (typeof searchMails)[number]
export const SearchMails = v.picklist(searchMails, `must be one of ${searchMails.join(', ')}`)

/** A saved search counts its new posts up to this many. */
export const mostFresh = 100

/** A saved search, as its member sees it. */
export const SavedSearch = v.object({
  search_idx: v.number(),
  name: v.string(),
  /** The list that it opens. */
  list: v.object({
    type: PostType,
    region: v.union([v.literal('all'), Region], `must be all or one of ${regions.join(', ')}`),
    search: v.string(),
    jstatus: v.union([v.literal('all'), JobStatus], `must be all or one of ${jobStatuses.join(', ')}`),
  }),
  mails: SearchMails,
  /** How many posts are new since the member last looked, at most {@link mostFresh}. */
  fresh: v.number(),
  ca: Instant,
})
export type SavedSearch = v.InferOutput<typeof SavedSearch>

const SearchName = visibleText(limits.searchName)

export const saveSearch = defineCall({
  path: '/api/saveSearch',
  summary: 'Save the search of a board. One that is saved already gets the new name and mails',
  login: 'bearer',
  whileSuspended: true,
  once: true,
  convention: 'truthy',
  request: v.object({ name: SearchName, ...BoardSearch.entries, mails: SearchMails }),
  success: v.object({ search_idx: v.number() }),
  failures: { tooManySearches: 1 },
})

export const savedSearches = defineCall({
  path: '/api/savedSearches',
  summary: "The caller's saved searches, newest first, each with the number of new posts",
  login: 'bearer',
  reads: true,
  convention: 'truthy',
  request: v.object({}),
  success: v.array(SavedSearch),
  failures: {},
})

export const changeSearch = defineCall({
  path: '/api/changeSearch',
  summary: "Change the name and the mails of one of the caller's saved searches",
  login: 'bearer',
  whileSuspended: true,
  convention: 'truthy',
  request: v.object({ idx: Id, name: SearchName, mails: SearchMails }),
  success: v.optional(v.null()),
  failures: {},
})

export const lookAtSearch = defineCall({
  path: '/api/lookAtSearch',
  summary: 'The caller looks at the list of a saved search: its posts up to now are not new any more',
  login: 'bearer',
  whileSuspended: true,
  convention: 'truthy',
  request: v.object({ idx: Id }),
  success: v.optional(v.null()),
  failures: {},
})

export const removeSearch = defineCall({
  path: '/api/removeSearch',
  summary: "Remove one of the caller's saved searches",
  login: 'bearer',
  whileSuspended: true,
  convention: 'truthy',
  request: v.object({ idx: Id }),
  success: v.optional(v.null()),
  failures: {},
})

/** The secret of the link in a mail that stops such mails. */
const MailSecret = v.pipe(
  v.string('is missing'),
  v.trim(),
  v.maxLength(limits.mailSecret, `must be at most ${limits.mailSecret} characters long`),
)

/**
 * What a link in a mail stops: the mails of one saved search, which has a name, or the daily mail, which has none. `stopped`: these mails
 * have ended already.
 */
const LinkedMails = v.object({ name: v.nullable(v.string()), stopped: v.boolean() })

export const linkedMails = defineCall({
  path: '/api/linkedMails',
  summary: 'Which mails the link in a mail about new posts stops',
  login: 'none',
  convention: 'truthy',
  request: v.object({ secret: MailSecret }),
  success: LinkedMails,
  failures: {},
})

export const stopLinkedMails = defineCall({
  path: '/api/stopLinkedMails',
  summary: 'Stop the mails about new posts from which the link is',
  login: 'none',
  convention: 'truthy',
  request: v.object({ secret: MailSecret }),
  success: v.optional(v.null()),
  failures: {},
})

/**
 * The address in the header of a mail. A mail program that posts to it stops the mails (RFC 8058); a browser that opens it gets to
 * a page that asks first, because programs that look for viruses open every link.
 */
export const stopMailsPath = (secret: string): string => `/api/stopMails/${secret}`
