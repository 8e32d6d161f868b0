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
  /** Whether somebody may get a version now. */
  isLive(remote: string, version: string): boolean
  readonly now: () => number
}

/**
 * Takes what one page tells: nothing of versions that nobody gets, one view and one failure of each version, and of a network and a
 * member only what their shares allow. What is left out is not answered otherwise: nobody learns what counts.
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
      // A version that crashes time and again is one that failed in this view.
      if (fault && failed.has(key)) continue
      if (fault) failed.add(key)
      const view = isView(report)
      if (shares.take(ticket, key, { view, failed: fault !== undefined }))
        counts.add(report, now(), ticket.network)
    }
  }
}
