import type { Spread } from '../measure/statistics'

/** How long one member waits for a picture while another posts many. Times are in milliseconds. */
export interface PicturesFound {
  readonly pictures: number
  readonly pixels: number
  /** One picture while nobody else posts. */
  readonly alone: Spread
  /** One picture while the other member's are processed. */
  readonly beside: Spread
  /** The duration of all pictures of the other member. */
  readonly others: Spread
  /** The delay of the one picture, as a multiple. */
  readonly timesAlone: Spread
}
