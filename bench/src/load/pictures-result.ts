import type { Spread } from '../measure/statistics'

/** The wait of one member for a picture while another posts many. Times are in milliseconds. */
export interface PicturesResult {
  readonly pictures: number
  readonly pixels: number
  /** One picture while nobody else posts. */
  readonly alone: Spread
  /** One picture while those of the other member are processed. */
  readonly disturbed: Spread
  /** The duration of all pictures of the other member. */
  readonly others: Spread
  /** The time of the disturbed picture as a multiple of the time alone. */
  readonly timesAlone: Spread
}
