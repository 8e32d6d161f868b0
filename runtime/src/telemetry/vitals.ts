import type { HealthReport } from '@within-reach/contract'
import type { Observable } from 'rxjs'
import type { MeasuringOptions } from './measure-vitals'
import type { Mount } from './mount-time'
import type { PublishedVersion, TelemetryEvent } from './telemetry'

export interface VitalsOptions extends Pick<MeasuringOptions, 'window' | 'remoteAt'> {
  readonly events$: Observable<TelemetryEvent>
  /** Runs a task when the browser is idle. */
  whenIdle(task: () => void): void
}

/** The web vitals of this page view. */
export interface Vitals {
  /** Takes the final values, once. Call it when the page is hidden. */
  take(): HealthReport[]
}

/** Milliseconds from the first shown section until measuring starts. Browsers keep the earlier entries. */
const delay = 2000

/**
 * Loads the measuring code when a section is shown and the page is idle. A version that failed, or replaced another
 * one in this page view, is not measured: its times contain those of the other one.
 */
export function followVitals({ events$, window, remoteAt, whenIdle }: VitalsOptions): Vitals {
  const versions = new Map<string, PublishedVersion | undefined>()
  const mounts = new Map<string, Mount>()
  let collect: (() => HealthReport[]) | undefined
  let started = false
  const start = () => {
    if (started) return
    started = true
    setTimeout(() => whenIdle(() => void measure()), delay)
  }
  const measure = async () => {
    try {
      // The chunk has a name for budgets and reports.
      const { measureVitals } = await import(/* webpackChunkName: "vitals" */ './measure-vitals')
      collect = measureVitals({ window, remoteAt, mounts, versionOf: (remote) => versions.get(remote) })
    } catch {
      // The page works without it.
    }
  }
  events$.subscribe((event) => {
    if (event.type === 'mounted') {
      const { remote, version } = event.version
      const to = window.performance.now()
      // Later mounts find the code compiled.
      if (!mounts.has(remote)) mounts.set(remote, { from: to - event.milliseconds, to })
      const isOnly = !versions.has(remote) || versions.get(remote)?.version === version
      versions.set(remote, isOnly ? event.version : undefined)
      start()
    } else if (event.type === 'failed' && event.fault.version)
      versions.set(event.fault.version.remote, undefined)
  })
  return {
    take() {
      const reports = collect?.() ?? []
      if (reports.length > 0) collect = undefined
      return reports
    },
  }
}
