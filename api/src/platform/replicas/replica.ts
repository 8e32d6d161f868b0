import { connectionsToReplica } from '../database/connections'
import { openDatabase, type OpenDatabase } from '../database/database'
import { AppError } from '../errors'
import { searchOptions } from '../limits/search-lane'
import type { Judgement } from './judge-replica'
import { replicaName } from './replica-name'
import type { ServerState } from './server-state'

/** A replica with its pools and its last judgement. */
export interface Replica {
  /** Host and port, for logs and metrics. */
  readonly name: string
  readonly database: OpenDatabase
  readonly searches: OpenDatabase
  /** For looking at the server while its pools are busy. */
  readonly looks: OpenDatabase
  judge(judgement: Judgement, state: ServerState | undefined, at: number): void
  judgement(): Judgement
  /** Leaves it out until it answers the next look, if this error means that it does not answer. */
  failed(error: unknown): void
  /**
   * Whether a reader may read here now.
   * @param written the position of what the reader wrote last
   */
  serves(now: number, written: bigint | undefined): boolean
  close(): Promise<void>
}

/** A judgement counts for this long, in milliseconds: afterwards the looks are late. */
const judgementLifetime = 2000
/** The limits of a look, in milliseconds. */
export const lookOptions = { connections: 1, connectWithin: 1000, statementTimeout: 1000, silence: 1500 }
/**
 * The time limits of connecting, and of a silent server during a short read, in milliseconds. Another server then serves the
 * read: a host without its network closes no connection.
 */
const connectWithin = 1000
const silence = 2000

/** Conflicts with the replay (class 40) concern one statement, not the server. */
const conflict = /^40/

/** Opens the pools of a replica. It serves nobody before its first judgement. */
export function openReplica(url: string): Replica {
  const ignore = () => {}
  const database = openDatabase(url, ignore, {
    connections: connectionsToReplica.calls,
    connectWithin,
    silence,
  })
  const searches = openDatabase(url, ignore, {
    ...searchOptions,
    connections: connectionsToReplica.searches,
    connectWithin,
  })
  const looks = openDatabase(url, ignore, lookOptions)
  let current: Judgement = { leftOut: 'unreachable', lag: 0 }
  let position = 0n
  let judgedAt = -Infinity
  return {
    name: replicaName(url),
    database,
    searches,
    looks,
    judge(judgement, state, at) {
      current = judgement
      judgedAt = at
      position = state?.position ?? 0n
    },
    judgement: () => current,
    failed(error) {
      const { code = '' } = (error instanceof AppError ? (error.cause ?? {}) : {}) as { code?: string }
      if (error instanceof AppError && !conflict.test(code)) current = { leftOut: 'unreachable', lag: 0 }
    },
    serves: (now, written) =>
      current.leftOut === undefined &&
      now - judgedAt <= judgementLifetime &&
      (written === undefined || position >= written),
    async close() {
      await Promise.all([database.close(), searches.close(), looks.close()])
    },
  }
}
