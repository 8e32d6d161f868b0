import { errors } from './errors'
import { traced } from './tracing/span'

export interface FairQueueOptions {
  /** The maximum number of jobs that run at once. */
  readonly atOnce: number
  /** The maximum number of waiting jobs. */
  readonly waiting: number
  /** The maximum number of waiting jobs of one key. */
  readonly waitingPerKey: number
  /**
   * The maximum expected wait of the last in the queue, in milliseconds, from recent durations. On a slow or busy machine,
   * fewer may wait.
   */
  readonly longestWait?: number
  /** The name of the work in the message of a refusal. */
  readonly what: string
}

/** Runs costly work in turn. Keys identify its users, such as an account and an address; work without a key is not balanced. */
export interface FairQueue {
  /** @throws unavailable (503) if too much waits */
  <T>(keys: readonly string[], work: () => Promise<T>): Promise<T>
  /**
   * Reserves a slot for work that is prepared first. Work without a reservation is refused before its preparation.
   * @throws unavailable (503) if too much waits
   */
  reserve(keys: readonly string[]): Reservation
  /** Whether the work of any user would be refused now, even of one without other work. */
  isFull(): boolean
}

/** A slot that is kept for one piece of work. */
export interface Reservation {
  /** @throws unavailable (503) if the work of lighter users took the slot */
  run<T>(work: () => Promise<T>): Promise<T>
  /** Frees the slot if its work does not run. */
  leave(): void
}

/** The weight of the newest work in the average duration. */
const weight = 0.1

interface Waiting {
  readonly keys: readonly string[]
  /** The virtual time at which the work may start. */
  readonly start: number
  /** Absent while the work is prepared. */
  ready?: { readonly run: () => void; readonly refuse: () => void }
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

  const maxWaiting = (): number =>
    Math.min(waiting, Math.max(atOnce, Math.floor((longestWait * atOnce) / Math.max(duration, 1e-9))))

  const free = (): number => atOnce - running
  const isFullFor = (start: number): boolean =>
    queue.length >= maxWaiting() + free() && !queue.some((other) => other.start > start)

  function enter(keys: readonly string[]): Waiting {
    const ofKey = (key: string) => queue.filter((other) => other.keys.includes(key)).length
    if (keys.some((key) => ofKey(key) >= waitingPerKey + free())) throw tooMuch(what)
    const entry: Waiting = { keys, start: Math.max(virtualTime, ...keys.map((key) => finish.get(key) ?? 0)) }
    if (isFullFor(entry.start)) throw tooMuch(what)
    const behind = queue.findIndex((other) => other.start > entry.start)
    for (const key of keys) finish.set(key, entry.start + 1)
    queue.splice(behind < 0 ? queue.length : behind, 0, entry)
    if (queue.length > maxWaiting() + free()) queue.pop()?.ready?.refuse()
    return entry
  }

  function leave(entry?: Waiting): void {
    if (entry && queue.includes(entry)) queue.splice(queue.indexOf(entry), 1)
    if (running > 0 || queue.length > 0) return
    virtualTime = 0
    finish.clear()
  }

  async function begin(entry: Waiting): Promise<void> {
    if (!queue.includes(entry)) throw tooMuch(what)
    if (running < atOnce) {
      running++
      leave(entry)
    } else
      await new Promise<void>((run, reject) => (entry.ready = { run, refuse: () => reject(tooMuch(what)) }))
  }

  function end(): void {
    // A finished slot passes to the next in the queue, so that no new work can take it in between.
    const next = queue.find(({ ready }) => ready)
    if (!next) running--
    else virtualTime = Math.max(virtualTime, next.start)
    leave(next)
    next?.ready?.run()
  }

  function reserve(keys: readonly string[]): Reservation {
    const entry = enter(keys)
    return {
      async run(work) {
        await traced(`wait for ${what}`, {}, () => begin(entry))
        const began = now()
        try {
          return await traced(what, {}, work)
        } finally {
          duration += (now() - began - duration) * weight
          end()
        }
      },
      leave: () => leave(entry),
    }
  }

  const inTurn = async <T>(keys: readonly string[], work: () => Promise<T>) => reserve(keys).run(work)
  return Object.assign(inTurn, { reserve, isFull: () => isFullFor(virtualTime) })
}

const tooMuch = (what: string) => errors.unavailable(`Too many ${what} at once. Try again in a moment.`, 1)
