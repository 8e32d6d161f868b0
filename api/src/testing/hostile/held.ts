import { performance } from 'node:perf_hooks'

/** How long one request may keep the event loop for itself, in milliseconds. */
export const heldAtMost = 50

/** A machine that does other things now and then makes one try slow, but not each of them. */
const triesAtMost = 8

/**
 * The least time of several tries, since a machine that is busy adds to each; ends at the first that is short enough.
 * @param measure takes one time, in milliseconds
 */
export async function least(measure: () => number | Promise<number>): Promise<number> {
  let shortest = Infinity
  for (let tries = 0; tries < triesAtMost && shortest > heldAtMost; tries++)
    shortest = Math.min(shortest, await measure())
  return shortest
}

/** How long synchronous work takes, in milliseconds. */
export function timeOf(work: () => unknown): number {
  const began = performance.now()
  work()
  return performance.now() - began
}

/** The longest time in which nothing else had a turn while some work ran, in milliseconds. */
export async function longestHold(work: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let running = true
  let last = performance.now()
  const turn = (): void => {
    const now = performance.now()
    longest = Math.max(longest, now - last)
    last = now
    if (running) setImmediate(turn)
  }
  setImmediate(turn)
  try {
    await work()
  } finally {
    running = false
  }
  await new Promise<void>((resolve) => setImmediate(() => setImmediate(resolve)))
  return longest
}
