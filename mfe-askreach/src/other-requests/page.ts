import { paths, redirects } from '@within-reach/shared-core'
import { definePage } from '@within-reach/shared-core/pages'

/** The form for anything else (/askreachotherrequests). */
export const otherRequests = definePage({
  path: paths.otherRequests,
  title: { en: 'Other requests', ko: '기타 요청', zh: '其他需求', vi: 'Yêu cầu khác' },
  description: {
    en: 'A tour guide, a restaurant, tickets, a driver, or help with study and residence abroad: ask, and an agent takes care of it.',
    ko: '여행 가이드, 맛집 추천, 티켓 예약, 전담 기사, 유학과 해외 거주 도움까지, 요청하시면 에이전트가 도와 드립니다.',
    zh: '导游、餐厅、门票、司机，或海外学习与居留方面的帮助：提出需求，顾问会为您办妥。',
    vi: 'Hướng dẫn viên, nhà hàng, vé, tài xế, hoặc hỗ trợ du học và cư trú ở nước ngoài: hãy nhờ chúng tôi, và người tư vấn sẽ lo liệu.',
  },
  menu: 'Ask Reach',
  redirects: redirects.membersOnly,
  lazy: () => import('./other-requests'),
  prerender: true,
})
