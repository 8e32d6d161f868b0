/** The maximum time for which a request may block the event loop, in milliseconds. */
export const maxBlocked = 50

/** The number of attempts: other work on the machine may slow some of them, but not all. */
const maxTries = 8

/** The milliseconds of {@link referenceWork} on two idle cores, to which {@link maxBlocked} applies. */
const referenceTime = 5
const referenceText = '각나 다라e\u0301'.repeat(20_000)
const referenceWork = () => referenceText.normalize('NFD').normalize('NFC').replace(/\p{M}/gu, '')

/** How much slower than two idle cores the machine is now; at least 1. */
const slowness = (): number => Math.max(1, timeOf(referenceWork) / referenceTime)

/**
 * The minimum of several measurements, scaled to two idle cores. It ends at the first one below the limit.
 * @param measure takes one measurement, in milliseconds
 */
export async function least(measure: () => number | Promise<number>): Promise<number> {
  let shortest = Infinity
  for (let tries = 0; tries < maxTries && shortest > maxBlocked; tries++) {
    const time = await measure()
    shortest = Math.min(shortest, time > maxBlocked ? time / slowness() : time)
  }
  return shortest
}

/**
 * The processor time of this process, in milliseconds. Wall-clock time would include other processes. It includes the
 * helper threads of garbage collection and compiler.
 */
function processorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** The processor time of synchronous work, in milliseconds. */
export function timeOf(work: () => unknown): number {
  const began = processorTime()
  work()
  return processorTime() - began
}

/** The maximum processor time between two turns of the event loop while some work ran, in milliseconds. */
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
