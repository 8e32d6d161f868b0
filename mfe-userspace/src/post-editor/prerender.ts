import { withQuery } from '@within-reach/shared-core'
import type { PrerenderedTemplate } from '@within-reach/shared-core/pages'
import { samePage } from '@within-reach/shared-core/prerender'

/** An empty editor. A visitor is sent to the login, and an edited post is read afresh. */
export const newPost: PrerenderedTemplate = {
  ...samePage,
  only: { member: true, 'query.edit': null },
  aspects: [],
}

/** The editor of the boards that share a page, chosen by its address. */
export const ofType: PrerenderedTemplate = {
  ...newPost,
  query: (values) => withQuery('', { type: String(values['query.type'] ?? '') }),
  aspects: [([null, 'tr', true] as const).map((type) => ({ 'query.type': type }))],
}
