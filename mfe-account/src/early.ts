import { paths } from '@within-reach/shared-core'
import { type DrawEarly, drawPages } from '@within-reach/shared-core/early'
import { catalog } from './locales/catalog'
import { pages } from './pages'

/** Draws what stands in the page before the scripts have come. */
export const draw: DrawEarly = drawPages(pages, catalog, [{ path: paths.login }])
