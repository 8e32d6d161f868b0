import { myRoles } from '@within-reach/contract'
import { redirects } from '@within-reach/shared-core'
import { definePage } from '@within-reach/shared-core/pages'

/** The inquiries of the agents (/desk/cases). */
export const cases = definePage({
  path: '/desk/cases',
  title: { en: 'Cases', ko: '문의 목록', zh: '个案', vi: 'Hồ sơ' },
  description: {
    en: 'The inquiries of the agents, overdue ones first.',
    ko: '에이전트의 문의 목록으로, 기한이 지난 문의가 먼저 나옵니다.',
    zh: '顾问的咨询，逾期的在前。',
    vi: 'Các yêu cầu tư vấn do người tư vấn phụ trách, yêu cầu quá hạn đứng đầu.',
  },
  unlisted: true,
  privateReads: [{ path: myRoles.path, fields: {}, query: [] }],
  redirects: redirects.membersOnly,
  lazy: () => import('./cases-page'),
  prerender: async () => (await import('../frame/prerender')).filteredPage('agent'),
})
