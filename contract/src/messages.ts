import * as v from 'valibot'
import { defineCall } from './call'
import { Id, Instant, optionalText, requiredText } from './fields'
import { cautionField } from './interlock'
import { limits } from './limits'
import { Page, PageNumber } from './paging'

export const folders = ['inbox', 'sent'] as const
export type Folder = (typeof folders)[number]

const row = {
  message_idx: v.number(),
  usernick: v.string(),
  userid: v.string(),
  from_email: v.string(),
  ca: Instant,
  sm: v.string(),
  unread: v.boolean(),
  /** Where a list has one, it shows that instead of the beginning. */
  caution: cautionField,
}

/**
 * A message in a list. In the inbox the names are the sender's, in sent the recipient's; `from_email` is always the
 * sender's. `unread` is true in the inbox until the owner opens the message with `msg`, and false in sent.
 */
export const MessageRow = v.object(row)
export type MessageRow = v.InferOutput<typeof MessageRow>

export const Message = v.object({ ...row, cont: v.string() })
export type Message = v.InferOutput<typeof Message>

/**
 * The opaque handle that `to` accepts instead of an email, so that a visitor can write to an author without seeing the
 * address.
 * @param postId the id of the author's post
 */
export const authorHandle = (postId: number) => `post:${postId}`

/** Parses an author handle; undefined if the text is not one. */
export function postOfHandle(to: string): number | undefined {
  const id = /^post:([1-9]\d{0,9})$/.exec(to)?.[1]
  return id === undefined ? undefined : Number(id)
}

export const postMsg = defineCall({
  path: '/api/postMsg',
  summary: 'Send a private message to an email or to the author of a post (post:<id>)',
  login: 'bearer',
  published: true,
  once: true,
  convention: 'zero',
  request: v.object({
    to: requiredText(limits.email),
    msg: requiredText(limits.message),
    /** The post that the message is about; that of an author handle by default. Ignored if it is gone. */
    about: v.optional(Id),
  }),
  success: v.optional(v.null()),
  failures: { incorrectEmail: 1, notSent: 2 },
})

export const msgs = defineCall({
  path: '/api/msgs',
  summary: "One page of the caller's inbox or sent messages, newest first",
  login: 'bearer',
  reads: true,
  convention: 'truthy',
  request: v.object({
    type: v.picklist(folders, `must be one of ${folders.join(', ')}`),
    searchData: optionalText(limits.search),
    page: PageNumber,
  }),
  success: v.array(MessageRow),
  meta: Page,
  failures: {},
})

export const msg = defineCall({
  path: '/api/msg',
  summary: 'One complete message; opening it marks it as read for its recipient',
  login: 'bearer',
  reads: 'in-page',
  convention: 'truthy',
  request: v.object({ idx: Id }),
  success: Message,
  failures: {},
})

/** The id of the newest message of each folder; 0 in an empty one. A page with an older list reads it again. */
export const NewestMessages = v.object({ inbox: v.number(), sent: v.number() })
export type NewestMessages = v.InferOutput<typeof NewestMessages>

/** `newest` is absent in the answers of an older service. */
export const Unread = v.object({ count: v.number(), newest: v.optional(NewestMessages) })
/** The unread messages in a member's inbox, and the newest ones of both folders. */
export type Unread = v.InferOutput<typeof Unread>

export const unread = defineCall({
  path: '/api/unread',
  summary: 'The number of unread messages in the caller’s inbox, and the newest message of each folder',
  login: 'bearer',
  whileSuspended: true,
  convention: 'truthy',
  request: v.object({}),
  success: Unread,
  failures: {},
})

/**
 * The event stream of the logged-in member: a GET for EventSource, authenticated by the session cookie like `session`. It
 * sends {@link unreadEvent} with {@link Unread} as data, immediately and after each change, and ends with the sign-in.
 */
export const eventsPath = '/api/events'
export const unreadEvent = 'unread'

/**
 * The event on the stream of a member that a message left one of their folders or came back: it was deleted, a moderator withdrew or
 * restored it, or the member blocked or unblocked its sender. That may change neither the count nor the newest messages. Its data is
 * a `ChangeEvent`.
 */
export const messageDeletedEvent = 'message-deleted'

export const deleteFromUser = defineCall({
  path: '/api/deleteFromUser',
  summary: "Delete a message from the caller's side only; the other side keeps its copy",
  login: 'bearer',
  convention: 'zero',
  request: v.object({ idx: Id }),
  success: v.optional(v.null()),
  failures: {},
})
