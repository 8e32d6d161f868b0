import * as v from 'valibot'
import { defineCall } from './call'
import { Id, Instant, optionalText, requiredText } from './fields'
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
}

/**
 * A message as lists show it. In the inbox the names are the sender's, in sent the recipient's; `from_email` is always the
 * sender's. `unread` is true in the inbox until its owner opens the message with `msg`, and false in sent.
 */
export const MessageRow = v.object(row)
export type MessageRow = v.InferOutput<typeof MessageRow>

export const Message = v.object({ ...row, cont: v.string() })
export type Message = v.InferOutput<typeof Message>

/**
 * The opaque handle that `to` accepts beside an email, so that a visitor can write to an author whose address stays hidden.
 * @param postId the id of the post whose author is meant
 */
export const authorHandle = (postId: number) => `post:${postId}`

/** Reads an author handle; undefined where the text is none. */
export function postOfHandle(to: string): number | undefined {
  const id = /^post:([1-9]\d{0,9})$/.exec(to)?.[1]
  return id === undefined ? undefined : Number(id)
}

export const postMsg = defineCall({
  path: '/api/postMsg',
  summary: 'Send a private message to an email or to the author of a post (post:<id>)',
  login: 'bearer',
  convention: 'zero',
  request: v.object({ to: requiredText(limits.email), msg: requiredText(limits.message) }),
  success: v.optional(v.null()),
  failures: { incorrectEmail: 1, notSent: 2 },
})

export const msgs = defineCall({
  path: '/api/msgs',
  summary: "One page of the caller's inbox or sent messages, newest first",
  login: 'bearer',
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
  summary: 'One message, whole; its recipient has read it from then on',
  login: 'bearer',
  convention: 'truthy',
  request: v.object({ idx: Id }),
  success: Message,
  failures: {},
})

export const Unread = v.object({ count: v.number() })
/** How many messages of their inbox somebody has not opened. */
export type Unread = v.InferOutput<typeof Unread>

export const unread = defineCall({
  path: '/api/unread',
  summary: 'How many messages of the inbox the caller has not opened',
  login: 'bearer',
  convention: 'truthy',
  request: v.object({}),
  success: Unread,
  failures: {},
})

/**
 * The event stream of whoever is logged in: a GET for EventSource, known by the session cookie as in `session`. It says
 * {@link unreadEvent} with {@link Unread} as data, at once and whenever that changes, and ends with the sign-in.
 */
export const eventsPath = '/api/events'
export const unreadEvent = 'unread'

export const deleteFromUser = defineCall({
  path: '/api/deleteFromUser',
  summary: "Delete a message from the caller's side only; the other side keeps its copy",
  login: 'bearer',
  convention: 'zero',
  request: v.object({ idx: Id }),
  success: v.optional(v.null()),
  failures: {},
})
