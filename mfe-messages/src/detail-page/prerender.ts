import { withQuery } from '@within-reach/shared-core'
import type { PrerenderedTemplate } from '@within-reach/shared-core/pages'
import { samePage } from '@within-reach/shared-core/prerender'
import { folderAspect } from '../list-page/prerender'

/** A message that is opened. To read it marks it as read, so the service does not do that for the page. */
export const oneMessage: PrerenderedTemplate = {
  ...samePage,
  only: { member: true },
  query: (values) => withQuery('', { idx: 1, type: String(values['query.type'] ?? '') }),
  aspects: [folderAspect],
}
