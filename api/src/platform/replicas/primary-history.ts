import type { ServerState } from './server-state'

/** What the primary said lately. Times are in milliseconds. */
export interface PrimaryHistory {
  add(state: ServerState, at: number): void
  /** Its last state; undefined before the first answer. */
  latest(): ServerState | undefined
  /** Whether it has answered within a time. */
  answeredSince(time: number): boolean
  /**
   * How long ago the primary was first known to be further than a position; 0 if it was not. A replica that has replayed up to
   * the last known position has everything, even if nothing was written for hours.
   */
  lagOf(position: bigint, now: number): number
}

/** The length of the history: a longer lag is not distinguished. */
const kept = 240

export function createPrimaryHistory(): PrimaryHistory {
  /** The times at which a new position was first seen, the oldest first. */
  let seen: { readonly position: bigint; readonly at: number }[] = []
  let last: { readonly state: ServerState; readonly at: number } | undefined
  return {
    add(state, at) {
      // After a failover the new primary may be behind the old one.
      if (last && state.position < last.state.position) seen = []
      if (state.position !== seen.at(-1)?.position)
        seen = [...seen, { position: state.position, at }].slice(-kept)
      last = { state, at }
    },
    latest: () => last?.state,
    answeredSince: (time) => last !== undefined && last.at >= time,
    lagOf(position, now) {
      const missing = seen.find((entry) => entry.position > position)
      return missing === undefined ? 0 : Math.max(0, now - missing.at)
    },
  }
}
