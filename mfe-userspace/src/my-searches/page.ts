import { savedSearches } from '@within-reach/contract'
import { mySearchesPath, redirects } from '@within-reach/shared-core'
import { definePage } from '@within-reach/shared-core/pages'

/** A member's saved searches (/mysearches). */
export const mySearches = definePage({
  path: mySearchesPath,
  title: { en: 'Saved searches', ko: '저장한 검색', zh: '已保存的搜索', vi: 'Tìm kiếm đã lưu' },
  description: {
    en: 'Your saved searches of the boards, with what is new in each.',
    ko: '저장해 둔 게시판 검색과 새로 올라온 글을 확인할 수 있습니다.',
    zh: '您在版块中保存的搜索，以及每个搜索的新内容。',
    vi: 'Các tìm kiếm bạn đã lưu trên bảng tin, và những gì mới trong từng tìm kiếm.',
  },
  unlisted: true,
  privateReads: [{ path: savedSearches.path, fields: {}, query: [] }],
  redirects: redirects.membersOnly,
  lazy: () => import('./my-searches'),
  prerender: async () => (await import('./prerender')).ownSearches,
})
