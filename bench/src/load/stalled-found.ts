/** What one kind of stalled requests did to the service. Sizes are in bytes, times in milliseconds. */
export interface StalledFound {
  readonly kind: string
  /** Resident memory of the service's process before, and the most while the connections were held. */
  readonly before: number
  readonly peak: number
  /** How many of the held requests were answered, by status. */
  readonly answered: Readonly<Record<string, number>>
  /** Milliseconds until the service had dropped the last connection; null where some were held to the end. */
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
