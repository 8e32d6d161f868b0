import { bookmarks as read } from '@within-reach/contract'
import { bookmarksPath, redirects } from '@within-reach/shared-core'
import { definePage } from '@within-reach/shared-core/pages'

/** A member's bookmarked posts (/bookmarks). */
export const bookmarks = definePage({
  path: bookmarksPath,
  title: { en: 'Bookmarks', ko: '북마크', zh: '收藏', vi: 'Dấu trang' },
  description: {
    en: 'The posts that you want to find again.',
    ko: '다시 보고 싶어 모아 둔 글입니다.',
    zh: '您想再次找到的帖子。',
    vi: 'Các bài đăng bạn muốn tìm lại.',
  },
  unlisted: true,
  privateReads: [{ path: read.path, fields: {}, query: ['page'] }],
  redirects: redirects.membersOnly,
  lazy: () => import('./bookmarks'),
  prerender: async () => (await import('./prerender')).ownBookmarks,
})
