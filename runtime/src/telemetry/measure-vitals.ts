import type { HealthReport, Vital } from '@within-reach/contract'
import { attributeVitals, type AttributionOptions } from './attribute-vitals'
import { cacheStateOf } from './cache-state'
import type { PublishedVersion } from './telemetry'

export interface MeasuringOptions extends AttributionOptions {
  /** The only version of a remote that ran in this page view; undefined if there is none, or if it failed. */
  versionOf(remote: string): PublishedVersion | undefined
}

/**
 * Measures the web vitals of this page load, each attributed to the remote that caused it.
 * @returns a function that returns the final values; call it when the page is hidden
 */
export function measureVitals(options: MeasuringOptions): () => HealthReport[] {
  const { window, versionOf } = options
  const values = new Map<Vital, { readonly remote: string | undefined; readonly value: number }>()
  // Files that are loaded later, such as those of other pages, say nothing about this load.
  const until = window.performance.now()
  attributeVitals(options, (vital, remote, value) => values.set(vital, { remote, value }))

  return () => {
    const files = window.performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const remotes = new Set([...values.values()].map(({ remote }) => remote))
    return [...remotes].flatMap((remote) => {
      const version = remote === undefined ? undefined : versionOf(remote)
      if (!version) return []
      const own = [...values].filter(([, one]) => one.remote === remote)
      const measured = Object.fromEntries(own.map(([vital, { value }]) => [vital, value]))
      return { ...version, vitals: { cache: cacheStateOf(files, version, until), ...measured } }
    })
  }
}
