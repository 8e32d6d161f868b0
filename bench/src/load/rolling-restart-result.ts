/** The requests while every instance was restarted, one after the other. */
export interface RollingRestartResult {
  readonly instances: number
  readonly requests: number
  /** Without an answer, or with a status of 500 or above. */
  readonly failed: number
  readonly seconds: number
  /** Milliseconds. */
  readonly p99: number
}
