import type { Message, MessageRow } from '@within-reach/contract'
import type { MessageRecord, WholeMessage } from './queries'

/** A message in a list. In the inbox the nick is the sender's, in sent the recipient's. */
export function presentRow(message: MessageRecord, readerId: number): MessageRow {
  const { caution, from_id: authorId } = message
  // The author was warned before sending.
  const isFolded = caution !== null && authorId !== readerId
  return {
    message_idx: message.id,
    usernick: message.nick,
    userid: message.nick,
    from_email: message.from_email,
    ca: message.created_at.toISOString(),
    sm: message.preview,
    unread: message.unread,
    caution: isFolded ? { categories: [...caution] } : undefined,
  }
}

/** A complete message. */
export function presentMessage(message: WholeMessage, readerId: number): Message {
  return { ...presentRow(message, readerId), cont: message.body }
}
