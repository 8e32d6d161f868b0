import type { Member } from '@within-reach/shared-core'

/** A member, by the marker of a sign-in. */
export const member = (marker: string, email = `${marker.replaceAll(' ', '-')}@example.com`): Member => ({
  logined: true,
  name: 'Mina Kim',
  nick: 'mina',
  email,
  marker,
  social: null,
})
