import type { PrerenderedTemplate } from '@within-reach/shared-core/pages'
import { samePage } from '@within-reach/shared-core/prerender'

/**
 * A skeleton of an inquiry below its title. A visitor is led to the login, unless the address has the secret of a mailed link, which
 * only the browser knows.
 */
export const oneCase: PrerenderedTemplate = {
  ...samePage,
  only: { member: true },
  query: () => '?idx=900000001',
  aspects: [],
}
