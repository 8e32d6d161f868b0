import type { CrowdResult } from './crowd'
import type { ProbeTimes } from './probes'

/** The result of one call. Times are in milliseconds. */
export interface OverloadResult extends CrowdResult, ProbeTimes {
  readonly call: string
  /** Accepted calls per second without overload. */
  readonly best: number
  /** Accepted calls per second under overload, as a share of the best. */
  readonly throughput: number
  /** From the end of the overload until ten calls in a row were as fast as those before it. */
  readonly recovery: number
}

/** The results of all calls. */
export interface OverloadsResult {
  readonly calls: readonly OverloadResult[]
  /** The number of processors that only service and database used; absent if they shared all with the clients. */
  readonly cores?: number
}
