/** The page's own measurements, in milliseconds after the start of the navigation; layout shift is a score. */
export interface Vitals {
  readonly firstPaint: number
  readonly largestPaint: number
  readonly usable: number
  /** The total of long tasks beyond 50 ms each, from the first paint on. */
  readonly blocked: number
  readonly shift: number
}

interface RecordedVitals {
  largestPaint: number
  shift: number
  readonly tasks: [start: number, duration: number][]
  /** When the main target can first be clicked. */
  readonly usable: Promise<number>
}

declare global {
  interface Window {
    benchVitals: RecordedVitals
  }
}

/**
 * Runs in the page before anything else: records performance entries, and when the main target can first be clicked.
 * @param selector the main target; the first match in the viewport counts
 * @param timeout in milliseconds
 */
export function watchVitals([selector, timeout]: readonly [selector: string, timeout: number]): void {
  const isOnTop = (element: Element): boolean => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  }
  const usable = new Promise<number>((resolve, reject) => {
    const look = () => {
      if ([...document.querySelectorAll(selector)].some(isOnTop)) resolve(performance.now())
      else if (performance.now() > timeout)
        reject(new Error(`${selector} of ${location.pathname} could not be clicked`))
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  const recorded: RecordedVitals = { largestPaint: 0, shift: 0, tasks: [], usable }
  window.benchVitals = recorded
  const observe = (type: string, record: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(record)).observe({ type, buffered: true })
  observe('largest-contentful-paint', ({ startTime }) => (recorded.largestPaint = startTime))
  observe('longtask', ({ startTime, duration }) => void recorded.tasks.push([startTime, duration]))
  observe('layout-shift', (entry) => {
    const { hadRecentInput, value } = entry as PerformanceEntry & { hadRecentInput: boolean; value: number }
    if (!hadRecentInput) recorded.shift += value
  })
}

/** Runs in the page once it is idle. */
export async function readVitals(): Promise<Vitals> {
  const { largestPaint, shift, tasks } = window.benchVitals
  const usable = await window.benchVitals.usable
  const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN
  const blocked = tasks
    .filter(([start, duration]) => start + duration > firstPaint)
    .reduce((sum, [, duration]) => sum + duration - 50, 0)
  return { firstPaint, largestPaint, usable, blocked, shift }
}
