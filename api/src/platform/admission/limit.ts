import type { AdmissionSettings } from '../capacity-settings'

/** How many requests may be worked on at once. */
export interface ConcurrencyLimit {
  current(): number
  /** Adapts the limit to how the service fares. */
  adapt(pace: Pace): void
}

/** How the service fares. Milliseconds. */
export interface Pace {
  /** How late the event loop is. */
  readonly delay: number
  /** The time that the median request took until its answer began; 0 where there was none. */
  readonly median: number
  /** Whether requests were refused. */
  readonly shedding: boolean
}

/** The limit where nothing is refused, so that a burst of costly requests does not wait for long. */
const rest = 200
/**
 * The limit never falls below this. That is more than the queues of slow work hold together, such as passwords and pictures, so
 * that these alone never fill it.
 */
const least = 60
const fall = 0.9
const step = 12
/** How many times the allowed delay half of the requests may take: the slowest hundredth takes three times as long again. */
const longMedian = 3
/** Requests that are this quick do not suffer from a higher limit, and fewer refusals leave more time for them. */
const shortMedian = 1.5

/**
 * Additive increase, multiplicative decrease. A threshold that refuses everything at once would alternate between too much
 * work and none.
 * @param settings the highest limit, and how late the event loop may be
 */
export function createConcurrencyLimit({
  maxInFlight,
  maxEventLoopDelay,
}: AdmissionSettings): ConcurrencyLimit {
  const within = (limit: number) => Math.min(maxInFlight, Math.max(least, limit))
  let limit = within(rest)
  return {
    current: () => Math.floor(limit),
    adapt({ delay, median, shedding }) {
      if (delay > maxEventLoopDelay || median > longMedian * maxEventLoopDelay) limit = within(limit * fall)
      else if (shedding) limit = within(median < shortMedian * maxEventLoopDelay ? limit + step : limit)
      else limit = within(limit < rest ? Math.min(rest, limit + step) : Math.max(rest, limit - step))
    },
  }
}
