import type { Spread } from '../measure/statistics'
import type { VisitorsFound } from './visitors'

/** How readers of lists fared while others requested sitemaps and rare words. Times are in milliseconds. */
export interface SitemapSearchFound {
  readonly posts: number
  readonly parts: number
  readonly searches: number
  readonly seconds: number
  readonly runs: readonly {
    readonly alone: VisitorsFound
    readonly disturbed: VisitorsFound
    /** The number of parts and searches that were answered meanwhile, and that were refused because of the load. */
    readonly answered: number
    readonly refused: number
  }[]
  /** The 99th percentile under load. */
  readonly p99: Spread
  /** As a multiple of the percentile without load. */
  readonly timesAlone: Spread
  /** Of all runs. */
  readonly failed: number
}
