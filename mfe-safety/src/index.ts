import { createPageLifecycles } from '@within-reach/shared-core/react'
import { catalog } from './locales/catalog'
import { pages } from './pages'

export const { bootstrap, mount, unmount, update, preload } = createPageLifecycles(pages, catalog)
