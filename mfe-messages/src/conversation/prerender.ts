import {
  type Conversation,
  conversation,
  type ConversationMessage,
  formatsOf,
  languages,
  successAnswer,
  type When,
} from '@within-reach/contract'
import { blockPath } from '@within-reach/shared-core'
import type { PrerenderedTemplate } from '@within-reach/shared-core/pages'
import { looksOf, samePage } from '@within-reach/shared-core/prerender'

/** The first letter of the nick occurs nowhere else in the page. */
const initial = '※'
const person = {
  conversation_idx: 900_000_100,
  usernick: `${initial}nick-of-the-other-side`,
  userid: 'id-of-the-other-side',
  email: 'email-of-the-other-side',
  to: 'email-of-the-other-side',
  former: false,
  messages: [],
} satisfies Conversation

/** What changes the look of a message: who wrote it, whether it is about another post than those before, and whether a day begins. */
const newDay = 'new.ca|day'
const newPost = 'new.about.post_idx'
const aspects: readonly (readonly When[])[] = [
  [{ mine: null }, { mine: true }],
  [{ [newPost]: true }, { [newPost]: null }],
  [{ [newDay]: true }, { [newDay]: null }],
]
const looks = looksOf(aspects)

/** How many days have begun up to a message. */
const daysUpTo = (at: number): number => looks.slice(0, at + 1).filter((look) => look[newDay]).length

/** In the order of the looks, as they are shown. */
const messages: readonly ConversationMessage[] = looks.map((look, at) => ({
  message_idx: 900_000_001 + at,
  mine: look.mine === true,
  ca: new Date(981_173_106_789 + daysUpTo(at) * 24 * 60 * 60_000).toISOString(),
  cont: 'text-of-the-message',
  about: look[newPost] ? { post_idx: 900_000_200 + at, subject: 'subject-of-the-post' } : null,
}))

const lastReceived = messages.findLast(({ mine }) => !mine)?.message_idx ?? 0

const block = blockPath('message', lastReceived).replace('&', '&amp;')

/** How the conversation can go on, and what is known of the other side. */
const people: readonly When[] = [
  { to: true, email: true, former: null },
  { to: true, email: '', former: null },
  { to: '', email: true, former: null },
  { to: '', email: '', former: null },
  { to: '', email: '', former: true },
]
const olderExist = 'messages.meta.next'
const older: readonly When[] = [{ [olderExist]: true }, { [olderExist]: null }]

const slotsOf = ({ message_idx: id, ca, about }: ConversationMessage): Readonly<Record<string, string>> => ({
  [id]: 'messages.message_idx',
  [ca]: 'messages.ca',
  ...Object.fromEntries(
    languages.flatMap((language) => {
      const { full, day, time } = formatsOf(language)
      return [
        [full(ca), 'messages.ca|full'],
        [day(ca), 'messages.ca|day'],
        [time(ca), 'messages.ca|time'],
      ]
    }),
  ),
  ...(about && { [about.post_idx]: 'messages.about.post_idx' }),
})

/** The messages with one person. The service draws them if it knows the time zone, in which days begin, and if none is folded. */
const withMessages: PrerenderedTemplate = {
  only: { member: true, zone: true },
  query: () => `?with=${person.conversation_idx}`,
  reads: [conversation.path],
  slots: {
    [person.usernick]: 'usernick',
    [initial]: 'usernick|initial',
    [person.email]: 'email',
    'text-of-the-message': 'messages.cont',
    'subject-of-the-post': 'messages.about.subject',
    [block]: block.replace(String(lastReceived), `{{${'received.message_idx'}}}`),
    ...Object.assign({}, ...messages.map(slotsOf)),
  },
  aspects: [people, older],
  lists: {
    received: {
      path: conversation.path,
      field: 'messages',
      only: { field: 'mine', startsWith: 'false', is: true },
      limit: 1,
      shared: ['usernick'],
      element: 'a',
      kinds: [{ at: 0, when: {} }],
    },
    messages: {
      path: conversation.path,
      field: 'messages',
      reversed: true,
      shared: ['usernick'],
      changes: ['about.post_idx', 'ca|day'],
      kinds: [],
      aspects,
    },
  },
  answers(values) {
    const data: Conversation = {
      ...person,
      to: values.to === '' ? '' : person.to,
      email: values.email === '' ? '' : person.email,
      former: values.former === true,
      messages: messages.toReversed(),
    }
    const meta = values[olderExist] ? { next: 1 } : {}
    return [
      {
        path: conversation.path,
        fields: { with: String(person.conversation_idx) },
        answer: successAnswer(conversation, data, meta),
      },
    ]
  },
}

/** The place of a conversation, and beside it that of the list. */
const place: PrerenderedTemplate = {
  ...samePage,
  only: { member: true },
  query: () => '?with=900000001',
  aspects: [],
}

export const oneConversation = [withMessages, place]
