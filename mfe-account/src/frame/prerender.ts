import type { PrerenderedTemplate } from '@within-reach/shared-core/pages'

const query = '?query-of-the-page'

/** A page that passes its query on in a link, so that the login leads back. */
export const leadingOn: PrerenderedTemplate = {
  query: () => query,
  reads: [],
  slots: { [query]: 'search' },
  aspects: [[{ member: true }, { member: null }]],
  lists: {},
  answers: () => [],
}
