/** What is known of a container that was asked for and has not come. */
interface Asked {
  readonly times: number
  /** Milliseconds since 1970. */
  readonly since: number
  readonly failed: boolean
}

/** Where to ask for the entry of a container. */
export interface EntryAddress {
  readonly address: string
  /** Whether an earlier request is given up for this one. */
  readonly again: boolean
}

/**
 * Finds out where to ask for the entry of a container that is not there. Whoever asks while a request is on its way joins it;
 * one that failed or takes longer than it may is given up for another with an address of its own. At the same address the
 * browser would join the request that hangs, and answer with the wrong bytes or type that it had got and kept.
 * @param patience how long a request may take, in milliseconds
 */
export function createEntryAddresses(patience: number) {
  const asked = new Map<string, Asked>()
  return {
    /** @param entry where the entry is published */
    next(container: string, entry: string, now = Date.now()): EntryAddress {
      const before = asked.get(container)
      const goesOn = before !== undefined && !before.failed && now - before.since < patience
      const times = before === undefined ? 0 : goesOn ? before.times : before.times + 1
      if (!goesOn) asked.set(container, { times, since: now, failed: false })
      return { address: times === 0 ? entry : `${entry}?again=${times}`, again: times > 0 && !goesOn }
    },
    /** The container did not come. */
    failed(container: string): void {
      const before = asked.get(container)
      if (before) asked.set(container, { ...before, failed: true })
    },
  }
}
