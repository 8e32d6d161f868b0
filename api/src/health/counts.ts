import type { FaultKind, HealthReport } from '@within-reach/contract'
import { failureOf, isView } from './kinds'
import { bucketOf, timeBuckets } from './times'

/** The counts of one version in one minute. */
export interface MinuteCounts {
  readonly remote: string
  readonly version: string
  readonly minute: Date
  views: number
  /** The networks that reported views and failures, as bit numbers. */
  readonly networks: Set<number>
  readonly failingNetworks: Set<number>
  readonly failures: { load: number; mount: number; crash: number }
  /** Times until the first screen, by bucket. */
  readonly times: number[]
  /** Faults by kind, class and location. */
  readonly faults: Map<string, FaultCount>
}

export interface FaultCount {
  readonly kind: FaultKind
  readonly name: string
  readonly place: string
  times: number
}

/** The maximum number of different faults stored per version and minute. */
const maxFaults = 20
/** The maximum number of rows (a version in a minute) in memory while they cannot be written. */
const maxMinutes = 2000

/** Reports that are not written yet. */
export interface Counts {
  /** @param network identifies the reporting network, only within this site */
  add(report: HealthReport, at: number, network: string): void
  /** Takes everything, in an order that is the same on every instance, so that concurrent writes do not deadlock. */
  take(): MinuteCounts[]
  /** Returns counts that could not be written. */
  putBack(counts: readonly MinuteCounts[]): void
  /** The page views that were dropped because too many counts waited. */
  dropped(): number
}

/** Collects reports in memory, so that any number of reports is one row per version and minute. */
export function createCounts(): Counts {
  let kept = new Map<string, MinuteCounts>()
  let dropped = 0

  const keep = (one: MinuteCounts): void => {
    if (kept.size >= maxMinutes) {
      // The oldest counts matter least for what is live.
      const [oldest, { views = 0 } = {}] = kept.entries().next().value ?? []
      kept.delete(oldest ?? '')
      dropped += views
    }
    kept.set(keyOf(one), one)
  }

  return {
    add(report, at, network) {
      const { remote, version } = report
      const minute = new Date(Math.floor(at / 60_000) * 60_000)
      const empty = { remote, version, minute, views: 0 }
      const known = kept.get(keyOf(empty))
      const counts = known ?? {
        ...empty,
        networks: new Set<number>(),
        failingNetworks: new Set<number>(),
        failures: { load: 0, mount: 0, crash: 0 },
        times: Array<number>(timeBuckets.length + 1).fill(0),
        faults: new Map<string, FaultCount>(),
      }
      if (!known) keep(counts)
      count(counts, report)
      const bit = bitOf(network)
      counts.networks.add(bit)
      if (report.fault) counts.failingNetworks.add(bit)
    },
    take() {
      const taken = [...kept.values()]
      kept = new Map()
      return taken.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
    },
    putBack(counts) {
      const newer = kept
      kept = new Map()
      for (const one of counts) keep(one)
      for (const [key, one] of newer) {
        const before = kept.get(key)
        if (before) merge(before, one)
        else keep(one)
      }
    },
    dropped: () => dropped,
  }
}

function count(counts: MinuteCounts, report: HealthReport): void {
  const { loaded, mounted, fault } = report
  if (isView(report)) counts.views++
  if (loaded !== undefined && mounted !== undefined) {
    const at = bucketOf(loaded + mounted)
    counts.times[at] = (counts.times[at] ?? 0) + 1
  }
  if (!fault) return
  counts.failures[failureOf(fault.kind)]++
  addFault(counts, { kind: fault.kind, name: fault.name, place: fault.place ?? '', times: 1 })
}

function addFault({ faults }: MinuteCounts, fault: FaultCount): void {
  const key = `${fault.kind} ${fault.name} ${fault.place}`
  const known = faults.get(key)
  if (known) known.times += fault.times
  else if (faults.size < maxFaults) faults.set(key, fault)
}

function merge(into: MinuteCounts, from: MinuteCounts): void {
  into.views += from.views
  for (const bit of from.networks) into.networks.add(bit)
  for (const bit of from.failingNetworks) into.failingNetworks.add(bit)
  for (const kind of ['load', 'mount', 'crash'] as const) into.failures[kind] += from.failures[kind]
  for (const [at, times] of from.times.entries()) into.times[at] = (into.times[at] ?? 0) + times
  for (const fault of from.faults.values()) addFault(into, fault)
}

/** The maximum number of distinguishable networks: the bits of a row. */
export const networkBits = 256

/** The bit of a network. It comes from a keyed hash, so a client cannot choose it. */
const bitOf = (network: string): number => (Buffer.from(network, 'base64url')[0] ?? 0) % networkBits

const keyOf = ({ remote, version, minute }: Pick<MinuteCounts, 'remote' | 'version' | 'minute'>): string =>
  `${remote}@${version} ${minute.getTime()}`
