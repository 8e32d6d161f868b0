import type { Message } from '@within-reach/contract'

/** A message with its preview and its text. */
export const sampleMessage = (id: number, nick: string, unread = false): Message => ({
  message_idx: id,
  usernick: nick,
  userid: nick,
  from_email: `${nick}@example.com`,
  ca: '2026-11-01T10:00:00.000Z',
  sm: `Text of ${nick}`,
  unread,
  cont: `Text of ${nick} — whole`,
})
