import type { HealthReport } from '@within-reach/contract'
import type { Observable } from 'rxjs'
import { errorName, locationOf } from './error-location'
import type { PublishedVersion, TelemetryEvent } from './telemetry'

export interface HealthReportsOptions {
  readonly events$: Observable<TelemetryEvent>
  /** Of this site. */
  readonly origin: string
  /** Called when there is something to take. */
  onNews(news: 'success' | 'fault'): void
}

/** What was seen of the versions of this page view and not yet sent. */
export interface HealthReports {
  /** Takes what can be reported by now: what has been mounted, and every fault. A version that is still loading stays. */
  take(): HealthReport[]
}

/** Faults of one version that a page view reports: one that crashes at each mount says no more each time. */
const mostFaults = 5

/** One version in this page view. A view is reported once, so that it counts once; a later fault is reported by itself. */
interface Seen {
  report: HealthReport
  taken: boolean
  faults: number
}

/** Gathers what happens to versions as reports, one a version and page view. */
export function gatherHealth({ events$, origin, onNews }: HealthReportsOptions): HealthReports {
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
    if (++of.faults > mostFaults) return
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
