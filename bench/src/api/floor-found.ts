import type { Spread } from '../measure/statistics'

/** Answers per second of one call, by who answers it. */
export interface FloorFound {
  readonly call: string
  /** The statement under pgbench. */
  readonly bare: Spread
  /** A server with node:http and pg alone. */
  readonly floor: Spread
  readonly service: Spread
  readonly floorOfBare: Spread
  readonly serviceOfFloor: Spread
}
