import type { Spread } from '../measure/statistics'

/** One kind of visit, in the page and in a sandboxed frame. */
export interface FramedVisit {
  readonly visit: 'first' | 'later'
  readonly where: 'page' | 'frame'
  /** From the navigation until the first row is visible, in milliseconds. */
  readonly shown: Spread
  /** Until the page and the section have finished loading, in kilobytes as transferred. */
  readonly kilobytes: Spread
  readonly requests: Spread
}

/** The result of `frames`. */
export interface FramesResult {
  readonly rounds: number
  /** The page of the section. */
  readonly address: string
  readonly visits: readonly FramedVisit[]
}
