import type { CacheState, Vital } from '@within-reach/contract'
import type { ViewTicket } from '../platform/view-tickets'
import { createRecentlyUsed } from './recently-used'

/** How long a network and a member do not count again, in milliseconds. */
export const countedOncePer = 24 * 60 * 60_000

/** Decides which web vitals count. */
export interface VitalShares {
  take(ticket: ViewTicket, version: string, vital: Vital, cache: CacheState): boolean
}

/**
 * Counts one value of a web vital per network, member, version, state of the cache and day. So the values are nearly
 * independent of each other, and the number of values that a few networks can cause is known. The state is in memory, like
 * that of `createShares`.
 * @param now milliseconds
 */
export function createVitalShares(now: () => number): VitalShares {
  const counted = createRecentlyUsed<{ until: number }>()
  return {
    take({ network, member }, version, vital, cache) {
      const time = now()
      const shares = [`network ${network}`, ...(member === undefined ? [] : [`member ${member}`])].map(
        (who) => counted.at(`${who} ${version} ${vital} ${cache}`, () => ({ until: 0 })),
      )
      if (shares.some(({ until }) => until > time)) return false
      for (const share of shares) share.until = time + countedOncePer
      return true
    },
  }
}
