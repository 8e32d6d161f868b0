import { errors } from '../errors'

/**
 * Runs costly work a few at a time, so that the rest of the service goes on answering.
 * @param atOnce how many may run together
 * @param waiting how many may wait
 * @returns runs work; throws unavailable (503) where too many wait
 */
export function workQueue(atOnce: number, waiting: number): <T>(work: () => Promise<T>) => Promise<T> {
  const queue: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw errors.unavailable('Too many files at once. Try again in a moment.')
      await new Promise<void>((resolve) => queue.push(resolve))
    }
    running++
    try {
      return await work()
    } finally {
      running--
      queue.shift()?.()
    }
  }
}
