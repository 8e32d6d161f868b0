/** Pseudorandom numbers from a seed, so that every run fills the same rows. */
export interface Chance {
  /** A number in [0, 1). */
  next(): number
  /** A whole number from 0 up to, not including, most. */
  below(most: number): number
  pick<T>(from: readonly T[]): T
  /**
   * A whole number in [0, most) in which small numbers are frequent: the share of n falls as a power of it, as with authors
   * and popular posts.
   * @param skew 1 is even, 2 and more are skewed
   */
  skewed(most: number, skew: number): number
  /** A whole number in [0, most) in which n has a frequency of 1 / (n + 1), as words do (Zipf's law). */
  ranked(most: number): number
}

/** Mulberry32: 32 bits of state, fast, and good enough to fill tables. */
export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    below: (most) => Math.floor(next() * most),
    pick: <T>(from: readonly T[]) => from[Math.floor(next() * from.length)] as T,
    skewed: (most, skew) => Math.floor(next() ** skew * most),
    ranked: (most) => Math.floor((most + 1) ** next()) - 1,
  }
}
