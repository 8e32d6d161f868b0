import { networkOf } from '../platform/limits/network'

/** Page views of one version that one address counts for within a minute. */
const viewsAMinute = 20
/** How long an address counts no more for a version that failed there, in milliseconds. */
const afterFailure = 60 * 60_000
const minute = 60_000
/** Pairs of address and version that are remembered at once; the memory stays below some ten megabytes. */
const pairsAtMost = 50_000

interface Share {
  views: number
  viewsUntil: number
  /** Nothing counts before this time. */
  silentUntil: number
}

/** Says what counts of what an address reports. */
export interface Shares {
  /** Whether one more report counts; a failure is the last one for a while. */
  take(
    address: string,
    version: string,
    report: { readonly view: boolean; readonly failed: boolean },
  ): boolean
}

/**
 * Lets no single address move the figures of a version: its views count up to a number a minute, and after one that
 * failed nothing of it counts for an hour. What comes after the first failure is left out whether it fails or not, so that
 * the share of failures stays what it is. Who asks from this machine itself is not limited: tests and trials do.
 *
 * It lives in memory, as every report would cost a statement otherwise: an address that reaches several instances
 * counts once for each. A canary is ended for no fewer than five failures.
 * @param now milliseconds; the clock unless told
 */
export function createShares(now: () => number = Date.now): Shares {
  const shares = new Map<string, Share>()
  return {
    take(address, version, { view, failed }) {
      const network = networkOf(address)
      if (isThisMachine(network)) return true
      const time = now()
      const key = `${network} ${version}`
      const share = shares.get(key) ?? { views: 0, viewsUntil: 0, silentUntil: 0 }
      if (share.silentUntil > time) return false
      if (share.viewsUntil <= time) Object.assign(share, { views: 0, viewsUntil: time + minute })
      if (view && ++share.views > viewsAMinute) return false
      if (failed) share.silentUntil = time + afterFailure
      // A Map keeps its order: the first key is the one that was heard of longest ago.
      shares.delete(key)
      if (shares.size >= pairsAtMost) shares.delete(shares.keys().next().value ?? '')
      shares.set(key, share)
      return true
    },
  }
}

const isThisMachine = (network: string): boolean => /^(127\.|0:0:0:0::\/64$)/.test(network)
