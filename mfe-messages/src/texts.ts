import type { Folder } from '@within-reach/contract'

/** The words of the message centre; those of the specification (sections 2, 8 and 9) to the letter. */
export const texts = {
  title: 'Messages',
  folders: { inbox: 'Inbox', sent: 'Sent' } satisfies Record<Folder, string>,
  write: 'Write',
  send: 'Send',
  to: 'To',
  message: 'Message',
  reply: 'Reply',
  close: 'Close',
  search: 'Search messages',
  sent: 'Your message has been sent.',
  incorrectEmail: 'Incorrect Email',
  error: 'Error',
  deleteMessage: 'Delete this message',
  confirmDelete: 'Do you really want to delete this item? This process cannot be undone.',
  cancel: 'Cancel',
  delete: 'Delete',
  empty: { inbox: 'No messages yet', sent: 'Nothing sent yet' } satisfies Record<Folder, string>,
  nothingFound: 'No message holds these words',
  pick: 'Choose a message to read it',
} as const

/** A date as short as it can be and still be clear. */
export function shortDate(iso: string, now = new Date()): string {
  const date = new Date(iso)
  const today = date.toDateString() === now.toDateString()
  const thisYear = date.getFullYear() === now.getFullYear()
  const form: Intl.DateTimeFormatOptions = today
    ? { hour: 'numeric', minute: '2-digit' }
    : { month: 'short', day: 'numeric', ...(thisYear ? {} : { year: 'numeric' }) }
  return new Intl.DateTimeFormat('en', form).format(date)
}

/** A date and time in full. */
export const fullDate = (iso: string): string =>
  new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short' }).format(new Date(iso))
