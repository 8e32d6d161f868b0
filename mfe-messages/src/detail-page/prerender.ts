import { withQuery } from '@within-reach/shared-core'
import type { PrerenderedTemplate } from '@within-reach/shared-core/pages'
import { samePage } from '@within-reach/shared-core/prerender'
import { folderAspect } from '../list-page/prerender'

/** The page of one message, without the message: a read marks it as read, so the service does not prefetch it. */
export const oneMessage: PrerenderedTemplate = {
  ...samePage,
  only: { member: true },
  query: (values) => withQuery('', { idx: 1, type: String(values['query.type'] ?? '') }),
  aspects: [folderAspect],
}
