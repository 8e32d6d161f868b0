/** When a remote was mounted for the first time in a page view, in milliseconds since the page was opened. */
export interface Mount {
  readonly from: number
  readonly to: number
}

/** A task of 50 ms or more (W3C Long Tasks). */
type LongTask = Pick<PerformanceEntry, 'startTime' | 'duration'>

/** The part of a window that reports tasks. */
export interface ObservingWindow {
  readonly PerformanceObserver?: typeof PerformanceObserver
}

/**
 * Follows the tasks that block the main thread, including those before the call.
 * @returns a function that returns how long a mount blocked it; undefined in a browser that does not report such tasks
 */
export function followLongTasks({
  PerformanceObserver: Observer,
}: ObservingWindow): (mount: Mount) => number | undefined {
  if (!Observer?.supportedEntryTypes.includes('longtask')) return () => undefined
  const tasks: LongTask[] = []
  const observer = new Observer((list) => void tasks.push(...list.getEntries()))
  observer.observe({ type: 'longtask', buffered: true })
  return (mount) => {
    tasks.push(...observer.takeRecords())
    return timeWithin(mount, tasks)
  }
}

/** The part of some tasks that is within a mount, in milliseconds. */
const timeWithin = ({ from, to }: Mount, tasks: readonly LongTask[]): number =>
  tasks.reduce(
    (sum, { startTime, duration }) =>
      sum + Math.max(0, Math.min(to, startTime + duration) - Math.max(from, startTime)),
    0,
  )
