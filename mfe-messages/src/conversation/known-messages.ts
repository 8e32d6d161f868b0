import type { ConversationMessage, NewestMessages } from '@within-reach/contract'
import type { MessageState } from '@within-reach/shared-core'

/** The newest messages that a page has read, or was told of and has looked for. */
export interface KnownMessages {
  add(newest: NewestMessages): void
  /** Whether the page knows all that it is told. */
  has(told: MessageState): boolean
}

/** Remembers the newest messages, so that a page does not read again what it has just read. */
export function createKnownMessages(): KnownMessages {
  let known = { inbox: 0, sent: 0 }
  return {
    add({ inbox, sent }) {
      known = { inbox: Math.max(known.inbox, inbox), sent: Math.max(known.sent, sent) }
    },
    has: ({ inbox, sent }) => inbox <= known.inbox && sent <= known.sent,
  }
}

/**
 * The newest messages of a page of a conversation.
 * @param messages newest first
 */
export function newestOf(messages: readonly ConversationMessage[]): NewestMessages {
  const newest = (ofMine: boolean) => messages.find(({ mine }) => mine === ofMine)?.message_idx ?? 0
  return { inbox: newest(false), sent: newest(true) }
}
