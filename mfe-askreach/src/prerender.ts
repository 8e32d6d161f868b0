import { paths } from '@within-reach/shared-core'
import { type Prerender, prerenderPages } from '@within-reach/shared-core/prerender'
import { catalog } from './locales/catalog'
import { pages } from './pages'

/** Draws what stands in the page before the scripts have come. */
export const prerender: Prerender = prerenderPages(pages, catalog, [{ path: paths.longTermProperty }])
