import type { PrerenderedTemplate } from '@within-reach/shared-core/pages'
import { samePage } from '@within-reach/shared-core/prerender'

/** A skeleton of an inquiry below its title. The address may have the secret of a mailed link, which only the browser knows. */
export const oneCase: PrerenderedTemplate = { ...samePage, query: () => '#secret-of-the-link' }
