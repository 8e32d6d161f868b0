import { vitals } from '@within-reach/contract'
import fc from 'fast-check'
import { bucketsOf, vitalBucket, vitalQuantile } from './vital-buckets'

const counted = (vital: 'lcp' | 'inp' | 'cls', values: readonly number[]) => {
  const counts: number[] = []
  for (const value of values) {
    const at = vitalBucket(vital, value)
    counts[at] = (counts[at] ?? 0) + 1
  }
  return Array.from(counts, (count = 0) => count)
}

it('has a bucket for every value, and none outside', () => {
  fc.assert(
    fc.property(fc.constantFrom(...vitals), fc.double({ min: 0, max: 1e9, noNaN: true }), (vital, value) => {
      const at = vitalBucket(vital, value)
      expect(Number.isInteger(at) && at >= 0 && at < bucketsOf(vital)).toBe(true)
    }),
  )
})

it('covers the range from fast to unusable', () => {
  expect([0, 100, 101, 110, 60_000, 600_000].map((value) => vitalBucket('lcp', value))).toEqual([
    0, 0, 1, 1, 68, 68,
  ])
  expect([8, 16, 24, 10_000].map((value) => vitalBucket('inp', value))).toEqual([0, 0, 5, 68])
  expect([0, 0.01, 0.1, 9].map((value) => vitalBucket('cls', value))).toEqual([0, 0, 25, 72])
})

it('estimates the value of 75 of 100 views within 5 %', () => {
  const values = Array.from({ length: 1000 }, (_, at) => 500 * 8 ** (at / 1000))
  const estimated = vitalQuantile('lcp', counted('lcp', values), 0.75) ?? 0
  expect(Math.abs(estimated / (500 * 8 ** 0.75) - 1)).toBeLessThan(0.05)
})

it('has no value without views, and the last bucket beyond the scale', () => {
  expect(vitalQuantile('inp', [], 0.75)).toBeNull()
  const last = vitalQuantile('inp', counted('inp', [1e6]), 0.75) ?? 0
  expect(last).toBeGreaterThan(11_000)
  expect(last).toBeLessThan(13_000)
})
