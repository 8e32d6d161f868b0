import type { Caller } from '../platform/caller'

/** The member who opens the pages of a test site. */
export const member: Caller = {
  userId: 1,
  email: 'a@b.co',
  name: 'a',
  nick: 'a',
  language: null,
  tokenHash: Buffer.alloc(0),
  operator: false,
  roles: [],
  suspendedUntil: null,
  limitedUntil: null,
  marker: 'marker-of-the-member',
  secondFactor: 'none',
}
