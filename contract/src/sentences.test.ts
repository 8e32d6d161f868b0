import { changeSentence } from './change-sentence'
import { registrySentences } from './registry-sentences'
import { inEnglish, isKnownSentence, sentence, valueNames } from './sentences'

const texts = Object.values(registrySentences)

it('the catalogue contains every sentence once', () => {
  expect(texts).toHaveLength(new Set(texts).size)
})

it('a sentence is written with its values', () => {
  expect(valueNames('closed-already')).toEqual(['region', 'remote'])
  expect(
    inEnglish(sentence('closed-already', { remote: 'mfe-a', region: 'Others' }), sentence('worse', {})),
  ).toBe('Others is already closed in mfe-a. It is worse.')
})

it.each([
  ['a kind that this version lacks', { says: 'something-new', values: {} }, false],
  ['a value that is missing', { says: 'no-canary', values: {} }, false],
  ['a name that every object has', { says: 'toString', values: {} }, false],
  ['all its values', { says: 'no-canary', values: { remote: 'mfe-a' } }, true],
])('a sentence with %s is known: %#', (_case, sent, known) => {
  expect(isKnownSentence(sent)).toBe(known)
})

it('the time of a planned change is written as the reader writes times', () => {
  const at = '2026-03-01T08:00:00Z'
  const change = { type: 'region', remote: 'mfe-a', region: 'Others', open: false, at } as const
  expect(inEnglish(changeSentence(change, () => 'Sunday'))).toBe('Close Others from Sunday')
  expect(inEnglish(changeSentence(change))).toBe(`Close Others from ${at}`)
})
