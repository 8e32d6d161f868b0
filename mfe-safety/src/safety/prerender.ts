import type { PrerenderedTemplate } from '@within-reach/shared-core/pages'
import { samePage } from '@within-reach/shared-core/prerender'

/** The advice, and below it the links of a member or of a visitor. A member's lists follow by script. */
export const safetyPage: PrerenderedTemplate = samePage
