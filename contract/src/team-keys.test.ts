import * as v from 'valibot'
import { KeyList } from './team-keys'

const key = (letter: string) => `${letter.repeat(43)}=`
const owner = { name: 'Mina', key: key('A'), role: 'owner' }
const list = { remote: 'mfe-trips', number: 1, threshold: 1, keys: [owner], why: 'The first keys' }
const issueOf = (changes: object) => v.safeParse(KeyList, { ...list, ...changes }).issues?.[0].message

describe('a list of keys', () => {
  it('is accepted with an owner', () => {
    expect(v.is(KeyList, list)).toBe(true)
  })

  it.each<[string, object, string]>([
    ['two keys of one name', { keys: [owner, { ...owner, key: key('B') }] }, 'must not name two keys alike'],
    ['one key twice', { keys: [owner, { ...owner, name: 'CI' }] }, 'must not have a key twice'],
    ['no key', { keys: [] }, 'must name a key'],
    ['fewer owners than must sign', { threshold: 2 }, 'at least as many owners'],
    [
      'only an owner with an end',
      { keys: [{ ...owner, until: '2026-03-01T08:00:00Z' }] },
      'at least as many owners',
    ],
    ['only publishers', { keys: [{ ...owner, role: 'publisher' }] }, 'at least as many owners'],
    ['a key that is none', { keys: [{ ...owner, key: 'AAAA' }] }, 'must be a public key'],
    ['a threshold of none', { threshold: 0 }, '>=1'],
  ])('is refused with %s', (_, changes, message) => {
    expect(issueOf(changes)).toContain(message)
  })
})
