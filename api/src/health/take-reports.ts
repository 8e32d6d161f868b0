import type { HealthReport } from '@within-reach/contract'
import type { ViewTicket } from '../platform/view-tickets'
import type { Counts } from './counts'
import { isView } from './kinds'
import type { HealthMetrics } from './metrics'
import type { Shares } from './shares'

export interface TakingParts {
  readonly counts: Counts
  readonly shares: Shares
  readonly metrics: HealthMetrics
  /** Whether a visitor may get a version now. */
  isLive(remote: string, version: string): boolean
  readonly now: () => number
}

/**
 * Accepts the reports of one page. Ignores versions that nobody gets, counts one view and one failure per version, and
 * applies the shares of network and member. The answer is the same for ignored reports, so that a client cannot learn what
 * counts.
 * @returns takes a batch with the ticket of its page
 */
export function createTaking({ counts, shares, metrics, isLive, now }: TakingParts) {
  return (ticket: ViewTicket, batch: readonly HealthReport[]): void => {
    const failed = new Set<string>()
    for (const report of batch) {
      const { remote, version, fault } = report
      if (!isLive(remote, version)) continue
      metrics.add(report)
      const key = `${remote}@${version}`
      // A version that crashes repeatedly failed once in this view.
      if (fault && failed.has(key)) continue
      if (fault) failed.add(key)
      const view = isView(report)
      if (shares.take(ticket, key, { view, failed: fault !== undefined }))
        counts.add(report, now(), ticket.network)
    }
  }
}
