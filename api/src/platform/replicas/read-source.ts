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

/**
 * Reads from a replica. A statement that fails there runs again at the primary.
 * @param primary counts itself
 * @param count called for each statement that the replica answered
 */
export function replicaSource(replica: Replica, primary: ReadSource, count: () => void): ReadSource {
  const through = (first: Database, second: Database): Database => ({
    ...second,
    async query(statement, values) {
      try {
        const rows = await first.query<never>(statement, values)
        count()
        return rows
      } catch (error) {
        // It would take as long at the primary.
        if (isTimeout(error)) throw error
        replica.failed(error)
        return second.query<never>(statement, values)
      }
    },
  })
  const database = through(replica.database, primary.database)
  return {
    database,
    searches: through(replica.searches, primary.searches),
    find: async (ask) => (await ask(database)) ?? primary.find(ask),
  }
}

/** PostgreSQL's code for a cancelled statement (its manual, appendix A). */
const cancelled = '57014'

const isTimeout = (error: unknown): boolean =>
  error instanceof AppError && (error.cause as { code?: unknown } | undefined)?.code === cancelled
