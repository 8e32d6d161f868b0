import type { AdmissionSettings } from '../capacity-settings'

/** How many requests may be worked on at once. */
export interface ConcurrencyLimit {
  current(): number
  /** Adapts the limit to how the service fares: it falls by a fifth where that is too slow and grows back in steps. */
  adapt(pace: Pace): void
}

/** How the service fares. Milliseconds. */
export interface Pace {
  /** How late the event loop is. */
  readonly delay: number
  /** The time that the median request took until its answer began; 0 where there was none. */
  readonly median: number
}

/**
 * The limit never falls below this share. That is more than the queues of slow work hold together, such as passwords and
 * pictures, so that these alone never fill it.
 */
const leastShare = 0.4
const fall = 0.8
const steps = 25
/** How many times the event loop's allowed delay the median request may take: most of its time is waiting. */
const medianShare = 3

/**
 * Additive increase, multiplicative decrease. A threshold that refuses everything at once would alternate between too much
 * work and none.
 * @param settings the limit while all is well, and how late the event loop may be
 */
export function createConcurrencyLimit(settings: AdmissionSettings): ConcurrencyLimit {
  const { maxInFlight, maxEventLoopDelay } = settings
  const least = Math.max(1, maxInFlight * leastShare)
  let limit = maxInFlight
  return {
    current: () => Math.floor(limit),
    adapt({ delay, median }) {
      limit =
        delay > maxEventLoopDelay || median > medianShare * maxEventLoopDelay
          ? Math.max(least, limit * fall)
          : Math.min(maxInFlight, limit + maxInFlight / steps)
    },
  }
}
