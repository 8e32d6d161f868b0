import type { Spread } from '../measure/statistics'

/** What a new post costs on a site with saved searches. Times are in milliseconds, and each is that of one post. */
export interface AlertsResult {
  readonly searches: number
  /** The new posts of a round. */
  readonly posts: number
  /** The searches that found a post, in the mean. */
  readonly hits: number
  /** Of service and database. */
  readonly processor: Spread
  readonly elapsed: Spread
}
