import { errors } from '../errors'
import { networkOf } from './network'

/** The calls per address, and the period in milliseconds. Many people may share one IPv4 address. */
const calls = 600
const within = 60_000
/** The maximum number of remembered addresses. It bounds the memory to a few megabytes. */
const maxAddresses = 50_000

/**
 * The general limit of calls from one address. It is in memory; limits that must hold across instances are counted in the
 * database. Above the maximum of addresses, the one with the oldest window is forgotten.
 * @param now milliseconds; by default the clock
 * @returns a function that counts a call; it throws too-many (429) with the seconds to wait
 */
export function createGeneralLimit(now: () => number = Date.now): (address: string) => void {
  const windows = new Map<string, { count: number; endsAt: number }>()
  return (address) => {
    const key = networkOf(address)
    const time = now()
    const window = windows.get(key)
    if (!window || window.endsAt <= time) {
      // A Map keeps insertion order, so the first key has the oldest window.
      windows.delete(key)
      if (windows.size >= maxAddresses) windows.delete(windows.keys().next().value ?? '')
      windows.set(key, { count: 1, endsAt: time + within })
      return
    }
    if (++window.count > calls) {
      throw errors.tooMany(
        'Too many calls from your address. Wait a moment and try again.',
        (window.endsAt - time) / 1000,
      )
    }
  }
}
