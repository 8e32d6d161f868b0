import type { Spread } from '../measure/statistics'

/** What a member waits for a picture while another posts many. Times are in milliseconds. */
export interface PicturesFound {
  readonly pictures: number
  readonly pixels: number
  /** One picture while nobody else posts. */
  readonly alone: Spread
  /** One picture while the other's are made. */
  readonly beside: Spread
  /** How long all of the other's take. */
  readonly others: Spread
  /** How much longer the one takes, as a multiple. */
  readonly timesAlone: Spread
}
