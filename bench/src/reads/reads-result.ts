/** How long each reading call takes at the member with most content, one call after the other. */
export interface ReadsResult {
  readonly posts: number
  readonly rounds: number
  /** Milliseconds, the slowest median first. */
  readonly calls: readonly {
    readonly call: string
    readonly p50: number
    readonly p99: number
  }[]
  /** Calls that had nothing to answer, so that their time says nothing. */
  readonly unanswered: readonly string[]
}
