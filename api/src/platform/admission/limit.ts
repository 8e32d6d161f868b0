import type { AdmissionSettings } from '../capacity-settings'

/** How many requests may be worked on at once. */
export interface ConcurrencyLimit {
  current(): number
  /**
   * Adapts the limit to how late the event loop is: it falls by a fifth while the loop is too late and grows back in steps.
   * @param delay of the event loop, in milliseconds
   */
  adapt(delay: number): void
}

/** The limit never falls below this share, so that a busy machine still serves some. */
const leastShare = 0.25
const fall = 0.8
const steps = 25

/**
 * Additive increase, multiplicative decrease. A threshold that refuses everything at once would alternate between too much
 * work and none.
 * @param settings the limit while the event loop is on time, and how late it may be
 */
export function createConcurrencyLimit(settings: AdmissionSettings): ConcurrencyLimit {
  const { maxInFlight, maxEventLoopDelay } = settings
  const least = Math.max(1, maxInFlight * leastShare)
  let limit = maxInFlight
  return {
    current: () => Math.floor(limit),
    adapt(delay) {
      limit =
        delay > maxEventLoopDelay
          ? Math.max(least, limit * fall)
          : Math.min(maxInFlight, limit + maxInFlight / steps)
    },
  }
}
