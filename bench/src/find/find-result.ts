/** How long filters of posts take, one call after the other. Times are in milliseconds. */
export interface FindResult {
  readonly posts: number
  readonly withFacts: number
  readonly filters: number
  readonly rounds: number
  /** Of all calls, each filter as often as the others. */
  readonly p50: number
  readonly p99: number
  /** A page of the board's list, in the same rounds. */
  readonly list: { readonly p50: number; readonly p99: number }
  /** The filters with the highest medians. */
  readonly slowest: readonly {
    readonly filter: string
    readonly hits: string
    readonly p50: number
    readonly most: number
  }[]
}
