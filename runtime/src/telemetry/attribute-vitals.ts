import type { Vital } from '@within-reach/contract'
import { type Metric, onCLS, onINP, onLCP, type ReportOpts } from 'web-vitals'

/** The vitals that the library measures. The mount is measured apart. */
export type WebVital = Exclude<Vital, 'mount'>

export interface AttributionOptions {
  readonly window: Window
  /**
   * The remote that an element belongs to; undefined for the shell's own elements. For an element that is no longer in the
   * page, the remote that owned the address when the page was opened.
   */
  remoteAt(node: Node | null | undefined): string | undefined
}

/** The maximum number of interactions whose remote is remembered. */
const maxInteractions = 500
const interactions = ['pointerdown', 'pointerup', 'click', 'keydown', 'keyup'] as const

const rounded: Readonly<Record<WebVital, (value: number) => number>> = {
  lcp: (value) => Math.round(value / 10) * 10,
  inp: Math.round,
  cls: (value) => Math.round(value * 1000) / 1000,
}

/**
 * Measures the web vitals of this page load, each attributed to the remote that caused it. A navigation within the
 * page is not measured separately: it has no largest paint of its own, and its responses to input count for the page.
 * @param take called with the remote that caused it (undefined for the shell) and each value: the final one, or, with
 * `reportAllChanges`, each one so far
 */
export function attributeVitals(
  { window, remoteAt }: AttributionOptions,
  take: (vital: WebVital, remote: string | undefined, value: number) => void,
  options?: ReportOpts,
): void {
  const remoteOfInput = followInteractions(window, remoteAt)
  const pass = (vital: WebVital, { value, navigationType }: Metric, remote: string | undefined) => {
    // These have no meaningful load time: a page from the back/forward cache is not loaded, and a page that was loaded
    // ahead is complete when it is opened.
    if (navigationType !== 'back-forward-cache' && navigationType !== 'prerender')
      take(vital, remote, rounded[vital](value))
  }
  onLCP((metric) => pass('lcp', metric, remoteAt(metric.entries.at(-1)?.element)), options)
  onINP((metric) => pass('inp', metric, remoteOfInput(metric.entries)), options)
  onCLS((metric) => pass('cls', metric, remoteAt(largestShift(metric.entries))), options)
}

/**
 * Remembers the remote of each interaction. When a slow one is reported, its element may have left the page.
 * @returns a function that finds the remote of reported events
 */
function followInteractions(window: Window, remoteAt: AttributionOptions['remoteAt']) {
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
