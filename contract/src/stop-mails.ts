import * as v from 'valibot'
import { defineCall } from './call'

/** The parts of the secret of a link that stops mails: the letter of their kind, an id, and a signature of 256 bits in base64url. */
export const mailSecretForm = /^([a-z])([1-9]\d{0,9})\.([\w-]{43})$/

/** The secret of the link in a mail that stops mails of its kind. */
const MailSecret = v.pipe(
  v.string('is missing'),
  v.trim(),
  v.regex(mailSecretForm, 'must come from the link in the mail'),
)

/** Which mails a link in a mail stops: about one saved search, about all daily ones, about messages, about comments, or the last two. */
export const stoppableMails = ['search', 'searches', 'messages', 'comments', 'news'] as const
export type StoppableMails = (typeof stoppableMails)[number]

/** What a link in a mail stops. */
const LinkedMails = v.object({
  of: v.picklist(stoppableMails),
  /** The name of the saved search; null for other mails, and once the search is removed. */
  name: v.nullable(v.string()),
  /** Whether these mails have ended already. */
  stopped: v.boolean(),
})

export const linkedMails = defineCall({
  path: '/api/linkedMails',
  summary: 'Which mails the link in a mail stops',
  login: 'none',
  convention: 'truthy',
  request: v.object({ secret: MailSecret }),
  success: LinkedMails,
  failures: {},
})

export const stopLinkedMails = defineCall({
  path: '/api/stopLinkedMails',
  summary: 'Stop the kind of mails from which the link is',
  login: 'none',
  convention: 'truthy',
  request: v.object({ secret: MailSecret }),
  success: v.optional(v.null()),
  failures: {},
})

/**
 * The address in the header of a mail. A mail program that posts to it stops the mails (RFC 8058); a browser that opens it gets to
 * a page that asks first, because programs that look for viruses open every link.
 */
export const stopMailsPath = (secret: string): string => `/api/stopMails/${secret}`
