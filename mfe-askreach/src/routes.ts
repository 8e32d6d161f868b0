import type { RemoteRoute } from '@within-reach/contract'
import { paths } from '@within-reach/shared-core'

/** The pages of this remote, as data. */
export const routes: readonly RemoteRoute[] = [
  { path: paths.longTermProperty, title: 'Long-term property', menu: 'Ask Reach' },
  { path: paths.shortTermStay, title: 'Short-term stay', menu: 'Ask Reach' },
  { path: paths.otherRequests, title: 'Other requests', menu: 'Ask Reach' },
  { path: paths.longTermHeader, title: 'Long-term property banner', unlisted: true },
]
