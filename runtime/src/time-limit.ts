/** What took longer than it may. */
export class TimeLimitExceeded extends Error {
  constructor(
    readonly what: string,
    readonly milliseconds: number,
  ) {
    super(`${what} took longer than ${milliseconds} ms`)
  }
}

/** How many timers in a row measure a limit. */
const slices = 16

/**
 * Waits for a promise, but not for ever. Only time in which the page itself could run counts: a page that was frozen (a
 * laptop asleep, a phone with no power left to run it) loses one slice of the limit, and the rest is still waited for.
 * @param promise what is waited for; it goes on running when the limit is reached
 * @param milliseconds the limit
 * @param what named in the error
 * @throws TimeLimitExceeded
 */
export function withTimeLimit<T>(promise: Promise<T>, milliseconds: number, what: string): Promise<T> {
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout>
    const wait = (left: number) => {
      timer = setTimeout(() => {
        if (left > 1) wait(left - 1)
        else reject(new TimeLimitExceeded(what, milliseconds))
      }, milliseconds / slices)
    }
    wait(slices)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
