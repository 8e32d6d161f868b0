import type { Spread } from '../measure/statistics'
import type { VisitorsResult } from './visitors'

/** The latency of lists while others request sitemaps and search for rare words. Times are in milliseconds. */
export interface SitemapSearchResult {
  readonly posts: number
  readonly parts: number
  readonly searches: number
  readonly seconds: number
  readonly runs: readonly {
    readonly alone: VisitorsResult
    readonly disturbed: VisitorsResult
    /** The number of parts and searches that were answered meanwhile, and that were refused because of the load. */
    readonly answered: number
    readonly refused: number
  }[]
  /** The 99th percentile under load. */
  readonly p99: Spread
  /** As a multiple of the percentile without load. */
  readonly timesAlone: Spread
  /** The number of failed lists in all runs. */
  readonly failed: number
}
