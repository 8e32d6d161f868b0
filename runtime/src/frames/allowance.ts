/**
 * Limits how often something may happen.
 * @param most how often within the period
 * @param within the period in milliseconds
 * @param now the current time in milliseconds
 * @returns a function that counts one more, and returns whether it is allowed
 */
export function createAllowance(most: number, within: number, now: () => number): () => boolean {
  let times: number[] = []
  return () => {
    const time = now()
    times = times.filter((earlier) => earlier > time - within)
    if (times.length >= most) return false
    times.push(time)
    return true
  }
}
