/** Measures the steps of a command. */
export interface Clock {
  /** Runs a step and prints its duration. If it fails, prints that and rethrows the error. */
  step<T>(name: string, run: () => Promise<T>): Promise<T>
  /** The seconds since the start. */
  seconds(): number
}

/** @param log called with a line about each step */
export function startClock(log: (line: string) => void): Clock {
  const began = Date.now()
  const since = (from: number) => (Date.now() - from) / 1000
  return {
    async step(name, run) {
      const started = Date.now()
      const logStep = (mark: string) =>
        log(`${mark} ${name.padEnd(8)} ${since(started).toFixed(1).padStart(6)} s`)
      try {
        const result = await run()
        logStep('✓')
        return result
      } catch (error) {
        logStep('✗')
        throw error
      }
    },
    seconds: () => since(began),
  }
}

/**
 * Runs steps, a few at a time. All of them run, whatever the results of the others.
 * @throws Error with the messages of all failures
 */
export async function fewAtATime(lanes: number, steps: readonly (() => Promise<unknown>)[]): Promise<void> {
  const waiting = [...steps]
  const problems: string[] = []
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift())
      await step().catch((error: unknown) =>
        problems.push(error instanceof Error ? error.message : String(error)),
      )
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  if (problems.length > 0) throw new Error(problems.join('\n\n'))
}
