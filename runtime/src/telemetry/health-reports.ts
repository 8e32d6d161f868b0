import type { HealthReport } from '@within-reach/contract'
import type { Observable } from 'rxjs'
import { errorName, locationOf } from './error-location'
import type { PublishedVersion, TelemetryEvent } from './telemetry'

export interface HealthReportsOptions {
  readonly events$: Observable<TelemetryEvent>
  /** The origin of this site. */
  readonly origin: string
  /** Called when `take` has something new. */
  onNews(news: 'success' | 'fault'): void
}

/** The reports about the versions of this page view that were not sent yet. */
export interface HealthReports {
  /** Takes the reports that are complete: mounted versions and all faults. A version that is still loading stays. */
  take(): HealthReport[]
}

/**
 * The maximum number of faults that a page view reports of one version. A version that crashes at every mount adds no
 * information.
 */
const maxFaults = 5

/**
 * One version in this page view. A view is reported once, so that it counts once. A later fault is reported separately.
 */
interface Seen {
  report: HealthReport
  taken: boolean
  faults: number
}

/** Collects the events of versions as reports, one per version and page view. */
export function collectHealth({ events$, origin, onNews }: HealthReportsOptions): HealthReports {
  const seen = new Map<string, Seen>()
  const later: HealthReport[] = []

  const seenOf = ({ remote, version }: PublishedVersion): Seen => {
    const key = `${remote}@${version}`
    const known = seen.get(key) ?? { report: { remote, version }, taken: false, faults: 0 }
    seen.set(key, known)
    return known
  }
  const success = (of: Seen, times: Pick<HealthReport, 'loaded' | 'mounted'>) => {
    if (!of.taken) of.report = { ...times, ...of.report }
  }
  const failed = (of: Seen, fault: HealthReport['fault']) => {
    if (++of.faults > maxFaults) return
    const { remote, version } = of.report
    if (of.taken || of.report.fault) later.push({ remote, version, fault })
    else of.report = { ...of.report, fault }
    onNews('fault')
  }

  events$.subscribe((event) => {
    switch (event.type) {
      case 'loaded':
        return success(seenOf(event.version), { loaded: Math.round(event.milliseconds) })
      case 'mounted':
        success(seenOf(event.version), { mounted: Math.round(event.milliseconds) })
        return onNews('success')
      case 'failed':
        return
      case 'classified': {
        const { fault, kind, changedFile } = event
        if (!fault.version || kind === undefined) return
        const place =
          changedFile === undefined ? locationOf(fault.error, origin) : new URL(changedFile, origin).pathname
        failed(seenOf(fault.version), { kind, name: errorName(fault.error), place })
      }
    }
  })

  return {
    take() {
      const ready = [...seen.values()].filter(
        ({ taken, report }) => !taken && (report.mounted !== undefined || report.fault !== undefined),
      )
      for (const one of ready) one.taken = true
      return [...ready.map(({ report }) => report), ...later.splice(0)]
    },
  }
}
