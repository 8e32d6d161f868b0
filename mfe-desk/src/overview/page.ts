import { myRoles } from '@within-reach/contract'
import { redirects } from '@within-reach/shared-core'
import { definePage } from '@within-reach/shared-core/pages'

/** What waits for a moderator, an agent, or both (/desk). */
export const overview = definePage({
  path: '/desk',
  title: { en: 'Desk', ko: '업무 데스크', zh: '工作台', vi: 'Bàn làm việc' },
  description: {
    en: 'What waits for you: reports, appeals and inquiries.',
    ko: '처리할 신고와 이의 제기, 문의를 봅니다.',
    zh: '等待您处理的举报、申诉和咨询。',
    vi: 'Những gì đang chờ bạn: báo cáo, khiếu nại và yêu cầu tư vấn.',
  },
  unlisted: true,
  privateReads: [{ path: myRoles.path, fields: {}, query: [] }],
  redirects: redirects.membersOnly,
  lazy: () => import(/* webpackMode: "eager" */ './overview'),
  prerender: async () => (await import('../frame/prerender')).samePage,
})
