import type { HealthReport } from '@within-reach/contract'
import { attributeVitals, type AttributionOptions, type WebVital } from './attribute-vitals'
import { cacheStateOf } from './cache-state'
import { followLongTasks, type Mount, type ObservingWindow } from './mount-time'
import type { PublishedVersion } from './telemetry'

export interface MeasuringOptions extends AttributionOptions {
  /** The only version of a remote that ran in this page view; undefined if there is none, or if it failed. */
  versionOf(remote: string): PublishedVersion | undefined
  readonly window: Window & ObservingWindow
  /** The first mount of each remote in this page view. */
  readonly mounts: ReadonlyMap<string, Mount>
}

/**
 * Measures the web vitals of this page load, each attributed to the remote that caused it.
 * @returns a function that returns the final values; call it when the page is hidden
 */
export function measureVitals(options: MeasuringOptions): () => HealthReport[] {
  const { window, versionOf, mounts } = options
  const values = new Map<WebVital, { readonly remote: string | undefined; readonly value: number }>()
  // Files that are loaded later, such as those of other pages, say nothing about this load.
  const until = window.performance.now()
  attributeVitals(options, (vital, remote, value) => values.set(vital, { remote, value }))
  const blockedIn = followLongTasks(window)

  return () => {
    const files = window.performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const blocked = new Map(
      [...mounts].flatMap(([remote, mount]) => {
        const time = blockedIn(mount)
        return time === undefined ? [] : [[remote, { mount: Math.round(time) }] as const]
      }),
    )
    const remotes = new Set([...[...values.values()].map(({ remote }) => remote), ...blocked.keys()])
    return [...remotes].flatMap((remote) => {
      const version = remote === undefined ? undefined : versionOf(remote)
      if (!version) return []
      const own = [...values].filter(([, one]) => one.remote === remote)
      const measured = Object.fromEntries(own.map(([vital, { value }]) => [vital, value]))
      const cache = cacheStateOf(files, version, until)
      return { ...version, vitals: { cache, ...measured, ...blocked.get(version.remote) } }
    })
  }
}
