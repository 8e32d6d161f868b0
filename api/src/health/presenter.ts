import type { VersionHealth, Vital } from '@within-reach/contract'
import { vitalQuantile } from '@within-reach/registry'
import { quantile } from './times'
import type { FaultRow, HourRow } from './version-queries'
import type { DayOfVitals } from './vital-queries'

const hour = 60 * 60_000

/** The reports on all versions of a remote in the last day. */
export interface ReportedDay {
  readonly hours: readonly HourRow[]
  readonly times: ReadonlyMap<string, readonly number[]>
  readonly vitals: readonly DayOfVitals[]
  readonly faults: readonly FaultRow[]
  /** The time of the answer, in milliseconds since 1970. */
  readonly now: number
}

/** One version for the console: every hour of the day, including hours without reports. */
export function presentVersion(
  version: string,
  { hours, times, vitals, faults, now }: ReportedDay,
): VersionHealth {
  const own = hours.filter((row) => row.version === version)
  const sum = (of: (row: HourRow) => number) => own.reduce((total, row) => total + of(row), 0)
  const counts = times.get(version) ?? []
  const figureOf = (vital: Vital) => {
    const counts = vitals.find((row) => row.version === version && row.vital === vital)?.counts ?? []
    const value = vitalQuantile(vital, counts, 0.75)
    const views = counts.reduce((total, count) => total + count, 0)
    return value === null ? null : { value: vital === 'cls' ? round(value, 100) : round(value, 1), views }
  }
  const thisHour = Math.floor(now / hour) * hour
  return {
    version,
    views: sum((row) => row.views),
    loadFailures: sum((row) => row.load_failures),
    mountFailures: sum((row) => row.mount_failures),
    crashes: sum((row) => row.crashes),
    median: quantile(counts, 0.5),
    slowest: quantile(counts, 0.95),
    vitals: { lcp: figureOf('lcp'), inp: figureOf('inp'), cls: figureOf('cls'), mount: figureOf('mount') },
    hours: Array.from({ length: 24 }, (_, at) => {
      const start = thisHour - (23 - at) * hour
      const row = own.find((each) => each.hour.getTime() === start)
      const failures = row ? row.load_failures + row.mount_failures + row.crashes : 0
      return { at: new Date(start).toISOString(), views: row?.views ?? 0, failures }
    }),
    faults: faults
      .filter((fault) => fault.version === version)
      .map(({ kind, name, place, times: often, last_at }) => ({
        kind,
        name,
        place: place === '' ? null : place,
        times: often,
        last: last_at.toISOString(),
      })),
  }
}

/** @param parts per unit: 100 rounds to hundredths */
const round = (value: number, parts: number): number => Math.round(value * parts) / parts
