import { createPageLifecycles } from '@within-reach/shared-core/react'
import { catalog } from './locales/catalog'
import { pages } from './page-list'

export const { bootstrap, mount, unmount, update } = createPageLifecycles(pages, catalog)
