import { myRoles } from '@within-reach/contract'
import { redirects } from '@within-reach/shared-core'
import { definePage } from '@within-reach/shared-core/pages'

/** One inquiry with its thread and offers (/desk/case). */
export const oneCase = definePage({
  path: '/desk/case',
  title: { en: 'Case', ko: '문의', zh: '个案', vi: 'Hồ sơ' },
  description: {
    en: 'One inquiry with its thread, its offers and what is due.',
    ko: '문의 한 건의 대화와 추천한 집, 답변 기한입니다.',
    zh: '一份咨询及其往来消息、推荐的房源和期限。',
    vi: 'Một yêu cầu tư vấn với phần trao đổi, các chỗ ở đã đề xuất và hạn trả lời.',
  },
  unlisted: true,
  privateReads: [{ path: myRoles.path, fields: {}, query: [] }],
  redirects: redirects.membersOnly,
  lazy: () => import('./case-page'),
  prerender: async () => (await import('../frame/prerender')).samePage,
})
