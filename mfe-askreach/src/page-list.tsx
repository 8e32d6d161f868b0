import { paths } from '@within-reach/shared-core'
import type { Page } from '@within-reach/shared-core/react'
import { LongTerm } from './long-term/long-term'
import { LongTermBanner } from './long-term/long-term-banner'

/** The pages of this remote, by their paths. */
export const pages: readonly Page[] = [
  { path: paths.longTermProperty, element: <LongTerm /> },
  { path: paths.longTermHeader, element: <LongTermBanner /> },
  { path: paths.shortTermStay, lazy: () => import('./short-term/short-term') },
  { path: paths.otherRequests, lazy: () => import('./other-requests/other-requests') },
]
