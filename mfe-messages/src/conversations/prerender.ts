import {
  type ConversationRow,
  conversations,
  type InitialAnswer,
  successAnswer,
  unreadCounted,
  type When,
} from '@within-reach/contract'
import type { PrerenderedTemplate } from '@within-reach/shared-core/pages'

/** An unusual number, which occurs nowhere else in the page. */
const several = 47
const sample = {
  usernick: 'nick-of-the-other-side',
  ca: new Date(981_173_106_789).toISOString(),
  sm: 'beginning-of-the-message',
}

/** What changes the look of a row: the number of unread messages, and whether the last message is folded, one's own, or the other side's. */
const looks = [0, 1, unreadCounted, several].flatMap((unread) =>
  [
    { caution: { categories: ['abroad'] }, mine: false },
    { caution: undefined, mine: true },
    { caution: undefined, mine: false },
  ].map((of) => ({ unread, ...of })),
)

const rows: readonly ConversationRow[] = looks.map((look, at) => ({
  ...sample,
  ...look,
  userid: '',
  email: '',
  conversation_idx: 900_000_001 + at,
}))

const kinds = looks.map(({ unread, caution, mine }, at) => ({
  at,
  when: {
    unread: unread === several ? true : unread,
    ...(caution ? { caution: true } : { mine: mine || null }),
  } satisfies When,
}))

/** The state of the list: with older conversations, whole, without any, or its read without an answer. */
const states: readonly When[] = [
  { 'conversations.answered': true, 'conversations.count': true, 'conversations.meta.next': true },
  { 'conversations.answered': true, 'conversations.count': true, 'conversations.meta.next': null },
  { 'conversations.answered': true, 'conversations.count': 0, 'conversations.meta.next': null },
  { 'conversations.answered': null, 'conversations.count': 0, 'conversations.meta.next': null },
]

function answersIn(state: When): readonly InitialAnswer[] {
  if (state['conversations.answered'] === null) return []
  const next = state['conversations.meta.next'] ? { next: 1 } : {}
  const data = state['conversations.count'] === 0 ? [] : rows
  return [{ path: conversations.path, fields: {}, answer: successAnswer(conversations, data, next) }]
}

/** The conversations of a member. Without the answer of their read, the list is a skeleton. */
export const conversationsPage: PrerenderedTemplate = {
  only: { member: true },
  query: () => '',
  reads: [],
  slots: {
    ...Object.fromEntries(Object.entries(sample).map(([field, text]) => [text, `conversations.${field}`])),
    ...Object.fromEntries(rows.map((row) => [row.conversation_idx, 'conversations.conversation_idx'])),
    [several]: 'conversations.unread',
  },
  aspects: [states],
  lists: { conversations: { path: conversations.path, kinds } },
  answers: answersIn,
}
