import { myRoles } from '@within-reach/contract'
import { redirects } from '@within-reach/shared-core'
import { definePage } from '@within-reach/shared-core/pages'

/** The appeals against decisions (/desk/appeals). */
export const appeals = definePage({
  path: '/desk/appeals',
  title: { en: 'Appeals', ko: '이의 제기', zh: '申诉', vi: 'Khiếu nại' },
  description: {
    en: 'Appeals of members against decisions, to be answered by another moderator.',
    ko: '결정에 대한 회원의 이의 제기로, 다른 운영진이 답합니다.',
    zh: '会员对决定提出的申诉，由另一位版主答复。',
    vi: 'Khiếu nại của thành viên về các quyết định, do một người kiểm duyệt khác trả lời.',
  },
  unlisted: true,
  privateReads: [{ path: myRoles.path, fields: {}, query: [] }],
  redirects: redirects.membersOnly,
  lazy: () => import('./appeals-page'),
  prerender: async () => (await import('../frame/prerender')).filteredPage('moderator'),
})
