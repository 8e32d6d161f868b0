import { myCase } from '@within-reach/contract'
import { redirects, safetyPaths } from '@within-reach/shared-core'
import { definePage } from '@within-reach/shared-core/pages'

/**
 * One case (/case): of a member by its number, or of a visitor by the secret after the # of the mailed link. The service sees no
 * secret there, so it redirects only visitors of an address with a number.
 */
export const oneCase = definePage({
  path: safetyPaths.case,
  title: { en: 'Inquiry', ko: '문의', zh: '咨询', vi: 'Yêu cầu tư vấn' },
  description: {
    en: 'One inquiry: what was written, how far it is, and the homes that the agent offers.',
    ko: '문의 한 건의 대화와 진행 상황, 에이전트가 추천한 집을 볼 수 있습니다.',
    zh: '一个咨询：往来内容、进展，以及顾问推荐的房源。',
    vi: 'Một yêu cầu tư vấn: những gì đã viết, tiến độ, và những chỗ ở mà người tư vấn đề xuất.',
  },
  unlisted: true,
  privateReads: [{ path: myCase.path, fields: {}, query: ['idx'] }],
  redirects: { visitorsWith: { ...redirects.membersOnly.visitors, query: 'idx' } },
  lazy: () => import('./case'),
  prerender: async () => (await import('./prerender')).oneCase,
})
