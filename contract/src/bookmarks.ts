import * as v from 'valibot'
import { PostRow } from './boards'
import { defineCall } from './call'
import { Id, Instant } from './fields'
import { Page, PageNumber } from './paging'

const { post_idx, type, region, subject, jstatus, userid, ca } = PostRow.entries

/** A bookmarked post, as its member sees it in the list. */
export const Bookmark = v.object({
  ...{ post_idx, type, region, subject, jstatus, userid, ca },
  /** When it was bookmarked. */
  bookmarked: Instant,
})
export type Bookmark = v.InferOutput<typeof Bookmark>

export const bookmark = defineCall({
  path: '/api/bookmark',
  summary: "Bookmark a post, or remove the caller's bookmark of it",
  login: 'bearer',
  whileSuspended: true,
  convention: 'truthy',
  request: v.object({ id: Id, on: v.picklist(['yes', 'no'], 'must be yes or no') }),
  success: v.optional(v.null()),
  failures: { tooManyBookmarks: 1 },
})

export const bookmarks = defineCall({
  path: '/api/bookmarks',
  summary: "One page of the caller's bookmarked posts, the last bookmarked first",
  login: 'bearer',
  reads: true,
  convention: 'truthy',
  request: v.object({ page: PageNumber }),
  success: v.array(Bookmark),
  meta: Page,
  failures: {},
})

export const bookmarked = defineCall({
  path: '/api/bookmarked',
  summary: 'Whether the caller has bookmarked a post',
  login: 'bearer',
  reads: true,
  convention: 'truthy',
  request: v.object({ id: Id }),
  success: v.boolean(),
  failures: {},
})
