import { bookmarks, successAnswer } from '@within-reach/contract'
import type { PrerenderedTemplate } from '@within-reach/shared-core/pages'
import { ownList } from '@within-reach/shared-core/prerender'
import { bookmarkAspects, bookmarkSlots, bookmarksOfLooks } from './bookmark-looks'

const { path } = bookmarks
const pages = 'own.meta.pages'
const onePage = (rows: typeof bookmarksOfLooks) =>
  successAnswer(bookmarks, rows, { total: rows.length, page: 1, pages: 1 })
const empty = ownList(path, onePage([]))

/** All bookmarks of a member, if one page holds them. */
const withRows: PrerenderedTemplate = {
  ...empty,
  only: { ...empty.only, [pages]: 1, 'own.count': true },
  slots: bookmarkSlots,
  aspects: [],
  lists: { own: { path, kinds: [], aspects: bookmarkAspects } },
  answers: () => [{ path, fields: {}, answer: onePage(bookmarksOfLooks) }],
}

/** The first page of the bookmarks of a member: with several pages, it has a skeleton in place of the rows. */
export const ownBookmarks = [withRows, empty]
