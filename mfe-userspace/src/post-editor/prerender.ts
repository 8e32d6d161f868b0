import { withQuery } from '@within-reach/shared-core'
import type { PrerenderedTemplate } from '@within-reach/shared-core/pages'
import { samePage } from '@within-reach/shared-core/prerender'

/**
 * An empty editor. Visitors are redirected to the login page and an edited post is always read again, so neither is
 * drawn.
 */
export const newPost: PrerenderedTemplate = {
  ...samePage,
  only: { member: true, 'query.edit': null },
  aspects: [],
}

/** The editor of the board that the address names. */
export const ofType: PrerenderedTemplate = {
  ...newPost,
  query: (values) => withQuery('', { type: String(values['query.type'] ?? '') }),
  aspects: [([null, 'tr', 'jobs', 'qb', true] as const).map((type) => ({ 'query.type': type }))],
}
