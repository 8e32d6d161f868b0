/** Collects ids, and works on them in batches. */
export interface Batcher {
  add(ids: Iterable<number>): void
  /** Works on the remaining ids once, and accepts no more. */
  finish(): Promise<void>
}

/** The rules of a batcher. */
export interface BatchRules {
  /** How long ids are collected before the work, in milliseconds. */
  readonly after: number
  /** The maximum batch size. */
  readonly maxSize: number
  readonly onTrouble: (error: unknown) => void
}

/** The delay before a failed batch is retried, in milliseconds. */
const retryAfter = 1000

/**
 * Collects ids briefly and works on one batch at a time, so that a burst costs little more than one id. An id that arrives
 * while its batch is being worked on is worked on again. A failed batch is retried.
 */
export function createBatcher(
  work: (ids: readonly number[]) => Promise<void>,
  { after, maxSize, onTrouble }: BatchRules,
): Batcher {
  const waiting = new Set<number>()
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let finished = false

  /** @returns whether the batch succeeded */
  const turn = async (): Promise<boolean> => {
    const batch = [...waiting].slice(0, maxSize)
    for (const id of batch) waiting.delete(id)
    try {
      await work(batch)
      return true
    } catch (error) {
      onTrouble(error)
      for (const id of batch) waiting.add(id)
      return false
    }
  }

  const plan = (delay: number): void => {
    if (finished || timer || running || waiting.size === 0) return
    timer = setTimeout(() => {
      timer = undefined
      running = turn().then((done) => {
        running = undefined
        plan(done ? after : retryAfter)
      })
    }, delay)
  }

  return {
    add(ids) {
      for (const id of ids) waiting.add(id)
      plan(after)
    },
    async finish() {
      finished = true
      clearTimeout(timer)
      await running
      while (waiting.size > 0 && (await turn())) continue
    },
  }
}
