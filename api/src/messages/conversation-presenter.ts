import {
  authorHandle,
  type Conversation,
  type ConversationMessage,
  type ConversationRow,
} from '@within-reach/contract'
import { cautionFor } from '../platform/caution'
import type {
  ConversationRecord,
  FoundConversation,
  PersonRecord,
  ThreadMessage,
} from './conversation-queries'

const presentPerson = ({ number, nick, email, known }: PersonRecord) => ({
  conversation_idx: number,
  usernick: nick,
  userid: nick,
  email: known ? email : '',
})

/** A conversation in the list. */
export const presentConversationRow = (record: ConversationRecord): ConversationRow => ({
  ...presentPerson(record),
  message_idx: record.last_id,
  ca: record.created_at.toISOString(),
  sm: record.preview,
  mine: record.mine,
  unread: record.unread,
  caution: cautionFor(record.caution, record.mine),
})

/** A conversation with one page of its messages. */
export function presentConversation(
  found: FoundConversation,
  messages: readonly ThreadMessage[],
): Conversation {
  const person = presentPerson(found)
  const former = found.email === ''
  const handle = found.post_id === null || former ? '' : authorHandle(found.post_id)
  return { ...person, to: person.email || handle, former, messages: messages.map(presentThreadMessage) }
}

function presentThreadMessage({
  id,
  mine,
  created_at,
  body,
  caution,
  post_id,
  subject,
}: ThreadMessage): ConversationMessage {
  return {
    message_idx: id,
    mine,
    ca: created_at.toISOString(),
    cont: body,
    caution: cautionFor(caution, mine),
    about: post_id === null || subject === null ? null : { post_idx: post_id, subject },
  }
}
