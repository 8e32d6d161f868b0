import { paths } from '@within-reach/shared-core'
import { createPageLifecycles, type Page } from '@within-reach/shared-core/react'
import { LongTerm } from './long-term/long-term'
import { LongTermBanner } from './long-term/long-term-banner'
import { catalog } from './locales/catalog'

/** The pages of this remote, by their paths. */
export const pages: readonly Page[] = [
  { path: paths.longTermProperty, element: <LongTerm /> },
  { path: paths.longTermHeader, element: <LongTermBanner /> },
  { path: paths.shortTermStay, lazy: () => import('./short-term/short-term') },
  { path: paths.otherRequests, lazy: () => import('./other-requests/other-requests') },
]

export const { bootstrap, mount, unmount, update } = createPageLifecycles(pages, catalog)
