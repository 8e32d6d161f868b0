import type { Logger } from 'pino'
import type { Registry as Metrics } from 'prom-client'
import { Counter, Gauge } from 'prom-client'

/** Removes one kind of data whose time is over. Instances may run it at the same time. */
export interface CleanupTask {
  /** Names the data in the log and in `/metrics`, such as `inquiries`. */
  readonly what: string
  /** @returns how many were removed */
  run(): Promise<number>
}

/** Removes what is kept for a time only, so that nothing grows for ever. */
export interface Cleanup {
  add(task: CleanupTask): void
  /** Begins to run every task each hour, the first time a few minutes after the start. */
  start(): void
  /** Runs every task once. One that fails is logged and does not hold up the others. */
  runAll(): Promise<void>
  /** Adds `cleanup_removed_total` and `cleanup_last_run_timestamp_seconds`. */
  report(metrics: Metrics): void
  /** Finishes the task that runs, and begins no other. */
  stop(): Promise<void>
}

const every = 60 * 60_000
/** Not at the start itself, when everything else is loaded; spread, so that instances take turns. */
const firstAfter = () => (2 + 3 * Math.random()) * 60_000

export function createCleanup(log: Logger): Cleanup {
  const tasks: CleanupTask[] = []
  const removed = new Map<string, number>()
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
        if (count > 0) log.info({ what, count }, 'removed what was kept long enough')
      } catch (error) {
        log.warn({ err: error, what }, 'the cleanup failed; it is tried again in an hour')
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
        help: 'What this instance removed because its time was over',
        labelNames: ['what'],
        registers: [metrics],
        collect() {
          this.reset()
          for (const { what } of tasks) this.inc({ what }, removed.get(what) ?? 0)
        },
      })
      new Gauge({
        name: 'cleanup_last_run_timestamp_seconds',
        help: 'When the cleanup last ran on this instance; 0 before the first time',
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
