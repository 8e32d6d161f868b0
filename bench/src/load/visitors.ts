import { quantile } from '../measure/statistics'

/** The latency and the failures of visits. Times are in milliseconds. */
export interface VisitorsResult {
  readonly calls: number
  readonly failed: number
  readonly median: number
  readonly p99: number
  readonly slowest: number
}

/** Visitors who arrive at fixed intervals, even if earlier ones still wait. */
export interface Visitors {
  /** Stops further arrivals, and waits for the current visitors. */
  stop(): Promise<VisitorsResult>
}

/**
 * Starts visits at a fixed interval.
 * @param visit makes one visit; returns whether it succeeded
 * @param every the interval in milliseconds
 */
export function startVisitors(visit: () => Promise<boolean>, every: number): Visitors {
  const times: number[] = []
  const visits: Promise<void>[] = []
  let failed = 0
  const timer = setInterval(() => {
    const began = performance.now()
    const one = visit().then(
      (served) => {
        times.push(performance.now() - began)
        if (!served) failed++
      },
      () => void failed++,
    )
    visits.push(one)
  }, every)
  return {
    async stop() {
      clearInterval(timer)
      await Promise.all(visits)
      const sorted = times.sort((a, b) => a - b)
      const [median = 0, p99 = 0, slowest = 0] = [0.5, 0.99, 1].map((share) => quantile(sorted, share))
      return { calls: visits.length, failed, median, p99, slowest }
    },
  }
}
