import type { PrerenderedTemplate } from '@within-reach/shared-core/pages'
import { queryInLinks } from '../frame/prerender'

const toPage = '?next=%2Fquery-of-the-page'

/** The login page, which says whether it leads back to another page. */
export const loginPage: PrerenderedTemplate = {
  ...queryInLinks,
  query: (values) => (values['query.next'] ? toPage : queryInLinks.query(values)),
  slots: { ...queryInLinks.slots, [toPage]: 'search' },
  // One aspect: a member is redirected, to that page if there is one.
  aspects: [
    [
      { member: null, 'query.next': null },
      { member: null, 'query.next': true },
      { member: true, 'query.next': null },
      { member: true, 'query.next': true },
    ],
  ],
}
