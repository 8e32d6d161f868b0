import type { RemoteRoute, RemoteSection } from '@within-reach/contract'
import { paths } from '@within-reach/shared-core'

/** What operators see of this remote as a whole. */
export const section: RemoteSection = {
  title: { en: 'Ask Reach', ko: '에이전트 서비스' },
  regional: true,
}

/** The pages of this remote, as data. */
export const routes: readonly RemoteRoute[] = [
  {
    path: paths.longTermProperty,
    title: { en: 'Long-term property', ko: '장기 임대' },
    description: {
      en: 'Tell a verified agent how long you stay, where you want to live and what you can spend; they look for a long-term home abroad that fits.',
      ko: '머무를 기간과 원하는 지역, 예산을 알려 주시면 검증된 에이전트가 해외에서 지낼 알맞은 장기 임대 집을 찾아 드립니다.',
    },
    menu: 'Ask Reach',
  },
  {
    path: paths.shortTermStay,
    title: { en: 'Short-term stay', ko: '단기 숙박' },
    description: {
      en: 'Motels, guesthouses and rooms for a few nights or by the hour: say when and where, and an agent finds you a place to stay.',
      ko: '모텔, 게스트하우스, 며칠 또는 몇 시간 머물 방까지, 날짜와 장소만 알려 주시면 에이전트가 묵을 곳을 찾아 드립니다.',
    },
    menu: 'Ask Reach',
  },
  {
    path: paths.otherRequests,
    title: { en: 'Other requests', ko: '기타 요청' },
    description: {
      en: 'A tour guide, a restaurant, tickets, a driver, or help with study and residence abroad: ask, and an agent takes care of it.',
      ko: '여행 가이드, 맛집 추천, 티켓 예약, 전담 기사, 유학과 해외 거주 도움까지, 요청하시면 에이전트가 도와 드립니다.',
    },
    menu: 'Ask Reach',
  },
  {
    path: paths.longTermHeader,
    title: { en: 'Long-term property banner', ko: '장기 임대 배너' },
    unlisted: true,
  },
]
