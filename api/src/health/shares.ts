import type { ViewTicket } from '../platform/view-tickets'
import { createRecentlyUsed } from './recently-used'

/** The maximum number of counted page views per version, network and minute. */
const viewsAMinute = 20
/** How long a network and a member do not count for a version that failed there, in milliseconds. */
const afterFailure = 60 * 60_000
const minute = 60_000

interface Share {
  views: number
  viewsUntil: number
  /** Nothing counts before this time. */
  silentUntil: number
}

/** The subject of a report. */
interface ReportSubject {
  readonly view: boolean
  readonly failed: boolean
}

/** Decides which reports are counted. */
export interface Shares {
  /**
   * Whether a report counts: each page has one view and one failure per version, within the share of its network and
   * member.
   */
  take(ticket: ViewTicket, version: string, report: ReportSubject): boolean
}

/**
 * Keeps a single network or member from moving the figures of a version. Views count up to a number per minute. After a
 * failed view nothing counts within an hour, whether it fails or not, so that the share of failures stays unbiased. A page
 * counts once, however often its ticket is sent.
 *
 * The state is in memory, because a statement per report would cost too much. A network that reaches several instances
 * counts once on each.
 * @param now milliseconds; by default the clock
 */
export function createShares(now: () => number = Date.now): Shares {
  const networks = createRecentlyUsed<Share>()
  const members = createRecentlyUsed<Share>()
  const pages = createRecentlyUsed<{ view: boolean; failed: boolean }>()

  const fits = (share: Share, { view }: ReportSubject, time: number): boolean =>
    share.silentUntil <= time && !(view && share.viewsUntil > time && share.views >= viewsAMinute)
  const spend = (share: Share, { view, failed }: ReportSubject, time: number): void => {
    if (share.viewsUntil <= time) Object.assign(share, { views: 0, viewsUntil: time + minute })
    if (view) share.views++
    if (failed) share.silentUntil = time + afterFailure
  }
  const newShare = (): Share => ({ views: 0, viewsUntil: 0, silentUntil: 0 })

  return {
    take({ id, network, member }, version, report) {
      const time = now()
      const page = pages.at(`${id} ${version}`, () => ({ view: false, failed: false }))
      if ((report.view && page.view) || (report.failed && page.failed)) return false
      const shares = [
        networks.at(`${network} ${version}`, newShare),
        ...(member === undefined ? [] : [members.at(`${member} ${version}`, newShare)]),
      ]
      if (!shares.every((share) => fits(share, report, time))) return false
      for (const share of shares) spend(share, report, time)
      page.view ||= report.view
      page.failed ||= report.failed
      return true
    },
  }
}
