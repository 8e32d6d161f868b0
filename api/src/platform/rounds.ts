import type { Platform } from './platform'
import { createRepeatedLines } from './repeated-lines'

/** Work that is done in steps, as soon as it is due. Every instance does it; locks let them take turns. */
export interface Rounds {
  /** The log line of a round that failed. The next one tries again. */
  readonly failure: string
  /** How often due work is looked for, in milliseconds. */
  readonly every: number
  /** Done once at the beginning of a round. */
  readonly begin?: () => Promise<void>
  /** Each is repeated until it finds nothing to do and returns false. */
  readonly steps: readonly (() => Promise<boolean>)[]
}

export interface RunningRounds {
  /** Starts a round now, or after the one that is running, which may have looked too early. */
  wake(): void
  /** Finishes the current step, and stops. */
  stop(): Promise<void>
}

/** Starts rounds that do what is due. A round that failed is repeated with the next one. */
export function startRounds(
  { log }: Pick<Platform, 'log'>,
  { failure, every, begin, steps }: Rounds,
): RunningRounds {
  // While the database is unreachable, every round fails in the same way.
  const lines = createRepeatedLines()
  let stopped = false
  let again = false
  let running: Promise<void> | undefined

  const round = async (): Promise<void> => {
    await begin?.()
    for (const step of steps) while (!stopped && (await step())) continue
  }

  const start = (): void => {
    if (stopped || running) return
    again = false
    running = round()
      .catch((error: unknown) => lines.add(failure, (more) => log.warn({ err: error, ...more }, failure)))
      .finally(() => {
        running = undefined
        if (again) start()
      })
  }

  const timer = setInterval(start, every)
  return {
    wake() {
      again = true
      start()
    },
    async stop() {
      stopped = true
      clearInterval(timer)
      await running
      lines.end()
    },
  }
}
