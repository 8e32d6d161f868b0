import * as v from 'valibot'
import { defineCall } from './call'
import { Id, Instant } from './fields'
import { cautionField } from './interlock'

/** Continues a list below the entry with this number; the newest entries by default. */
const Before = v.optional(Id)

/** The cursor of the next, older page; absent on the last one. */
const Older = v.object({ next: v.optional(v.number()) })

const person = {
  /** Names the conversation in `with`. The other side has a number of its own. */
  conversation_idx: v.number(),
  /** The other person's name. All former members share one, and one conversation, because nobody can tell whose a text was. */
  usernick: v.string(),
  userid: v.string(),
  /** The other person's address; empty if no message told it to the caller, and for former members. */
  email: v.string(),
}

/** A conversation in the list, with its last message. */
export const ConversationRow = v.object({
  ...person,
  /** The id of the last message. Absent in the answers of an older service. */
  message_idx: v.optional(v.number()),
  ca: Instant,
  sm: v.string(),
  /** Of the last message. Where there is one, a list shows that instead of the beginning. */
  caution: cautionField,
  /** Whether the caller wrote the last message. */
  mine: v.boolean(),
  /** The unread messages, counted up to {@link unreadCounted}. */
  unread: v.number(),
})
export type ConversationRow = v.InferOutput<typeof ConversationRow>

/** Unread messages of one conversation are counted up to this number. */
export const unreadCounted = 100

/** The post that a message is about, if it still exists and is visible. */
export const AboutPost = v.object({ post_idx: v.number(), subject: v.string() })
export type AboutPost = v.InferOutput<typeof AboutPost>

export const ConversationMessage = v.object({
  message_idx: v.number(),
  mine: v.boolean(),
  ca: Instant,
  cont: v.string(),
  caution: cautionField,
  about: v.nullable(AboutPost),
})
export type ConversationMessage = v.InferOutput<typeof ConversationMessage>

/** One page of the messages with one person, newest first. */
export const Conversation = v.object({
  ...person,
  /** What `postMsg` takes as `to`: the address, or the author handle of a post. Empty if the caller can only wait for an answer. */
  to: v.string(),
  former: v.boolean(),
  messages: v.array(ConversationMessage),
})
export type Conversation = v.InferOutput<typeof Conversation>

export const conversations = defineCall({
  path: '/api/conversations',
  summary: "One page of the caller's conversations, the one with the newest message first",
  login: 'bearer',
  reads: true,
  convention: 'truthy',
  request: v.object({ before: Before }),
  success: v.array(ConversationRow),
  meta: Older,
  failures: {},
})

export const conversation = defineCall({
  path: '/api/conversation',
  summary:
    'One page of the messages with one person, newest first. `with` is the number of a conversation, or the id of one of its messages. ' +
    'Marks what was received up to here as read',
  login: 'bearer',
  reads: 'in-page',
  convention: 'truthy',
  request: v.object({ with: Id, before: Before }),
  success: Conversation,
  meta: Older,
  failures: {},
})
