/** The effect of one kind of stalled requests. Sizes are in bytes, times in milliseconds. */
export interface StalledResult {
  readonly kind: string
  /** Resident memory of the service's process before, and its maximum while the connections were held. */
  readonly before: number
  readonly peak: number
  /** The number of answered requests, by status. */
  readonly answered: Readonly<Record<string, number>>
  /** Milliseconds until the service had dropped the last connection; null if some stayed to the end. */
  readonly dropped: number | null
  /** Calls of other visitors meanwhile. */
  readonly visitors: {
    readonly calls: number
    readonly failed: number
    readonly median: number
    readonly p99: number
    readonly slowest: number
  }
}
