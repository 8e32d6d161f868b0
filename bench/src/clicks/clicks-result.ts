import type { Spread } from '../measure/statistics'

/** The result of one step over all rounds. */
export interface StepResult {
  readonly name: string
  /** How long it may take, in milliseconds. */
  readonly within: number
  /** Milliseconds from the end of the touch until the wanted element is on screen. */
  readonly time: Spread
  /** Requests from the touch until then. */
  readonly requests: Spread
  /** The number of rounds in which a skeleton was visible. */
  readonly skeletons: number
  /** The number of rounds in which the scroll position was not restored. */
  readonly misplaced: number
}

/** The result of `clicks`. */
export interface ClicksResult {
  readonly steps: readonly StepResult[]
  /** Interaction to next paint over all touches: the 75th percentile and the longest, in milliseconds. */
  readonly interaction: { readonly p75: number; readonly most: number; readonly touches: number }
}
