import type { Logger } from 'pino'
import type { Registry as Metrics } from 'prom-client'
import { Counter, Gauge } from 'prom-client'

/** Deletes one kind of expired data. Instances may run it concurrently. */
export interface CleanupTask {
  /** The name of the data in the log and in `/metrics`, such as `inquiries`. */
  readonly what: string
  /** @returns how many were deleted */
  run(): Promise<number>
}

/**
 * Repeats a deletion that takes a limited number of rows until it finds none, so that no statement holds many locks.
 * @param deleteSome deletes some rows, and returns how many
 * @returns how many were deleted in total
 */
export async function deleteInBatches(deleteSome: () => Promise<number>): Promise<number> {
  let all = 0
  for (let some; (some = await deleteSome()) > 0;) all += some
  return all
}

/** Deletes expired data, so that nothing grows without bound. */
export interface Cleanup {
  add(task: CleanupTask): void
  /** Runs every task hourly, first a few minutes after the start. */
  start(): void
  /** Runs every task once. A failing task is logged and does not affect the others. */
  runAll(): Promise<void>
  /** Adds `cleanup_removed_total`, `cleanup_failed` and `cleanup_last_run_timestamp_seconds`. */
  report(metrics: Metrics): void
  /** Finishes the running task, and starts no other. */
  stop(): Promise<void>
}

const every = 60 * 60_000
/** Milliseconds until the first run: after the start, which is busy, and random, so that instances do not run at once. */
const firstAfter = () => (2 + 3 * Math.random()) * 60_000

/** Creates a cleanup without tasks. Each feature adds its own. */
export function createCleanup(log: Logger): Cleanup {
  const tasks: CleanupTask[] = []
  const removed = new Map<string, number>()
  const failed = new Set<string>()
  let lastRun = 0
  let stopped = false
  let running = Promise.resolve()
  let timer: NodeJS.Timeout | undefined

  const runTasks = async (): Promise<void> => {
    for (const { what, run } of tasks) {
      if (stopped) return
      try {
        const count = await run()
        removed.set(what, (removed.get(what) ?? 0) + count)
        failed.delete(what)
        if (count > 0) log.info({ what, count }, 'cleanup deleted expired data')
      } catch (error) {
        failed.add(what)
        log.warn({ err: error, what }, 'cleanup failed; retried in an hour')
      }
    }
    lastRun = Date.now()
  }
  const runAll = (): Promise<void> => (running = running.then(runTasks))
  const schedule = (after: number): void => {
    timer = setTimeout(() => void runAll().then(() => stopped || schedule(every)), after)
    timer.unref()
  }
  return {
    add: (task) => void tasks.push(task),
    start: () => schedule(firstAfter()),
    runAll,
    report(metrics) {
      new Counter({
        name: 'cleanup_removed_total',
        help: 'Expired data that this instance deleted',
        labelNames: ['what'],
        registers: [metrics],
        collect() {
          this.reset()
          for (const { what } of tasks) this.inc({ what }, removed.get(what) ?? 0)
        },
      })
      new Gauge({
        name: 'cleanup_failed',
        help: '1 if the last deletion of this data failed on this instance',
        labelNames: ['what'],
        registers: [metrics],
        collect() {
          for (const { what } of tasks) this.set({ what }, failed.has(what) ? 1 : 0)
        },
      })
      new Gauge({
        name: 'cleanup_last_run_timestamp_seconds',
        help: 'Time of the last cleanup on this instance; 0 before the first',
        registers: [metrics],
        collect() {
          this.set(lastRun / 1000)
        },
      })
    },
    async stop() {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
