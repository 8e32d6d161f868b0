import { AppError, errors } from '../errors'
import { fairQueue } from '../fair-queue'
import { fairKeys, type WorkFor } from './fair-keys'
import { type Database, openDatabase } from '../database/database'

/**
 * Searches read far more than lists, so they run a few at once over connections of their own, fair by account and address.
 * @param search with the connections of the lane
 * @throws unavailable (503) where too many wait, or where the search takes too long
 */
export type SearchLane = <T>(workFor: WorkFor, search: (database: Database) => Promise<T>) => Promise<T>

export interface OpenSearchLane {
  readonly run: SearchLane
  close(): Promise<void>
}

/** One for each of two cores; more at once delay lists and each other. */
const atOnce = 2
/** Milliseconds that one statement of a search may take. */
const longest = 3000

/** PostgreSQL's code for a statement that was cancelled, by its time limit (appendix A of its manual). */
const cancelled = '57014'

/** @param connectionString a PostgreSQL URL */
export function openSearchLane(connectionString: string, onTrouble: (error: Error) => void): OpenSearchLane {
  const database = openDatabase(connectionString, onTrouble, {
    connections: atOnce,
    statementTimeout: longest,
  })
  const inTurn = fairQueue({ atOnce, waiting: 12, waitingPerKey: 6, longestWait: 1000, what: 'searches' })
  return {
    run: (workFor, search) => inTurn(fairKeys(workFor), () => search(database).catch(explain)),
    close: () => database.close(),
  }
}

function explain(error: unknown): never {
  const { code } = (error instanceof AppError ? (error.cause ?? {}) : {}) as { code?: string }
  if (code !== cancelled) throw error
  throw errors.unavailable('This search takes too long. Try longer words, or try again in a moment.', 5)
}
