import { myCases as read } from '@within-reach/contract'
import { redirects, safetyPaths } from '@within-reach/shared-core'
import { definePage } from '@within-reach/shared-core/pages'

/** The member's inquiries as cases (/mycases). */
export const myCases = definePage({
  path: safetyPaths.myCases,
  title: { en: 'My inquiries', ko: '내 문의', zh: '我的咨询', vi: 'Yêu cầu tư vấn của tôi' },
  description: {
    en: 'What you asked our agents, how far it is, and the homes that they offer you.',
    ko: '에이전트에게 문의하신 내용의 진행 상황과 추천받은 집을 확인할 수 있습니다.',
    zh: '您向我们的顾问咨询了什么、进展如何，以及他们为您推荐的房源。',
    vi: 'Những gì bạn đã hỏi người tư vấn của chúng tôi, tiến độ, và những chỗ ở họ đề xuất cho bạn.',
  },
  unlisted: true,
  privateReads: [{ path: read.path, fields: {}, query: ['page'] }],
  redirects: redirects.membersOnly,
  lazy: () => import('./my-cases'),
  prerender: async () => (await import('./prerender')).ownCases,
})
