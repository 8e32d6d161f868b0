import type { Spread } from '../measure/statistics'
import type { VisitorsFound } from './visitors'

/** What those who read lists met while others asked for sitemaps and rare words. Times are in milliseconds. */
export interface SitemapSearchFound {
  readonly posts: number
  readonly parts: number
  readonly searches: number
  readonly seconds: number
  readonly runs: readonly {
    readonly alone: VisitorsFound
    readonly disturbed: VisitorsFound
    /** How many parts and searches were answered meanwhile, and how many refused as too much. */
    readonly answered: number
    readonly refused: number
  }[]
  /** The slowest hundredth of the disturbed. */
  readonly p99: Spread
  /** The same, as a multiple of what it is alone. */
  readonly timesAlone: Spread
  /** Of all runs. */
  readonly failed: number
}
