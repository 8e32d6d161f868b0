import { authorHandle } from '@within-reach/contract'
import { withQuery } from '@within-reach/shared-core'
import type { PrerenderedTemplate } from '@within-reach/shared-core/pages'
import { samePage } from '@within-reach/shared-core/prerender'

/** An empty message. If its address names a recipient, the field is empty until the scripts know who that is. */
export const newMessage: PrerenderedTemplate = {
  ...samePage,
  only: { member: true },
  query: (values) => withQuery('', { to: values['query.to'] ? authorHandle(900_000_001) : '' }),
  aspects: [[{ 'query.to': true }, { 'query.to': null }]],
}
