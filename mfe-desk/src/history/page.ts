import { myRoles } from '@within-reach/contract'
import { redirects } from '@within-reach/shared-core'
import { definePage } from '@within-reach/shared-core/pages'

/** What moderators did (/desk/history). */
export const history = definePage({
  path: '/desk/history',
  title: { en: 'History of decisions', ko: '결정 기록', zh: '决定的历史记录', vi: 'Lịch sử quyết định' },
  description: {
    en: 'What moderators decided, by whom and why.',
    ko: '운영진이 무엇을 누가 왜 결정했는지 봅니다.',
    zh: '版主做了什么决定、由谁决定以及原因。',
    vi: 'Người kiểm duyệt đã quyết định gì, ai và vì sao.',
  },
  unlisted: true,
  privateReads: [{ path: myRoles.path, fields: {}, query: [] }],
  redirects: redirects.membersOnly,
  lazy: () => import('./history-page'),
  prerender: async () => (await import('../frame/prerender')).samePage,
})
