/**
 * The upper ends of the buckets that times fall into, in milliseconds; what takes longer falls into one more. Rows hold
 * counts by position: buckets may be added at the end, never in between.
 */
export const timeBuckets = [
  50, 100, 150, 200, 300, 400, 500, 750, 1000, 1500, 2000, 3000, 5000, 7500, 10_000, 15_000, 30_000,
] as const

/** The position of the bucket that a time falls into. */
export function bucketOf(milliseconds: number): number {
  const at = timeBuckets.findIndex((end) => milliseconds <= end)
  return at === -1 ? timeBuckets.length : at
}

/**
 * The time that a share of the counted ones do not exceed, as if times were spread evenly within a bucket.
 * @param counts by bucket; missing ones are 0
 * @param share 0.5 for the median
 * @returns whole milliseconds; null where nothing was counted; the last end where it is longer than that
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
