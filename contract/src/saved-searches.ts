import * as v from 'valibot'
import {
  BoardSearch,
  boardSearchQuery,
  effectiveSearch,
  JobStatus,
  jobStatuses,
  PostType,
  readBoardSearch,
} from './board-search'
import { defineCall } from './call'
import { Id, Instant, visibleText } from './fields'
import { limits } from './limits'
import { hasFacts } from './fact-types'
import { MailFrequency } from './mail-frequency'
import { boardAddress, photosAddress } from './pages'
import { FactFilter, factFilterOf, readPostFilter, writePostFilter } from './post-filter'
import { Region, regions } from './regions'

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
    /** The facts that its posts must have. Absent if any will do. */
    facts: v.optional(FactFilter),
  }),
  mails: MailFrequency,
  /** How many posts are new since the member last looked, at most {@link mostFresh}. */
  fresh: v.number(),
  ca: Instant,
  /** The path of its list, which counts its posts as seen. Pages that are drawn before their scripts have it as a link. */
  href: v.optional(v.string()),
})
export type SavedSearch = v.InferOutput<typeof SavedSearch>

/** What a saved search looks for: a list of a board, and the facts that its posts must have. */
export type SearchedList = SavedSearch['list']

/** What a search looks for, without fields that its board does not have. */
export function searchedListOf({
  type,
  region,
  search,
  jstatus,
  ...asked
}: BoardSearch & FactFilter): SearchedList {
  const list = effectiveSearch({ type, region, search, jstatus })
  const facts = hasFacts(type) ? factFilterOf({ ...list, ...asked, type }) : undefined
  return facts ? { ...list, facts } : list
}

/**
 * Reads what a search looks for from an address. What is invalid or of another board is ignored.
 * @param type the board
 */
export function readSearchedList(type: PostType, query: URLSearchParams): SearchedList {
  const ofBoard = new URLSearchParams(query)
  ofBoard.set('type', type)
  return searchedListOf({ ...readPostFilter(ofBoard), ...readBoardSearch(type, query) })
}

/** Where a search is shown: in the table of its board, or with photos if it asks for facts. */
export function searchAddress({ facts, ...list }: SearchedList): {
  readonly path: string
  readonly query: Record<string, string>
} {
  const { type, ...narrowed } = list
  return facts && hasFacts(type)
    ? { path: photosAddress, query: writePostFilter({ ...narrowed, ...facts, type }) }
    : { path: boardAddress[type], query: boardSearchQuery(narrowed) }
}

const SearchName = visibleText(limits.searchName)

export const saveSearch = defineCall({
  path: '/api/saveSearch',
  summary:
    'Save the search of a board, with the facts that its posts must have. One that is saved already gets the new name and mails',
  login: 'bearer',
  whileSuspended: true,
  once: true,
  convention: 'truthy',
  request: v.object({
    name: SearchName,
    ...BoardSearch.entries,
    ...FactFilter.entries,
    mails: MailFrequency,
  }),
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
  summary: "Change the name, the mails, or both of one of the caller's saved searches",
  login: 'bearer',
  whileSuspended: true,
  convention: 'truthy',
  request: v.object({ idx: Id, name: v.optional(SearchName), mails: v.optional(MailFrequency) }),
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
