import type { Database } from '../database/database'
import { AppError } from '../errors'
import type { Replica } from './replica'

/** The databases of one request that reads what everybody may see. Both also work while every replica is away. */
export interface ReadSource {
  /** For reads as short as a list. */
  readonly database: Database
  /** For searches. */
  readonly searches: Database
  /**
   * Looks for one thing. If a replica does not have it, the primary decides: a new row may not have arrived yet.
   * @param ask returns undefined if it is not there
   */
  find<T>(ask: (database: Database) => Promise<T | undefined>): Promise<T | undefined>
}

/** The primary's databases. */
export interface Primary {
  readonly database: Database
  readonly searches: Database
}

/** @param count called for each statement */
export function primarySource(primary: Primary, count?: () => void): ReadSource {
  const { database, searches } = count
    ? { database: counted(primary.database, count), searches: counted(primary.searches, count) }
    : primary
  return { database, searches, find: (ask) => ask(database) }
}

const counted = (database: Database, count: () => void): Database => ({
  ...database,
  query(statement, values) {
    count()
    return database.query(statement, values)
  },
})

/** A replica, and a function that is called for each statement that it answered. */
export interface CountedReplica {
  readonly replica: Replica
  readonly count: () => void
}

/**
 * Reads from the first of these replicas. A statement that fails there runs again at the next one, and at last at the primary.
 * @param primary counts itself
 */
export function replicaSource(replicas: readonly CountedReplica[], primary: ReadSource): ReadSource {
  const through = (pool: 'database' | 'searches'): Database => ({
    ...primary[pool],
    async query(statement, values) {
      for (const { replica, count } of replicas) {
        try {
          const rows = await replica[pool].query<never>(statement, values)
          count()
          return rows
        } catch (error) {
          // It would take as long at another server.
          if (isTimeout(error)) throw error
          replica.failed(error)
        }
      }
      return primary[pool].query<never>(statement, values)
    },
  })
  const database = through('database')
  return {
    database,
    searches: through('searches'),
    find: async (ask) => (await ask(database)) ?? primary.find(ask),
  }
}

/** PostgreSQL's code for a cancelled statement (its manual, appendix A). */
const cancelled = '57014'

const isTimeout = (error: unknown): boolean =>
  error instanceof AppError && (error.cause as { code?: unknown } | undefined)?.code === cancelled
