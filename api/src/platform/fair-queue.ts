import { errors } from './errors'

export interface FairQueueOptions {
  /** How much work may run together. */
  readonly atOnce: number
  /** How much may wait. */
  readonly waiting: number
  /** How much of one key may wait. */
  readonly waitingPerKey: number
  /**
   * Milliseconds that the last in the queue may expect to wait, by how long work took of late: on a slow machine, or while others
   * need it, fewer wait.
   */
  readonly longestWait?: number
  /** Named in the message when too much waits. */
  readonly what: string
}

/**
 * Runs work in turn.
 * @param keys whom the work is for, such as an account and an address; work without a key is fair to nobody in particular
 * @throws unavailable (503) where too much waits
 */
export type FairQueue = <T>(keys: readonly string[], work: () => Promise<T>) => Promise<T>

/** Of the newest work in the average of how long work takes. */
const weight = 0.1

interface Waiting {
  readonly keys: readonly string[]
  /** Virtual time at which the work may start. */
  readonly start: number
  readonly run: () => void
  readonly refuse: () => void
}

/** How much waits in each queue of this process; queues live as long as the process. */
const lengths = new Map<string, () => number>()

/** How much waits in each queue of this process, by what it is for. */
export const queueLengths = (): [what: string, length: number][] =>
  [...lengths].map(([what, length]) => [what, length()])

/**
 * Runs costly work a few at a time, so that the rest of the service goes on answering, and shares the turns among keys: who asks
 * for much waits behind who asks for little, by start-time fair queuing (Goyal, Vin and Cheng, 1996) with each of the keys of a
 * work as a flow. Where too much waits, the work goes that would have been last.
 * @param now milliseconds; the clock unless told
 */
export function fairQueue(
  { atOnce, waiting, waitingPerKey, longestWait = Infinity, what }: FairQueueOptions,
  now: () => number = () => performance.now(),
): FairQueue {
  /** In the order of their start. */
  const queue: Waiting[] = []
  /** The virtual time at which the last work of a key ends. */
  const finish = new Map<string, number>()
  let virtualTime = 0
  let running = 0
  lengths.set(what, () => queue.length)
  /** How long work takes, in milliseconds, as a moving average. */
  let duration = 0

  const mostWaiting = (): number =>
    Math.min(waiting, Math.max(atOnce, Math.floor((longestWait * atOnce) / Math.max(duration, 1e-9))))

  function place(keys: readonly string[]): number {
    const start = Math.max(virtualTime, ...keys.map((key) => finish.get(key) ?? 0))
    for (const key of keys) finish.set(key, start + 1)
    return start
  }

  function enqueue(keys: readonly string[]): Promise<void> {
    const perKey = (key: string) => queue.filter((other) => other.keys.includes(key)).length
    if (keys.some((key) => perKey(key) >= waitingPerKey)) throw tooMuch(what)
    return new Promise((resolve, reject) => {
      const entry = { keys, start: place(keys), run: resolve, refuse: () => reject(tooMuch(what)) }
      const behind = queue.findIndex((other) => other.start > entry.start)
      queue.splice(behind < 0 ? queue.length : behind, 0, entry)
      if (queue.length > mostWaiting()) queue.pop()?.refuse()
    })
  }

  function end(): void {
    // A finished turn is handed to the next in line, so that nobody new takes it in between.
    const next = queue.shift()
    if (next) {
      virtualTime = next.start
      next.run()
      return
    }
    if (--running === 0) {
      virtualTime = 0
      finish.clear()
    }
  }

  return async (keys, work) => {
    if (running < atOnce) {
      running++
      place(keys)
    } else await enqueue(keys)
    const began = now()
    try {
      return await work()
    } finally {
      duration += (now() - began - duration) * weight
      end()
    }
  }
}

const tooMuch = (what: string) => errors.unavailable(`Too many ${what} at once. Try again in a moment.`, 1)
