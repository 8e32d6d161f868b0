import { withQuery } from '@within-reach/shared-core'
import type { PrerenderedTemplate } from '@within-reach/shared-core/pages'
import { samePage } from '@within-reach/shared-core/prerender'

const words = 'words-of-the-search'

/** A folder around its messages, which the page reads. */
export const folder: PrerenderedTemplate = {
  ...samePage,
  only: { member: true },
  query: (values) =>
    withQuery('', {
      type: String(values['query.type'] ?? ''),
      search: values['query.search'] ? words : '',
    }),
  slots: { [words]: 'query.search' },
  aspects: [
    ([null, 'sent', true] as const).map((type) => ({ 'query.type': type })),
    [{ 'query.search': true }, { 'query.search': null }],
  ],
}
