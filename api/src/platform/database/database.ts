import pg from 'pg'
import { AppError } from '../errors'
import { databaseAway } from './away'
import { patientClient } from './patient-client'

/** A hand-written statement; it is prepared once a connection under its name. */
export interface Statement {
  readonly name: string
  readonly text: string
  /** It is planned for its values each time, instead of prepared once. */
  readonly replanned?: true
}

/** The database, or a transaction in it. A database that is away throws unavailable (503). */
export interface Database {
  query<Row>(statement: Statement, values?: readonly unknown[]): Promise<Row[]>
  /** Runs work in one transaction; within one, simply runs it. */
  transaction<T>(work: (tx: Database) => Promise<T>): Promise<T>
  /** Does something once the transaction is committed, and never if it is not; at once where there is none. */
  afterCommit(act: () => void): void
}

/** The pool behind the database: for the parts that need a connection of their own, and for the end. */
export interface OpenDatabase extends Database {
  readonly pool: pg.Pool
  close(): Promise<void>
}

/** How long one statement may take unless told, in milliseconds. */
const statementPatience = 20_000

/** Suits a site whose data fits the cache; measured with a million posts. */
const sessionSettings = '-c jit=off -c random_page_cost=1.1 -c enable_memoize=off'

/** How many connections there are, and how long is waited for a server, in milliseconds. */
export interface DatabaseOptions {
  readonly connections?: number
  /** How long one statement may take. */
  readonly statementTimeout?: number
  /** Until one that does not answer counts as away. */
  readonly connectWithin?: number
  /** Until one that says nothing to a statement does. */
  readonly silence?: number
}

/**
 * Opens a pool of connections.
 * @param connectionString a PostgreSQL URL
 * @param onTrouble told when an idle connection breaks; the pool replaces it
 */
export function openDatabase(
  connectionString: string,
  onTrouble: (error: Error) => void,
  options: DatabaseOptions = {},
): OpenDatabase {
  const { connections = 20, connectWithin = 5000, statementTimeout = statementPatience } = options
  const { silence = statementTimeout + 5000 } = options
  const pool = new pg.Pool({
    connectionString,
    options: `${sessionSettings} -c statement_timeout=${statementTimeout}`,
    max: connections,
    connectionTimeoutMillis: connectWithin,
    idleTimeoutMillis: 30_000,
    Client: patientClient(silence),
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'within-reach',
  })
  pool.on('error', onTrouble)
  // A connection that breaks between the statements of a transaction tells nobody else, and an error that nobody
  // hears ends the process; the next statement fails by itself.
  pool.on('connect', (client) => client.on('error', () => {}))
  return {
    pool,
    query: (statement, values) => run(pool, statement, values),
    async transaction(work) {
      const acts: (() => void)[] = []
      const result = await inTransaction(pool, acts, work)
      for (const act of acts) act()
      return result
    },
    afterCommit: (act) => act(),
    close: () => pool.end(),
  }
}

async function inTransaction<T>(
  pool: pg.Pool,
  acts: (() => void)[],
  work: (tx: Database) => Promise<T>,
): Promise<T> {
  const client = await pool.connect().catch(rethrow)
  // Why the connection is not to be used again; ending it rolls back as well.
  let broken: Error | undefined
  const tx: Database = {
    query: (statement, values) =>
      run<never>(client, statement, values).catch((error: Error) => {
        if (error instanceof AppError) broken = error
        throw error
      }),
    transaction: (inner) => inner(tx),
    afterCommit: (act) => void acts.push(act),
  }
  try {
    await client.query('BEGIN').catch(rethrow)
    const result = await work(tx)
    const { command } = await client.query('COMMIT').catch(rethrow)
    // A statement failed and the work went on regardless: PostgreSQL answers COMMIT by rolling back, without an error.
    if (command !== 'COMMIT')
      throw new Error('The transaction was rolled back because a statement in it failed.')
    return result
  } catch (error) {
    if (!broken) {
      await client.query('ROLLBACK').catch((second: Error) => {
        broken = second
      })
    }
    throw error
  } finally {
    client.release(broken)
  }
}

async function run<Row>(
  client: pg.Pool | pg.PoolClient,
  { name, text, replanned }: Statement,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const prepared = replanned ? undefined : name
  const { rows } = await client.query({ name: prepared, text, values: [...values] }).catch(rethrow)
  return rows as Row[]
}

function rethrow(error: unknown): never {
  throw databaseAway(error) ?? error
}
