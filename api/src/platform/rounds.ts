import type { Platform } from './platform'
import { createRepeatedLines } from './repeated-lines'

/** How often due work is looked for, in milliseconds. */
const roundEvery = 2000

/** Work that is done in steps, as soon as it is due. Every instance does it; a lock lets them take turns. */
export interface Rounds {
  /** What is done, for the log. */
  readonly what: string
  /** Done once at the beginning of a round. */
  readonly begin?: () => Promise<void>
  /** Each is repeated until it finds nothing to do and returns false. */
  readonly steps: readonly (() => Promise<boolean>)[]
}

export interface RunningRounds {
  /** Finishes the current step, and stops. */
  stop(): Promise<void>
}

/** Starts rounds that do what is due. A round that failed is repeated with the next one. */
export function startRounds({ log }: Pick<Platform, 'log'>, { what, begin, steps }: Rounds): RunningRounds {
  // While the database is unreachable, every round fails in the same way.
  const lines = createRepeatedLines()
  let stopped = false
  let running: Promise<void> | undefined

  const round = async (): Promise<void> => {
    await begin?.()
    for (const step of steps) while (!stopped && (await step())) continue
  }

  const start = (): void => {
    if (stopped || running) return
    running = round()
      .catch((error: unknown) =>
        lines.add(what, (more) =>
          log.warn({ err: error, ...more }, `${what} failed; retried in the next round`),
        ),
      )
      .finally(() => (running = undefined))
  }

  const timer = setInterval(start, roundEvery)
  return {
    async stop() {
      stopped = true
      clearInterval(timer)
      await running
      lines.end()
    },
  }
}
