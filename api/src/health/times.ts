/**
 * The upper bounds of the time buckets, in milliseconds. Longer times fall into one more bucket. Rows store counts by
 * position, so add buckets at the end only.
 */
export const timeBuckets = [
  50, 100, 150, 200, 300, 400, 500, 750, 1000, 1500, 2000, 3000, 5000, 7500, 10_000, 15_000, 30_000,
] as const

/** The position of a time's bucket. */
export function bucketOf(milliseconds: number): number {
  const at = timeBuckets.findIndex((end) => milliseconds <= end)
  return at === -1 ? timeBuckets.length : at
}

/**
 * A quantile of the counted times, assuming an even distribution within a bucket.
 * @param counts by bucket; missing ones are 0
 * @param share 0.5 for the median
 * @returns whole milliseconds; null without observations; the last bound for longer times
 */
export function quantile(counts: readonly number[], share: number): number | null {
  const total = counts.reduce((sum, count) => sum + count, 0)
  if (total === 0) return null
  let left = total * share
  let start = 0
  for (const [at, end] of timeBuckets.entries()) {
    const count = counts[at] ?? 0
    if (count > 0 && left <= count) return Math.round(start + (end - start) * (left / count))
    left -= count
    start = end
  }
  return start
}
