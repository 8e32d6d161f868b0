import { AppError, errors } from '../errors'
import { fairQueue } from '../fair-queue'
import { fairKeys, type WorkFor } from './fair-keys'
import { connectionsFor } from '../database/connections'
import { type Database, openDatabase } from '../database/database'

/**
 * Runs searches. They read far more than lists, so only a few run at once, on separate connections, fair by account and address.
 * @param search uses the connections of the lane
 * @param database the connections; by default those to the primary
 * @throws unavailable (503) if too many wait, or the search takes too long
 */
export type SearchLane = <T>(
  workFor: WorkFor,
  search: (database: Database) => Promise<T>,
  database?: Database,
) => Promise<T>

export interface OpenSearchLane {
  readonly run: SearchLane
  /** The connections to the primary. */
  readonly database: Database
  close(): Promise<void>
}

/** The time limit of a search statement, in milliseconds. */
const longest = 3000

/** PostgreSQL's code for a cancelled statement, for example by its time limit (appendix A of its manual). */
const cancelled = '57014'

/** How searches connect to any server. */
export const searchOptions = {
  connections: connectionsFor.searches,
  statementTimeout: longest,
  // Planning takes as long as a quarter of a search.
  keepPlans: true,
}

/**
 * @param connectionString a PostgreSQL URL
 * @param servers the number of servers that answer searches. Each has connections for as many as the primary
 */
export function openSearchLane(
  connectionString: string,
  onTrouble: (error: Error) => void,
  servers = 1,
): OpenSearchLane {
  const database = openDatabase(connectionString, onTrouble, searchOptions)
  const atOnce = connectionsFor.searches * servers
  const queue = fairQueue({ atOnce, waiting: 12, waitingPerKey: 6, longestWait: 1000, what: 'searches' })
  return {
    database,
    run: (workFor, search, on = database) => queue(fairKeys(workFor), () => search(on).catch(explain)),
    close: () => database.close(),
  }
}

function explain(error: unknown): never {
  const { code } = (error instanceof AppError ? (error.cause ?? {}) : {}) as { code?: string }
  if (code !== cancelled) throw error
  throw errors.unavailable('This search takes too long. Try longer words, or try again in a moment.', 5)
}
