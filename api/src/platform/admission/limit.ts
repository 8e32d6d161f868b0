import type { AdmissionSettings } from '../capacity-settings'

/** The maximum number of concurrent requests. */
export interface ConcurrencyLimit {
  current(): number
  /** Adapts the limit to measurements. */
  adapt(pace: Pace): void
}

/** The measurements, in milliseconds. */
export interface Pace {
  /** The delay of the event loop. */
  readonly delay: number
  /** The time until the median request's answer began; 0 without requests. */
  readonly median: number
  /** Whether requests were refused. */
  readonly shedding: boolean
}

/** The limit without refusals. A burst of costly requests does not wait long at this limit. */
const rest = 200
/**
 * The minimum of the limit. It exceeds the total of the queues for slow work, such as passwords and pictures, so that these
 * alone never reach it.
 */
const least = 60
const fall = 0.9
const step = 12
/** The acceptable median time as a multiple of the allowed delay. The slowest hundredth takes three times as long. */
const longMedian = 3
/**
 * The time in milliseconds below which requests do not suffer from a higher limit. Fewer refusals leave more time for them.
 */
const shortMedian = 1.5

/**
 * Additive increase, multiplicative decrease. A threshold that refuses everything at once would alternate between overload
 * and no work.
 * @param settings the maximum limit, and the allowed event loop delay
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
