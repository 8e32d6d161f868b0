/** A step exceeded its limit. */
export class TimeLimitExceeded extends Error {
  constructor(
    readonly what: string,
    readonly milliseconds: number,
  ) {
    super(`${what} took longer than ${milliseconds} ms`)
  }
}

/** The number of consecutive timers that measure a limit. */
const slices = 16

/**
 * Waits for a promise up to a limit. Only time in which the page could run counts: a page that was frozen (a sleeping
 * laptop, a phone that saves power) loses one slice of the limit, and still waits for the rest.
 * @param promise it continues after the limit
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
