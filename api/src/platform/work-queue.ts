import { errors } from './errors'

/**
 * Runs costly work a few at a time, so that the rest of the service goes on answering.
 * @param atOnce how many may run together
 * @param waiting how many may wait
 * @param what named in the message when too many wait
 * @returns runs work; throws unavailable (503) where too many wait
 */
export function workQueue(
  atOnce: number,
  waiting: number,
  what: string,
): <T>(work: () => Promise<T>) => Promise<T> {
  const queue: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running < atOnce) running++
    else {
      if (queue.length >= waiting)
        throw errors.unavailable(`Too many ${what} at once. Try again in a moment.`, 1)
      await new Promise<void>((resolve) => queue.push(resolve))
    }
    try {
      return await work()
    } finally {
      // A finished turn is handed to the next in line, so that nobody new takes it in between.
      const next = queue.shift()
      if (next) next()
      else running--
    }
  }
}
