import { type Spread, spreadOf } from '../measure/statistics'

/** One round's figures. Sizes are in bytes, times in milliseconds. */
export interface Figures {
  readonly documentPlain: number
  /** Compressed, as a browser gets it. */
  readonly documentSent: number
  readonly documentAnswered: number
  /** On a slow phone: until something can be clicked, on the first visit; the largest paint; and on the second. */
  readonly slowUsable: number
  readonly slowPaint: number
  readonly slowAgainUsable: number
  /** On this machine as it is. */
  readonly usable: number
  /** Of the page's thread until it is at rest. */
  readonly processor: number
  readonly pageHeap: number
  readonly serviceRss: number
  readonly serviceHeap: number
}

export type Spreads = Readonly<Record<keyof Figures, Spread>>

/** Each figure in the middle of its rounds, with its spread. */
export const resultOf = (rounds: readonly Figures[]): Spreads =>
  byKey(rounds, (key) => rounds.map((round) => round[key]))

/** What some have above others, round by round. */
export const differencesOf = (many: readonly Figures[], few: readonly Figures[]): Spreads =>
  byKey(many, (key) => many.map((round, at) => round[key] - (few[at]?.[key] ?? Number.NaN)))

function byKey([first]: readonly Figures[], figures: (key: keyof Figures) => number[]): Spreads {
  const keys = Object.keys(first ?? {}) as (keyof Figures)[]
  return Object.fromEntries(keys.map((key) => [key, spreadOf(figures(key))])) as Spreads
}
