import { withQuery } from '@within-reach/shared-core'
import type { PrerenderedTemplate } from '@within-reach/shared-core/pages'
import { samePage } from '@within-reach/shared-core/prerender'

const to = 'recipient-of-the-query'
const nick = 'nick-of-the-query'

/** An empty message. Its address may name the recipient. */
export const newMessage: PrerenderedTemplate = {
  ...samePage,
  only: { member: true },
  query: (values) =>
    withQuery('', { to: values['query.to'] ? to : '', nick: values['query.nick'] ? nick : '' }),
  slots: { [to]: 'query.to', [nick]: 'query.nick' },
  aspects: [
    [
      { 'query.to': true, 'query.nick': true },
      { 'query.to': true, 'query.nick': null },
      { 'query.to': null, 'query.nick': true },
      { 'query.to': null, 'query.nick': null },
    ],
  ],
}
