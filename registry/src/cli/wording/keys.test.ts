import type { KeyList } from '@within-reach/contract'
import { keyHistoryText, keysText, missingText } from './keys'

const list: KeyList = {
  remote: 'mfe-trips',
  number: 3,
  threshold: 1,
  keys: [{ name: 'Mina Kim', key: `${'A'.repeat(43)}=`, role: 'owner' }],
  why: 'a test',
}
const stored = (more: Partial<KeyList> = {}) => [
  { list: { ...list, ...more }, text: '', signatures: [], at: '2026-11-01T10:00:00.000Z', who: 'mina' },
]

it.each([
  [1, 'One owner signs the next list.'],
  [2, '2 owners sign the next list.'],
])('says that of %s owners who must sign', (threshold, expected) => {
  expect(keysText('mfe-trips', stored({ threshold })).split('\n')[0]).toContain(expected)
})

it.each([
  [1, 'one more owner must sign it'],
  [2, '2 more owners must sign it'],
])('says that %s owners have yet to sign', (missing, expected) => {
  expect(missingText(missing, 'keys.json')).toBe(
    `It is not in force: ${expected} with "registry key confirm keys.json".`,
  )
})

it('says from where a version must come', () => {
  const provenance = { repository: 'https://code.example/trips', builder: 'https://ci.example' }
  expect(keysText('mfe-trips', stored({ provenance }))).toContain(
    'A version must be built by https://ci.example from https://code.example/trips.',
  )
})

it('says also in the history that there are no keys', () => {
  const text = 'mfe-trips has no keys: its versions need no signature.'
  expect([keysText('mfe-trips', []), keyHistoryText('mfe-trips', [])]).toEqual([text, text])
})
