import { createPageLifecycles } from '@within-reach/shared-core/react'
import { MembersOnly } from './members-only/members-only'
import { catalog } from './locales/catalog'
import { pages } from './pages'

// Whoever is not logged in is led to the login page from each of them.
export const { bootstrap, mount, unmount, update, preload } = createPageLifecycles(
  [{ element: <MembersOnly />, children: pages }],
  catalog,
)
