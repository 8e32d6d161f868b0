import { bucketOf, quantile, timeBuckets } from './times'

/** Counts by bucket of these times. */
const counted = (...times: number[]): number[] => {
  const counts = Array<number>(timeBuckets.length + 1).fill(0)
  for (const time of times) counts[bucketOf(time)] = (counts[bucketOf(time)] ?? 0) + 1
  return counts
}

it('a time falls into the first bucket that holds it, and the longest into the last', () => {
  expect([0, 50, 51, 30_000, 30_001, 600_000].map(bucketOf)).toEqual([0, 0, 1, 16, 17, 17])
})

describe('a share of the times', () => {
  it('is none where nothing was counted', () => {
    expect([quantile([], 0.5), quantile(counted(), 0.5)]).toEqual([null, null])
  })

  it('lies in the bucket of the right one', () => {
    const times = counted(40, 120, 120, 120, 120, 120, 120, 120, 120, 2500)
    expect(quantile(times, 0.5)).toBeGreaterThan(100)
    expect(quantile(times, 0.5)).toBeLessThanOrEqual(150)
    expect(quantile(times, 0.95)).toBeGreaterThan(2000)
    expect(quantile(times, 0.95)).toBeLessThanOrEqual(3000)
  })

  it('is the last end where it took longer than that', () => {
    expect(quantile(counted(60_000), 0.5)).toBe(30_000)
  })
})
