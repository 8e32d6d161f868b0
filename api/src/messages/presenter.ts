import type { Message, MessageRow } from '@within-reach/contract'
import type { MessageRecord, WholeMessage } from './queries'

/** A message in a list. In the inbox the nick is the sender's, in sent the recipient's. */
export function presentRow(message: MessageRecord, readerId: number): MessageRow {
  return {
    message_idx: message.id,
    usernick: message.nick,
    userid: message.nick,
    from_email: message.from_email,
    ca: message.created_at.toISOString(),
    sm: message.preview,
    unread: message.unread,
    caution: foldedAs(message.caution, message.from_id === readerId),
  }
}

/** Why a text is folded for its reader: not for its author, who was warned before sending. */
export const foldedAs = (caution: readonly string[] | null, isAuthor: boolean): MessageRow['caution'] =>
  caution !== null && !isAuthor ? { categories: [...caution] } : undefined

/** A complete message. */
export function presentMessage(message: WholeMessage, readerId: number): Message {
  return { ...presentRow(message, readerId), cont: message.body }
}
