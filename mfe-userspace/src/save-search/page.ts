import { redirects, saveSearchPath } from '@within-reach/shared-core'
import { definePage } from '@within-reach/shared-core/pages'

/** Saves the search of a board (/savesearch, query board and the fields of the list). */
export const saveSearch = definePage({
  path: saveSearchPath,
  title: { en: 'Save this search', ko: '이 검색 저장', zh: '保存此搜索', vi: 'Lưu tìm kiếm này' },
  description: {
    en: 'Save a search of a board, and get a mail about new posts.',
    ko: '게시판 검색을 저장하고 새 글을 메일로 받아 볼 수 있습니다.',
    zh: '保存版块搜索，并通过邮件接收新帖子。',
    vi: 'Lưu một tìm kiếm trên bảng tin và nhận thư về bài đăng mới.',
  },
  unlisted: true,
  redirects: redirects.membersOnly,
  lazy: () => import('./save-search'),
  prerender: async () => (await import('./prerender')).searchOfBoard,
})
