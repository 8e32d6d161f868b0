import { withQuery } from '@within-reach/shared-core'
import type { PrerenderedTemplate } from '@within-reach/shared-core/pages'
import { samePage } from '@within-reach/shared-core/prerender'

const searchText = 'words-of-the-search'

/** The folder of an address: the sent messages, or the inbox without a folder and for an unknown one. */
export const folderAspect = ([null, 'sent', true] as const).map((type) => ({ 'query.type': type }))

/** The page of a folder, without its messages, which the browser reads. */
export const folder: PrerenderedTemplate = {
  ...samePage,
  only: { member: true },
  query: (values) =>
    withQuery('', {
      type: String(values['query.type'] ?? ''),
      search: values['query.search'] ? searchText : '',
    }),
  slots: { [searchText]: 'query.search' },
  aspects: [folderAspect, [{ 'query.search': true }, { 'query.search': null }]],
}
