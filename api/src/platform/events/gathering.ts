/** Ids that are worked on together. */
export interface Gathering {
  add(ids: Iterable<number>): void
  /** Works on what is left, once, and takes no more. */
  finish(): Promise<void>
}

export interface GatheringRules {
  /** How long ids are gathered before they are worked on, in milliseconds. */
  readonly after: number
  /** How many one batch may hold. */
  readonly atMost: number
  readonly onTrouble: (error: unknown) => void
}

/** How long after a failure the same ids are tried again, in milliseconds. */
const retryAfter = 1000

/**
 * Gathers ids for a moment and works on them one batch at a time, so that a burst costs little more than one. An id that
 * comes while its batch is worked on is worked on again; a batch that failed is tried again.
 */
export function gather(
  work: (ids: readonly number[]) => Promise<void>,
  { after, atMost, onTrouble }: GatheringRules,
): Gathering {
  const waiting = new Set<number>()
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let finished = false

  /** @returns whether the batch was done */
  const turn = async (): Promise<boolean> => {
    const batch = [...waiting].slice(0, atMost)
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
