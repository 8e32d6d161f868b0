import type { Leftover } from './watch-leftovers'

/** What a page holds after garbage collection. */
export interface Held {
  /** The heap of its scripts, in bytes. */
  readonly heap: number
  readonly nodes: number
  readonly listeners: number
}

/** A page at one moment, while none of the remotes is mounted. */
export interface Snapshot extends Held {
  readonly leftovers: readonly Leftover[]
}

/** What a number of mounts adds to a page. */
export interface Growth extends Held {
  readonly times: number
  /** What each remote left behind, with the number that was added. */
  readonly left: readonly Leftover[]
}

/** The result of `unload`. */
export interface UnloadResult {
  readonly mounts: Growth
  /** Module-level things that remotes keep after their first mount, which do not grow. */
  readonly kept: readonly Leftover[]
  /** Versions that went live, with the page loaded again after each. */
  readonly swaps: Pick<Growth, 'times' | 'heap'>
}

/** Compares two moments of a page. */
export function growthOf(before: Snapshot, after: Snapshot, times: number): Growth {
  const known = new Map(before.leftovers.map(({ owner, what, count }) => [`${owner} ${what}`, count]))
  const left = after.leftovers
    .map((one) => ({ ...one, count: one.count - (known.get(`${one.owner} ${one.what}`) ?? 0) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
  return {
    times,
    heap: after.heap - before.heap,
    nodes: after.nodes - before.nodes,
    listeners: after.listeners - before.listeners,
    left,
  }
}

/** What remotes hold while none is mounted. */
export const keptBy = ({ leftovers }: Snapshot): Leftover[] =>
  leftovers.filter(({ owner }) => owner !== 'shell')
