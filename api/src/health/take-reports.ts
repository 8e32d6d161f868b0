import type { HealthReport } from '@within-reach/contract'
import type { ViewTicket } from '../platform/view-tickets'
import type { Counts } from './counts'
import { isView } from './kinds'
import type { HealthMetrics } from './metrics'
import type { Shares } from './shares'
import type { VitalCounts } from './vital-counts'
import type { VitalShares } from './vital-shares'

export interface ReportTakerParts {
  readonly counts: Counts
  readonly shares: Shares
  readonly vitalCounts: VitalCounts
  readonly vitalShares: VitalShares
  readonly metrics: HealthMetrics
  /** Whether a visitor may get a version now. */
  isLive(remote: string, version: string): boolean
  /** When the canary of a remote reached its percentage, in milliseconds since 1970; undefined without a canary. */
  canarySince(remote: string): number | undefined
  readonly now: () => number
}

const hour = 60 * 60_000

/**
 * Accepts the reports of one page. Ignores versions that nobody gets, counts one view and one failure per version, and
 * applies the shares of network and member, also to the web vitals. The answer is the same for ignored reports, so that a
 * client cannot learn what counts.
 * @returns a function that accepts a batch with the ticket of its page
 */
export function createReportTaker(parts: ReportTakerParts) {
  const { counts, shares, vitalCounts, vitalShares, metrics, isLive, canarySince, now } = parts
  /** Only views since the last step of a canary are compared, so each step starts a new period. */
  const periodOf = (remote: string): Date =>
    new Date(Math.max(Math.floor(now() / hour) * hour, canarySince(remote) ?? 0))
  return (ticket: ViewTicket, batch: readonly HealthReport[]): void => {
    const failed = new Set<string>()
    for (const report of batch) {
      const { remote, version, fault, vitals } = report
      if (!isLive(remote, version)) continue
      metrics.add(report)
      const key = `${remote}@${version}`
      if (vitals)
        vitalCounts.add({ remote, version, since: periodOf(remote), group: ticket.group, vitals }, (vital) =>
          vitalShares.take(ticket, key, vital, vitals.cache),
        )
      if (vitals && !fault && !isView(report)) continue
      // A version that crashes repeatedly failed once in this view.
      if (fault && failed.has(key)) continue
      if (fault) failed.add(key)
      const view = isView(report)
      if (shares.take(ticket, key, { view, failed: fault !== undefined }))
        counts.add(report, now(), ticket.network)
    }
  }
}
