import type { RemoteRoute } from '@within-reach/contract'
import { paths } from '@within-reach/shared-core'

/** The pages of this remote, as data. */
export const routes: readonly RemoteRoute[] = [
  { path: paths.longTermProperty, title: { en: 'Long-term property', ko: '장기 임대' }, menu: 'Ask Reach' },
  { path: paths.shortTermStay, title: { en: 'Short-term stay', ko: '단기 숙박' }, menu: 'Ask Reach' },
  { path: paths.otherRequests, title: { en: 'Other requests', ko: '기타 요청' }, menu: 'Ask Reach' },
  {
    path: paths.longTermHeader,
    title: { en: 'Long-term property banner', ko: '장기 임대 배너' },
    unlisted: true,
  },
]
