import type { PrimaryHistory } from './primary-history'
import type { ServerState } from './server-state'

/** Why a replica gets no reads. */
export type LeftOut = 'unreachable' | 'behind' | 'of another cluster' | 'a primary of its own'

/** The judgement of a replica at one moment. */
export interface Judgement {
  /** Undefined if it gets reads. */
  readonly leftOut: LeftOut | undefined
  /** Milliseconds; 0 if it is not behind, or unknown. */
  readonly lag: number
}

/**
 * The lag above which a replica is left out, in milliseconds. Together with the interval of the looks at both servers, an
 * answer is at most about a second old.
 */
export const longestLag = 500
/** The primary counts as away if it has not answered for this long, in milliseconds. */
const awayAfter = 2000

/**
 * Judges a replica by its answer.
 * @param state undefined if it did not answer
 * @param history what the primary said lately
 */
export function judgeReplica(
  state: ServerState | undefined,
  history: PrimaryHistory,
  now: number,
): Judgement {
  const primary = history.latest()
  if (!state) return { leftOut: 'unreachable', lag: 0 }
  if (primary && primary.system !== state.system) return { leftOut: 'of another cluster', lag: 0 }
  if (!state.recovering) {
    // It was promoted. While the primary is away, it is most likely the next one. If the primary still answers, both accept
    // writes, and a read of the wrong one would miss them.
    const isPrimary = primary?.started === state.started || !history.answeredSince(now - awayAfter)
    return { leftOut: isPrimary ? undefined : 'a primary of its own', lag: 0 }
  }
  // Without an answer of the primary nobody knows whether the replica is behind.
  if (!primary) return { leftOut: 'behind', lag: 0 }
  const lag = history.lagOf(state.position, now)
  return { leftOut: lag > longestLag ? 'behind' : undefined, lag }
}
