import { myRoles } from '@within-reach/contract'
import { redirects } from '@within-reach/shared-core'
import { definePage } from '@within-reach/shared-core/pages'

/** Where agents note that they saw a host's papers (/desk/papers). */
export const papers = definePage({
  path: '/desk/papers',
  title: { en: 'Papers', ko: '서류 확인', zh: '证件查验', vi: 'Giấy tờ' },
  description: {
    en: "Where agents note that they saw a host's papers, and take it back.",
    ko: '에이전트가 호스트의 서류를 확인했다고 기록하거나 기록을 취소하는 페이지입니다.',
    zh: '顾问在此登记已查验房东的证件，或撤回登记。',
    vi: 'Nơi người tư vấn ghi nhận đã xem giấy tờ của chủ nhà, hoặc rút lại.',
  },
  unlisted: true,
  privateReads: [{ path: myRoles.path, fields: {}, query: [] }],
  redirects: redirects.membersOnly,
  lazy: () => import('./papers-page'),
  prerender: async () => (await import('../frame/prerender')).filteredPage('agent'),
})
