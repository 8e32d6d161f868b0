/** Stops asking a service that fails, so that nobody waits for it. */
export interface Circuit {
  /** How long nobody asks, in milliseconds; 0 if the service may be asked. */
  pause(): number
  /** Counts how a request to the service ended. */
  ended(how: 'answered' | 'failed'): void
}

/** So many failures in a row begin a pause of so many milliseconds. After it, one more failure begins the next. */
const [failuresInRow, pauseTime] = [3, 30_000]

/** @param now milliseconds; by default the clock */
export function createCircuit(now: () => number = Date.now): Circuit {
  let failures = 0
  let until = 0
  return {
    pause: () => Math.max(0, until - now()),
    ended(how) {
      failures = how === 'failed' ? failures + 1 : 0
      if (failures >= failuresInRow) until = now() + pauseTime
    },
  }
}
