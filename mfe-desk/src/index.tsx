import { createPageLifecycles } from '@within-reach/shared-core/react'
import { Frame } from './frame/frame'
import { catalog } from './locales/catalog'
import { pages } from './pages'

// The frame checks the reader's roles before any page is drawn.
export const { bootstrap, mount, unmount, update, preload } = createPageLifecycles(
  [{ element: <Frame />, children: pages }],
  catalog,
)
