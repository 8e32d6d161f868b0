import { pairwise } from './pairwise'

const pairsOf = (combinations: readonly (readonly number[])[]) =>
  new Set(
    combinations.flatMap((values) =>
      values.flatMap((first, one) =>
        values.slice(one + 1).map((second, further) => `${one}=${first} ${one + 1 + further}=${second}`),
      ),
    ),
  )

const pairCount = (sizes: readonly number[]) =>
  sizes.reduce(
    (sum, size, at) => sum + sizes.slice(at + 1).reduce((products, other) => products + size * other, 0),
    0,
  )

it.each([[[2, 2]], [[12, 12, 4, 2, 2, 2]], [[3, 1, 5]], [[4]], [[]]])(
  'any two values of two of %j occur together, and no others',
  (sizes) => {
    const combinations = pairwise(sizes)
    expect(combinations.every((values) => values.every((value, at) => value < (sizes[at] ?? 0)))).toBe(true)
    expect(pairsOf(combinations).size).toBe(pairCount(sizes))
  },
)

it('needs hardly more combinations than the two largest aspects have pairs', () => {
  expect(pairwise([12, 12, 4, 2, 2, 2]).length).toBeLessThan(1.1 * 144)
})
