import { createSessionStore, type Member } from '../session'

/** The member for whom pages are drawn. */
export const sampleMember: Member = {
  logined: true,
  email: 'email-of-the-member@example.com',
  name: 'name-of-the-member',
  nick: 'nick-of-the-member',
  marker: 'marker-of-the-member',
  social: null,
}

/** The session of that member. */
export const sampleSession = createSessionStore({ status: 'loggedIn', member: sampleMember, token: null })

/** The sample texts of this member, each with its slot. */
export const memberSlots: Readonly<Record<string, string>> = {
  [sampleMember.email]: 'member.email',
  [sampleMember.name]: 'member.name',
  [sampleMember.nick]: 'member.nick',
}
