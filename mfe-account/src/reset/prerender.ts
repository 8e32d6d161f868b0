import { withQuery } from '@within-reach/shared-core'
import type { PrerenderedTemplate } from '@within-reach/shared-core/pages'

const email = 'email-of-the-query'

/** The page for the code. It shows the email to which the code was sent. */
export const code: PrerenderedTemplate = {
  query: (values) => withQuery('', { email: values['query.email'] ? email : '' }),
  reads: [],
  slots: { [email]: 'query.email' },
  aspects: [
    [{ member: true }, { member: null }],
    [{ 'query.email': true }, { 'query.email': null }],
  ],
  lists: {},
  answers: () => [],
}
