import * as v from 'valibot'
import { Origin, shortCommit } from './origin'

const origin = {
  commit: '4be31c2'.padEnd(40, '0'),
  clean: true,
  author: '김민아',
  at: '2026-03-01T08:00:00.000Z',
  subject: 'Show prices first 🧑‍🌾',
}

it('an origin names its commit, also by the beginning of its hash', () => {
  expect(v.parse(Origin, origin)).toEqual(origin)
  expect(v.is(Origin, { ...origin, commit: 'a'.repeat(64) })).toBe(true)
  expect(shortCommit(origin)).toBe('4be31c2')
})

it.each([
  ['a short hash', { commit: '4be31c2' }],
  ['a hash that is none', { commit: 'g'.repeat(40) }],
  ['an unknown state of the working tree', { clean: 'yes' }],
  ['no author', { author: ' ' }],
  ['an email address as the author', { author: 'Mina mina@example.com' }],
  ['an author of more than 100 characters', { author: 'a'.repeat(101) }],
  ['a time without a zone', { at: '2026-03-01T08:00' }],
  ['a subject of more than 200 characters', { subject: 'a'.repeat(201) }],
  ['two lines as the subject', { subject: 'one\ntwo' }],
  ['a control character', { subject: 'a\u0007b' }],
  ['a character that changes the direction', { subject: 'a\u202eb' }],
  ['an invisible character', { author: 'a\u200bb' }],
])('an origin with %s is refused', (_case, change) => {
  expect(v.is(Origin, { ...origin, ...change })).toBe(false)
})
