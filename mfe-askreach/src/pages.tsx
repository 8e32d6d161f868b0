import { paths } from '@within-reach/shared-core'
import { createPageLifecycles } from '@within-reach/shared-core/react'
import { LongTerm } from './long-term/long-term'
import { LongTermBanner } from './long-term/long-term-banner'
import { catalog } from './locales/catalog'

export const { bootstrap, mount, unmount, update } = createPageLifecycles(
  [
    { path: paths.longTermProperty, element: <LongTerm /> },
    { path: paths.longTermHeader, element: <LongTermBanner /> },
    { path: paths.shortTermStay, lazy: () => import('./short-term/short-term') },
    { path: paths.otherRequests, lazy: () => import('./other-requests/other-requests') },
  ],
  catalog,
)
