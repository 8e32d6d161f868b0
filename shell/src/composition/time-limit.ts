/** What took longer than it may. */
export class TimeLimitExceeded extends Error {
  constructor(
    readonly what: string,
    readonly milliseconds: number,
  ) {
    super(`${what} took longer than ${milliseconds} ms`)
  }
}

/**
 * Waits for a promise, but not for ever.
 * @param promise what is waited for; it goes on running when the limit is reached
 * @param milliseconds the limit
 * @param what named in the error
 * @throws TimeLimitExceeded
 */
export function withTimeLimit<T>(promise: Promise<T>, milliseconds: number, what: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimeLimitExceeded(what, milliseconds)), milliseconds)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
