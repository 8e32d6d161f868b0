import { errors } from '../errors'
import { networkOf } from './network'

/** Calls that one address may make, and the time in which, in milliseconds. Many live behind one address of IPv4. */
const calls = 600
const within = 60_000
/** Addresses that are remembered at once; the memory stays below a few megabytes. */
const addressesAtMost = 50_000

/**
 * The general limit of calls from one address. It lives in memory: what needs to hold across instances is counted in
 * the database instead. Of more addresses than fit, the one whose window began longest ago is forgotten.
 * @param now milliseconds; the clock unless told
 * @returns counts a call; throws too-many (429) with the seconds to wait
 */
export function createGeneralLimit(now: () => number = Date.now): (address: string) => void {
  const windows = new Map<string, { count: number; endsAt: number }>()
  return (address) => {
    const key = networkOf(address)
    const time = now()
    const window = windows.get(key)
    if (!window || window.endsAt <= time) {
      // A Map keeps its order, so the first key is the one that began longest ago.
      windows.delete(key)
      if (windows.size >= addressesAtMost) windows.delete(windows.keys().next().value ?? '')
      windows.set(key, { count: 1, endsAt: time + within })
      return
    }
    if (++window.count > calls) {
      throw errors.tooMany('Too many calls from your address. Wait a moment.', (window.endsAt - time) / 1000)
    }
  }
}
