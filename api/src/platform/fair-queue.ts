import { errors } from './errors'

export interface FairQueueOptions {
  /** The maximum of running work. */
  readonly atOnce: number
  /** The maximum of waiting work. */
  readonly waiting: number
  /** The maximum of waiting work of one key. */
  readonly waitingPerKey: number
  /**
   * The maximum expected wait of the last in the queue, in milliseconds, from recent durations. On a slow or busy machine,
   * fewer may wait.
   */
  readonly longestWait?: number
  /** The name of the work in the message of a refusal. */
  readonly what: string
}

/**
 * Runs work in turn.
 * @param keys the users of the work, such as an account and an address; work without a key is not balanced
 * @throws unavailable (503) if too much waits
 */
export type FairQueue = <T>(keys: readonly string[], work: () => Promise<T>) => Promise<T>

/** The weight of the newest work in the average duration. */
const weight = 0.1

interface Waiting {
  readonly keys: readonly string[]
  /** The virtual time at which the work may start. */
  readonly start: number
  readonly run: () => void
  readonly refuse: () => void
}

/** The waiting work in each queue of this process. Queues live as long as the process. */
const lengths = new Map<string, () => number>()

/** The waiting work in each queue of this process, by name. */
export const queueLengths = (): [what: string, length: number][] =>
  [...lengths].map(([what, length]) => [what, length()])

/**
 * Runs costly work with limited concurrency, so that the rest of the service stays responsive, and shares the slots fairly
 * among keys: the work of a heavy user waits behind that of others. It uses start-time fair queuing (Goyal, Vin and Cheng,
 * 1996) with each key of a work as a flow. If too much waits, the work that would have been last is refused.
 * @param now milliseconds; by default the clock
 */
export function fairQueue(
  { atOnce, waiting, waitingPerKey, longestWait = Infinity, what }: FairQueueOptions,
  now: () => number = () => performance.now(),
): FairQueue {
  /** In order of their virtual start. */
  const queue: Waiting[] = []
  /** The virtual end of each key's last work. */
  const finish = new Map<string, number>()
  let virtualTime = 0
  let running = 0
  lengths.set(what, () => queue.length)
  /** The duration of work in milliseconds, as a moving average. */
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
    // A finished slot passes to the next in the queue, so that no new work can take it in between.
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
