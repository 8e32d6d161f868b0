import { createPageLifecycles } from '@within-reach/shared-core/react'
import { Frame } from './frame/frame'
import { catalog } from './locales/catalog'
import { pages } from './pages'

// The frame with its navigation and notices surrounds every page.
export const { bootstrap, mount, unmount, update, preload } = createPageLifecycles(
  [{ element: <Frame />, children: pages }],
  catalog,
)
