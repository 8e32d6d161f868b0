import type { HealthReport, Vital } from '@within-reach/contract'
import { type Metric, onCLS, onINP, onLCP } from 'web-vitals'
import { cacheStateOf } from './cache-state'
import type { PublishedVersion } from './telemetry'

export interface MeasuringOptions {
  readonly window: Window
  /**
   * The remote that an element belongs to; undefined for the shell's own elements. For an element that is no longer in the
   * page, the remote that owned the address when the page was opened.
   */
  remoteAt(node: Node | null | undefined): string | undefined
  /** The only version of a remote that ran in this page view; undefined if there is none, or if it failed. */
  versionOf(remote: string): PublishedVersion | undefined
}

/** The maximum number of interactions whose remote is remembered. */
const maxInteractions = 500
const interactions = ['pointerdown', 'pointerup', 'click', 'keydown', 'keyup'] as const

const rounded: Readonly<Record<Vital, (value: number) => number>> = {
  lcp: (value) => Math.round(value / 10) * 10,
  inp: Math.round,
  cls: (value) => Math.round(value * 1000) / 1000,
}

/**
 * Measures the web vitals of this page load, each attributed to the remote that caused it. A navigation within the
 * page is not measured separately: it has no largest paint of its own, and its responses to input count for the page.
 * @returns a function that returns the final values; call it when the page is hidden
 */
export function measureVitals({ window, remoteAt, versionOf }: MeasuringOptions): () => HealthReport[] {
  const values = new Map<Vital, { readonly remote: string | undefined; readonly value: number }>()
  // Files that are loaded later, such as those of other pages, say nothing about this load.
  const until = window.performance.now()
  const remoteOfInput = followInteractions(window, remoteAt)

  const take = (vital: Vital, { value, navigationType }: Metric, remote: string | undefined) => {
    // These have no meaningful load time: a page from the back/forward cache is not loaded, and a page that was loaded
    // ahead is complete when it is opened.
    if (navigationType !== 'back-forward-cache' && navigationType !== 'prerender')
      values.set(vital, { remote, value: rounded[vital](value) })
  }
  onLCP((metric) => take('lcp', metric, remoteAt(metric.entries.at(-1)?.element)))
  onINP((metric) => take('inp', metric, remoteOfInput(metric.entries)))
  onCLS((metric) => take('cls', metric, remoteAt(largestShift(metric.entries))))

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

/**
 * Remembers the remote of each interaction. When a slow one is reported, its element may have left the page.
 * @returns a function that finds the remote of reported events
 */
function followInteractions(window: Window, remoteAt: MeasuringOptions['remoteAt']) {
  const remotes = new Map<number, string | undefined>()
  // An entry begins at its event's time, which browsers may round differently.
  const keyOf = (time: number) => Math.round(time)
  const remember = ({ timeStamp, target }: Event) => {
    remotes.set(keyOf(timeStamp), remoteAt(target instanceof Node ? target : null))
    if (remotes.size > maxInteractions) remotes.delete(remotes.keys().next().value ?? 0)
  }
  for (const type of interactions) window.addEventListener(type, remember, { capture: true, passive: true })
  return (events: readonly PerformanceEventTiming[]): string | undefined => {
    const known = events.find(({ startTime }) => remotes.has(keyOf(startTime)))
    return known ? remotes.get(keyOf(known.startTime)) : remoteAt(events.find(({ target }) => target)?.target)
  }
}

/** The element that moved most in the largest shift. */
function largestShift(shifts: readonly LayoutShift[]): Node | null | undefined {
  const [largest] = [...shifts].sort((a, b) => b.value - a.value)
  const areaOf = ({ currentRect: { width, height } }: LayoutShiftAttribution) => width * height
  const [source] = [...(largest?.sources ?? [])].sort((a, b) => areaOf(b) - areaOf(a))
  return source?.node
}
