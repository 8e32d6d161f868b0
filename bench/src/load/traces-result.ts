import type { Spread } from '../measure/statistics'

/** What traces cost: the same calls at services on one database that trace different shares of them. */
export interface TracesResult {
  readonly connections: number
  readonly seconds: number
  /** The number of the service's processors; absent if the clients share them. */
  readonly cores?: number
  readonly runs: readonly {
    readonly call: string
    /** The share of traced calls; 0 without a collector. */
    readonly share: number
    readonly perSecond: Spread
    /** The processor time of the service without its database, in microseconds per call. */
    readonly processor: Spread
    /** The same as a multiple of that without a collector, in the same round. */
    readonly timesOff: Spread
  }[]
}
