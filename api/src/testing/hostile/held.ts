/** How long one request may keep the event loop for itself, in milliseconds. */
export const heldAtMost = 50

/** A machine that does other things now and then makes one try slow, but not each of them. */
const triesAtMost = 8

/** Milliseconds that {@link referenceWork} takes on two quiet cores, for which {@link heldAtMost} is meant. */
const referenceTime = 5
const referenceText = '각나 다라e\u0301'.repeat(20_000)
const referenceWork = () => referenceText.normalize('NFD').normalize('NFC').replace(/\p{M}/gu, '')

/** How much slower than two quiet cores the machine is now; at least 1. */
const slowness = (): number => Math.max(1, timeOf(referenceWork) / referenceTime)

/**
 * The least time of several tries, as two quiet cores would take it; ends at the first that is short enough.
 * @param measure takes one time, in milliseconds
 */
export async function least(measure: () => number | Promise<number>): Promise<number> {
  let shortest = Infinity
  for (let tries = 0; tries < triesAtMost && shortest > heldAtMost; tries++) {
    const time = await measure()
    shortest = Math.min(shortest, time > heldAtMost ? time / slowness() : time)
  }
  return shortest
}

/**
 * The processor time of this process, in milliseconds. A clock on the wall would count what other processes take of a busy
 * machine; the helper threads of the garbage collection and the compiler count as well.
 */
function processorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** How much processor time synchronous work takes, in milliseconds. */
export function timeOf(work: () => unknown): number {
  const began = processorTime()
  work()
  return processorTime() - began
}

/** The most processor time that was used before anything else had a turn while some work ran, in milliseconds. */
export async function longestHold(work: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let running = true
  let last = processorTime()
  const turn = (): void => {
    const now = processorTime()
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
