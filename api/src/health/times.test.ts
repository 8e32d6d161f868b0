import { bucketOf, quantile, timeBuckets } from './times'

/** The bucket counts of the given times. */
const counted = (...times: number[]): number[] => {
  const counts = Array<number>(timeBuckets.length + 1).fill(0)
  for (const time of times) counts[bucketOf(time)] = (counts[bucketOf(time)] ?? 0) + 1
  return counts
}

it('a time is counted in the first bucket that contains it, the longest in the last', () => {
  expect([0, 50, 51, 30_000, 30_001, 600_000].map(bucketOf)).toEqual([0, 0, 1, 16, 17, 17])
})

describe('a quantile of the times', () => {
  it('is null without observations', () => {
    expect([quantile([], 0.5), quantile(counted(), 0.5)]).toEqual([null, null])
  })

  it('is within the right bucket', () => {
    const times = counted(40, 120, 120, 120, 120, 120, 120, 120, 120, 2500)
    expect(quantile(times, 0.5)).toBeGreaterThan(100)
    expect(quantile(times, 0.5)).toBeLessThanOrEqual(150)
    expect(quantile(times, 0.95)).toBeGreaterThan(2000)
    expect(quantile(times, 0.95)).toBeLessThanOrEqual(3000)
  })

  it('is the end of the last bucket for longer times', () => {
    expect(quantile(counted(60_000), 0.5)).toBe(30_000)
  })
})
