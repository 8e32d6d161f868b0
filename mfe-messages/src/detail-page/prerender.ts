import { formatsOf, languages, type Message, msg, successAnswer } from '@within-reach/contract'
import { withQuery } from '@within-reach/shared-core'
import type { PrerenderedTemplate } from '@within-reach/shared-core/pages'
import { folderAspect } from '../message-list/prerender'

/** The first letter of the nick occurs nowhere else in the page. */
const initial = '※'
const sample: Message = {
  message_idx: 900_000_001,
  usernick: `${initial}nick-of-the-other-side`,
  userid: 'id-of-the-other-side',
  from_email: 'email-of-the-sender',
  ca: new Date(981_173_106_789).toISOString(),
  sm: 'beginning-of-the-message',
  unread: false,
  cont: 'text-of-the-message',
}

/** One message. Without the answer of its read, its place is a skeleton. */
export const oneMessage: PrerenderedTemplate = {
  only: { member: true },
  query: (values) => withQuery('', { idx: sample.message_idx, type: String(values['query.type'] ?? '') }),
  reads: [],
  optionalReads: [msg.path],
  slots: {
    [sample.message_idx]: 'message_idx',
    [sample.usernick]: 'usernick',
    [initial]: 'usernick|initial',
    [sample.ca]: 'ca',
    // The time of day depends on the time zone of the browser.
    ...Object.fromEntries(languages.map((language) => [formatsOf(language).full(sample.ca), 'ca|day'])),
    [sample.cont]: 'cont',
  },
  aspects: [
    folderAspect.flatMap((folder) => [
      { ...folder, cont: true },
      { ...folder, cont: null },
    ]),
  ],
  lists: {},
  answers: ({ cont }) =>
    cont
      ? [
          {
            path: msg.path,
            fields: { idx: String(sample.message_idx) },
            answer: successAnswer(msg, sample),
          },
        ]
      : [],
}
