import type { Spread } from '../measure/statistics'

/** One call, with a number of replicas and of instances. */
export interface ReplicasRow {
  readonly call: string
  readonly replicas: number
  readonly instances: number
  readonly perSecond: Spread
  /** Microseconds of processor time of a call: of all instances, of the primary, and of all replicas. */
  readonly service: Spread
  readonly primary: Spread
  readonly replica: Spread
}

/** The throughput with replicas and instances. */
export interface ReplicasResult {
  readonly size: string
  readonly rounds: number
  readonly rows: readonly ReplicasRow[]
}
