import type { PrerenderedTemplate } from '@within-reach/shared-core/pages'

const query = '?query-of-the-page'

/** A page whose links carry its query, so that the login returns to the previous page. */
export const queryInLinks: PrerenderedTemplate = {
  query: () => query,
  reads: [],
  slots: { [query]: 'search' },
  aspects: [[{ member: true }, { member: null }]],
  lists: {},
  answers: () => [],
}
