/** The median of some figures with their minimum and maximum. */
export interface Spread {
  readonly median: number
  readonly least: number
  readonly most: number
}

/** Summarises some figures. @throws Error if there are none */
export function spreadOf(figures: readonly number[]): Spread {
  const sorted = [...figures].sort((a, b) => a - b)
  const [least] = sorted
  const most = sorted.at(-1)
  if (least === undefined || most === undefined) throw new Error('There are no figures')
  return { median: quantile(sorted, 0.5), least, most }
}

/**
 * A quantile by linear interpolation.
 * @param sorted figures in ascending order
 * @param share 0..1
 */
export function quantile(sorted: ArrayLike<number>, share: number): number {
  const position = (sorted.length - 1) * share
  const below = sorted[Math.floor(position)] ?? Number.NaN
  const above = sorted[Math.ceil(position)] ?? Number.NaN
  return below + (above - below) * (position - Math.floor(position))
}
