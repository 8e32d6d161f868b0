import type { ViewTicket } from '../platform/view-tickets'

/** Page views of one version that one network counts for within a minute. */
const viewsAMinute = 20
/** How long a network and a member count no more for a version that failed there, in milliseconds. */
const afterFailure = 60 * 60_000
const minute = 60_000
/** Networks, members and pages that are remembered at once, each with a version; the memory stays below some tens of megabytes. */
const remembered = 50_000

interface Share {
  views: number
  viewsUntil: number
  /** Nothing counts before this time. */
  silentUntil: number
}

/** What a report is of. */
interface Told {
  readonly view: boolean
  readonly failed: boolean
}

/** Says what counts of what a page reports. */
export interface Shares {
  /** Whether one more report counts: of each page one view and one failure of a version, within what its network and member may tell. */
  take(ticket: ViewTicket, version: string, report: Told): boolean
}

/**
 * Lets no single network and no single member move the figures of a version: views count up to a number a minute, and after one
 * that failed nothing counts for an hour. What comes after the first failure is left out whether it fails or not, so that the share
 * of failures stays what it is. A page counts once, however often its ticket is brought.
 *
 * It lives in memory, as every report would cost a statement otherwise: a network that reaches several instances counts once for
 * each.
 * @param now milliseconds; the clock unless told
 */
export function createShares(now: () => number = Date.now): Shares {
  const networks = createMemory<Share>()
  const members = createMemory<Share>()
  const pages = createMemory<{ view: boolean; failed: boolean }>()

  const fits = (share: Share, { view }: Told, time: number): boolean =>
    share.silentUntil <= time && !(view && share.viewsUntil > time && share.views >= viewsAMinute)
  const spend = (share: Share, { view, failed }: Told, time: number): void => {
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

/** Remembers what it was asked for last, up to a number. */
function createMemory<Kept>() {
  const kept = new Map<string, Kept>()
  return {
    at(key: string, make: () => Kept): Kept {
      const known = kept.get(key) ?? make()
      // A Map keeps its order: the first key is the one that was heard of longest ago.
      kept.delete(key)
      if (kept.size >= remembered) kept.delete(kept.keys().next().value ?? '')
      kept.set(key, known)
      return known
    },
  }
}
