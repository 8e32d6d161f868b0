import type { Spread } from '../measure/statistics'

/** Answers per second of one call, by server. */
export interface FloorResult {
  readonly call: string
  /** The statement under pgbench. */
  readonly bare: Spread
  /** The minimal server: node:http and pg only. */
  readonly floor: Spread
  readonly service: Spread
  readonly floorOfBare: Spread
  readonly serviceOfFloor: Spread
}
