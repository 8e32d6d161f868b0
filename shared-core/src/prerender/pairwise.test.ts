import type { When } from '@within-reach/contract'
import { pairwise } from './pairwise'

/** The values of each field together with each value of each field of other aspects. */
const pairsIn = (aspects: readonly (readonly When[])[], combination: When): string[] =>
  aspects.flatMap((aspect, at) =>
    Object.keys(aspect[0] ?? {}).flatMap((first) =>
      aspects
        .slice(at + 1)
        .flatMap((other) => Object.keys(other[0] ?? {}))
        .map((second) => `${first}=${combination[first]} ${second}=${combination[second]}`),
    ),
  )

/** All combinations of the values of aspects. */
const all = (aspects: readonly (readonly When[])[]): readonly When[] =>
  aspects.reduce<readonly When[]>(
    (known, aspect) => known.flatMap((values) => aspect.map((value) => ({ ...values, ...value }))),
    [{}],
  )

/** Aspects of one field each, with so many values. */
const fieldsOf = (sizes: readonly number[]) =>
  sizes.map((size, at) => Array.from({ length: size }, (_, value) => ({ [`field${at}`]: value })))

/** The currencies differ by region, so both are one aspect. */
const prices = ['Seoul', 'London', 'Paris'].flatMap((region) =>
  [null, 'usd', region === 'Seoul' ? 'krw' : 'eur'].flatMap((currency) =>
    ['newest', 'cheapest'].map((sort) => ({ region, currency, sort })),
  ),
)

it.each([
  ['two fields', fieldsOf([2, 2])],
  ['many fields', fieldsOf([12, 12, 4, 2, 2, 2])],
  ['a field with one value', fieldsOf([3, 1, 5])],
  ['an aspect of several fields', [...fieldsOf([5, 2]), prices]],
  ['one aspect', fieldsOf([4])],
  ['nothing', []],
])('any two values of fields of different aspects occur together: %s', (_, aspects) => {
  const possible = all(aspects)
  const combinations = pairwise(aspects)
  expect(possible).toEqual(expect.arrayContaining([...combinations]))
  const covered = (list: readonly When[]) => new Set(list.flatMap((values) => pairsIn(aspects, values)))
  expect(covered(combinations)).toEqual(covered(possible))
})

it('needs hardly more combinations than the two largest fields have pairs', () => {
  expect(pairwise(fieldsOf([12, 12, 4, 2, 2, 2])).length).toBeLessThan(1.1 * 144)
  expect(pairwise([...fieldsOf([5, 2, 2]), prices]).length).toBeLessThan(1.4 * 5 * 4)
})
