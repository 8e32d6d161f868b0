/** The requests of a container that has not arrived. */
interface Asked {
  readonly times: number
  /** Milliseconds since 1970. */
  readonly since: number
  readonly failed: boolean
}

/** The address for the next request of a container's entry. */
export interface EntryAddress {
  readonly address: string
  /** Whether an earlier request is abandoned for this one. */
  readonly again: boolean
}

/**
 * Chooses the address for a missing container's entry. Concurrent callers share the pending request. A request that
 * failed or exceeds its limit is abandoned for another one with an address of its own. At the same address the browser
 * would join the hanging request, or answer from its cache with the wrong bytes or type.
 * @param patience how long a request may take, in milliseconds
 */
export function createEntryAddresses(patience: number) {
  const asked = new Map<string, Asked>()
  return {
    /** @param entry the published address of the entry */
    next(container: string, entry: string, now = Date.now()): EntryAddress {
      const before = asked.get(container)
      const isPending = before !== undefined && !before.failed && now - before.since < patience
      const times = before === undefined ? 0 : isPending ? before.times : before.times + 1
      if (!isPending) asked.set(container, { times, since: now, failed: false })
      return { address: times === 0 ? entry : `${entry}?again=${times}`, again: times > 0 && !isPending }
    },
    /** The container did not arrive. */
    failed(container: string): void {
      const before = asked.get(container)
      if (before) asked.set(container, { ...before, failed: true })
    },
  }
}
