import { Gauge, type Registry as Metrics } from 'prom-client'
import { resultWithin } from './time-limit'

/** The time limit for reading a value, in milliseconds: a scrape must end even if the database or a store hangs. */
const timeout = 2000

/** The value of a metric; undefined if it cannot be read now or in time, for example while the database is unreachable. */
export const readInTime = <T>(read: () => Promise<T>): Promise<T | undefined> => resultWithin(timeout, read())

/**
 * Adds a gauge without labels whose value is read at each scrape.
 * @param read its value; without one (see {@link readInTime}), the gauge is NaN
 */
export function addReadGauge(
  metrics: Metrics,
  name: string,
  help: string,
  read: () => number | Promise<number>,
): void {
  new Gauge({
    name,
    help,
    registers: [metrics],
    async collect() {
      this.set((await readInTime(async () => read())) ?? Number.NaN)
    },
  })
}
