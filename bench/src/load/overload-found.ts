import type { CrowdResult } from './crowd'

/** What one call came to. Times are in milliseconds. */
export interface OverloadFound extends CrowdResult {
  readonly call: string
  /** Accepted calls a second without overload. */
  readonly best: number
  /** Accepted calls a second under overload, as a share of the best. */
  readonly throughput: number
  /** The slowest of the probes over new connections. */
  readonly slowestProbe: number
  readonly probes: number
  /** From the end of the overload until ten calls in a row took no longer than those before it. */
  readonly recovery: number
}
