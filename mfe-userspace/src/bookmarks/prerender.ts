import { bookmarks, successAnswer } from '@within-reach/contract'
import { ownList } from '@within-reach/shared-core/prerender'

/** The bookmarks of a member. */
export const ownBookmarks = ownList(
  bookmarks.path,
  successAnswer(bookmarks, [], { total: 0, page: 1, pages: 1 }),
)
