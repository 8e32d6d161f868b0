import type { PrerenderedTemplate } from '@within-reach/shared-core/pages'
import { samePage } from '@within-reach/shared-core/prerender'
import { aboutAspect, aboutQuery } from '../names/prerender'

/** The question whether to block somebody. */
export const blockQuestion: PrerenderedTemplate = {
  ...samePage,
  only: { member: true },
  query: aboutQuery,
  aspects: [aboutAspect],
}
