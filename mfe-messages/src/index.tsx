import { createPageLifecycles } from '@within-reach/shared-core/react'
import { MembersOnly } from './members-only/members-only'
import { catalog } from './locales/catalog'
import { pages } from './pages'

// Each page redirects visitors to the login page.
export const { bootstrap, mount, unmount, update, preload } = createPageLifecycles(
  [{ element: <MembersOnly />, children: pages }],
  catalog,
)
