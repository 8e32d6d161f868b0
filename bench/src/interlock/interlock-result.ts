/** Times in milliseconds. */
interface JudgedLength {
  readonly lang: string
  /** UTF-16 units. */
  readonly length: number
  readonly judged: number
  /** How many times longer than Unicode normalisation and lower case alone. */
  readonly timesNormalised: number
}

/** How long the scam interlock judges a text. */
export interface InterlockResult {
  readonly rounds: number
  /** The texts of the corpora: medians of their rounds, in milliseconds. */
  readonly texts: {
    readonly count: number
    readonly longest: number
    readonly median: number
    readonly p99: number
    readonly most: number
  }
  /** Texts of several lengths, joined from the corpora. */
  readonly lengths: readonly JudgedLength[]
}
