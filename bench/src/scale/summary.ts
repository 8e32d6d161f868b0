import { type Spread, spreadOf } from '../measure/statistics'

/** The figures of one round. Sizes are in bytes, times in milliseconds. */
export interface Figures {
  readonly documentPlain: number
  /** Compressed, as a browser receives it. */
  readonly documentSent: number
  readonly documentAnswered: number
  /** On a slow phone: time until interactive at the first visit, the largest paint, and both at the second. */
  readonly slowUsable: number
  readonly slowPaint: number
  readonly slowAgainUsable: number
  /** On this machine without throttling. */
  readonly usable: number
  /** The main thread's time until the page is idle. */
  readonly processor: number
  readonly pageHeap: number
  readonly serviceRss: number
  readonly serviceHeap: number
}

export type Spreads = Readonly<Record<keyof Figures, Spread>>

/** The median of each figure, with its spread. */
export const resultOf = (rounds: readonly Figures[]): Spreads =>
  byKey(rounds, (key) => rounds.map((round) => round[key]))

/** The differences between two sizes, by round. */
export const differencesOf = (many: readonly Figures[], few: readonly Figures[]): Spreads =>
  byKey(many, (key) => many.map((round, at) => round[key] - (few[at]?.[key] ?? Number.NaN)))

function byKey([first]: readonly Figures[], figures: (key: keyof Figures) => number[]): Spreads {
  const keys = Object.keys(first ?? {}) as (keyof Figures)[]
  return Object.fromEntries(keys.map((key) => [key, spreadOf(figures(key))])) as Spreads
}
