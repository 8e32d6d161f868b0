/** Pseudorandom numbers from a seed, so that every run fills the same rows. */
export interface Random {
  /** A number in [0, 1). */
  next(): number
  /** A whole number from 0 up to, not including, most. */
  below(most: number): number
  pick<T>(from: readonly T[]): T
  /**
   * A whole number in [0, most). Small numbers are more frequent, by a power law, as with authors and popular posts.
   * @param skew 1 gives an even distribution; a higher number makes it more skewed
   */
  skewed(most: number, skew: number): number
  /** A whole number in [0, most). The frequency of n is proportional to 1 / (n + 1), as with words (Zipf's law). */
  ranked(most: number): number
}

/** Creates a generator: Mulberry32, which is fast and good enough to fill tables. */
export function randomFrom(seed: number): Random {
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
