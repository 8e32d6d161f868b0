/**
 * The index of the first of ascending positions that is at least the limit; the number of positions if there is none.
 */
export function firstAtLeast(positions: ArrayLike<number>, limit: number): number {
  let low = 0
  let high = positions.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((positions[middle] ?? limit) < limit) low = middle + 1
    else high = middle
  }
  return low
}

/** Whether one of ascending positions is in [from, to]. */
export function hasBetween(positions: readonly number[], from: number, to: number): boolean {
  const first = positions[firstAtLeast(positions, from)]
  return first !== undefined && first <= to
}
