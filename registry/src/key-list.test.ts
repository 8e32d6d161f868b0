import type { KeyList, TeamKey } from '@within-reach/contract'
import { diffKeyLists, maySignAt, missingOwners } from './key-list'

const owner = (name: string, until?: string): TeamKey => ({
  name,
  key: name,
  role: 'owner',
  ...(until !== undefined && { until }),
})
const ci: TeamKey = { name: 'ci', key: 'ci', role: 'publisher' }
const list = (keys: TeamKey[], threshold = 2): KeyList => ({
  remote: 'mfe-a',
  number: 1,
  threshold,
  keys,
  why: 'x',
})
const end = '2026-03-01T08:00:00Z'
const at = Date.parse(end)

it('a key with an end counts for what was received before', () => {
  expect([at - 1, at].map((time) => maySignAt({ until: end }, time))).toEqual([true, false])
  expect(maySignAt({}, at)).toBe(true)
})

it('only different owners whose keys have not ended count towards the threshold', () => {
  const of = list([owner('mina'), owner('jun'), owner('ana', end), ci])
  expect(missingOwners(of, [], at)).toBe(2)
  expect(missingOwners(of, ['mina', 'mina'], at)).toBe(1)
  expect(missingOwners(of, ['mina', 'ci', 'ana', 'stranger'], at)).toBe(1)
  expect(missingOwners(of, ['mina', 'ana'], at - 1)).toBe(0)
  expect(missingOwners(of, ['mina', 'jun'], at)).toBe(0)
})

it('the differences of two lists name each key', () => {
  const before = list([owner('mina'), ci], 1)
  const after = list([owner('mina', end), owner('jun'), owner('ana')])
  expect(diffKeyLists(before, after)).toEqual([
    `changed: mina, owner, mina → mina, owner, mina, until ${end}`,
    'added: jun, owner, jun',
    'added: ana, owner, ana',
    'revoked: ci, publisher, ci',
    'owners who must sign the next list: 1 → 2',
  ])
  expect(diffKeyLists(undefined, before)).toHaveLength(3)
  expect(diffKeyLists(before, before)).toEqual([])
  const provenance = { repository: 'https://git.example.com/site', builder: 'https://ci.example.com/runner' }
  expect(diffKeyLists(before, { ...before, provenance })).toEqual([
    'provenance: not demanded → https://git.example.com/site by https://ci.example.com/runner',
  ])
})
