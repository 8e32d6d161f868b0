import type { Spread } from '../measure/statistics'

/** What a step took, over all rounds. */
export interface StepFound {
  readonly name: string
  /** How long it may take, in milliseconds. */
  readonly within: number
  /** Milliseconds from the end of the touch until the wanted element is on screen. */
  readonly time: Spread
  /** Requests from the touch until then. */
  readonly requests: Spread
  /** Rounds in which a skeleton was visible. */
  readonly skeletons: number
  /** Rounds in which the page was not where it was left. */
  readonly misplaced: number
}

/** The result of `clicks`. */
export interface ClicksFound {
  readonly steps: readonly StepFound[]
  /** Interaction to next paint over all touches: the 75th percentile and the longest, in milliseconds. */
  readonly interaction: { readonly p75: number; readonly most: number; readonly touches: number }
}
