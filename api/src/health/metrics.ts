import type { HealthReport } from '@within-reach/contract'
import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import { isView } from './kinds'
import { timeBuckets } from './times'
import type { CanaryWorker } from './canary-worker'

/** The maximum number of versions with their own series. */
const maxVersions = 200

export interface HealthMetrics {
  /** Counts a report on a live version. */
  add(report: HealthReport): void
}

export interface HealthMetricsParts {
  /** The metrics registry. */
  readonly registry: Registry
  isLive(remote: string, version: string): boolean
  dropped(): number
  readonly canaries: Pick<CanaryWorker, 'failing' | 'blocked' | 'ended'>
}

/**
 * The metrics by remote and version: the reports that this instance received since its start. Versions that are no longer
 * live are dropped before there are too many.
 */
export function createHealthMetrics({
  registry,
  isLive,
  dropped,
  canaries,
}: HealthMetricsParts): HealthMetrics {
  const common = { labelNames: ['remote', 'version'] as const, registers: [registry] }
  const views = new Counter({ name: 'remote_views_total', help: 'Page views of a version', ...common })
  const failures = new Counter({
    name: 'remote_failures_total',
    help: 'Faults of a version in browsers',
    ...common,
    labelNames: ['remote', 'version', 'kind'],
  })
  const times = new Histogram({
    name: 'remote_mount_seconds',
    help: 'Time until the first screen of a version',
    buckets: timeBuckets.map((milliseconds) => milliseconds / 1000),
    ...common,
  })
  new Gauge({
    name: 'remote_fails_widely',
    help: 'Current versions that fail for many visitors, at the last check of this instance',
    ...common,
    collect() {
      this.reset()
      for (const { remote, version } of canaries.failing()) this.set({ remote, version }, 1)
    },
  })
  new Gauge({
    name: 'canary_blocked',
    help: 'Canaries whose verdict was not carried out, at the last check of this instance',
    ...common,
    labelNames: ['remote', 'version', 'reason'],
    collect() {
      this.reset()
      for (const { remote, version, reason } of canaries.blocked()) this.set({ remote, version, reason }, 1)
    },
  })
  new Gauge({
    name: 'canary_ended_timestamp_seconds',
    help: 'When this instance last ended a canary of a remote because it was worse',
    ...common,
    collect() {
      this.reset()
      for (const { remote, version, at } of canaries.ended()) this.set({ remote, version }, at / 1000)
    },
  })
  new Gauge({
    name: 'health_views_dropped',
    help: 'Page views dropped because the database was unreachable for long',
    registers: [registry],
    collect() {
      this.set(dropped())
    },
  })

  const known = new Map<string, { remote: string; version: string; kinds: Set<string> }>()
  /** @returns undefined if there are too many */
  const seriesOf = ({ remote, version }: HealthReport) => {
    const key = `${remote}@${version}`
    const found = known.get(key)
    if (found) return found
    for (const [old, labels] of known.size < maxVersions ? [] : known) {
      const { kinds, ...both } = labels
      if (isLive(both.remote, both.version)) continue
      views.remove(both)
      times.remove(both)
      for (const kind of kinds) failures.remove({ ...both, kind })
      known.delete(old)
    }
    if (known.size >= maxVersions) return undefined
    const labels = { remote, version, kinds: new Set<string>() }
    known.set(key, labels)
    return labels
  }

  return {
    add(report) {
      const series = seriesOf(report)
      if (!series) return
      const { remote, version, kinds } = series
      if (isView(report)) views.inc({ remote, version })
      const { loaded, mounted, fault } = report
      if (loaded !== undefined && mounted !== undefined)
        times.observe({ remote, version }, (loaded + mounted) / 1000)
      if (!fault) return
      kinds.add(fault.kind)
      failures.inc({ remote, version, kind: fault.kind })
    },
  }
}
