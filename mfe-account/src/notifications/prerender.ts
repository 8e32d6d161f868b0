import type { PrerenderedTemplate } from '@within-reach/shared-core/pages'
import { samePage } from '@within-reach/shared-core/prerender'

/** The page without the choices of the member: their form is a skeleton. */
export const ownNotifications: PrerenderedTemplate = {
  ...samePage,
  only: { member: true },
  aspects: [],
}
