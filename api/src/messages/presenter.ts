import type { Message, MessageRow } from '@within-reach/contract'
import { cautionFor } from '../platform/caution'
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
    caution: cautionFor(message.caution, message.from_id === readerId),
  }
}

/** A complete message. */
export function presentMessage(message: WholeMessage, readerId: number): Message {
  return { ...presentRow(message, readerId), cont: message.body }
}
