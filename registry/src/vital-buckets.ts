import type { Vital } from '@within-reach/contract'

/** The upper bound of the first bucket, and the number of buckets. Times are in milliseconds; the layout shift has no unit. */
const scales: Readonly<Record<Vital, { readonly first: number; readonly buckets: number }>> = {
  // To 60 s, 12 s, 10 and 10 s.
  lcp: { first: 100, buckets: 69 },
  inp: { first: 16, buckets: 71 },
  cls: { first: 0.01, buckets: 74 },
  mount: { first: 10, buckets: 74 },
}

/** Each bucket ends 10 % above the one before. The last one has no end. Rows store counts by position: never change it. */
const step = Math.log(1.1)

/** The number of buckets of a measure. */
export const bucketsOf = (vital: Vital): number => scales[vital].buckets

/** The position of a value's bucket. */
export function vitalBucket(vital: Vital, value: number): number {
  const { first, buckets } = scales[vital]
  return value <= first ? 0 : Math.min(buckets - 1, Math.ceil(Math.log(value / first) / step))
}

/**
 * A quantile of counted values. Within a bucket the logarithms are assumed to be evenly distributed.
 * @param counts by bucket; missing ones are 0
 * @param share 0.75 for the value that 75 of 100 views do not exceed
 * @returns null without observations
 */
export function vitalQuantile(vital: Vital, counts: readonly number[], share: number): number | null {
  const { first, buckets } = scales[vital]
  const total = counts.reduce((sum, count) => sum + count, 0)
  if (total === 0) return null
  let left = total * share
  for (let at = 0; at < buckets; at++) {
    const count = counts[at] ?? 0
    if (count > 0 && left <= count) {
      const within = left / count
      return at === 0 ? first * within : first * Math.exp(step * (at - 1 + within))
    }
    left -= count
  }
  return first * Math.exp(step * (buckets - 1))
}
