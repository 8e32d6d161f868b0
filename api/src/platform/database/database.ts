import pg from 'pg'
import { AppError } from '../errors'
import { traced } from '../tracing/span'
import { databaseAway } from './away'
import { clientWithTimeout } from './client-with-timeout'
import { connectionsFor } from './connections'

/** A hand-written statement. It is prepared once per connection, under its name. */
export interface Statement {
  readonly name: string
  readonly text: string
}

/** The database, or a transaction in it. An unreachable database throws unavailable (503). */
export interface Database {
  query<Row>(statement: Statement, values?: readonly unknown[]): Promise<Row[]>
  /** Runs work in a transaction; within a transaction, joins it. */
  transaction<T>(work: (tx: Database) => Promise<T>): Promise<T>
  /** Calls `act` after the commit of the transaction, and never after a rollback. Without a transaction, calls it at once. */
  afterCommit(act: () => void): void
}

/** The pool, for parts that need a connection of their own, and for closing. */
export interface OpenDatabase extends Database {
  readonly pool: pg.Pool
  /** Milliseconds since the last answer to a statement outside of transactions; infinite if the server was away since then. */
  sinceAnswer(): number
  close(): Promise<void>
}

/** The default time limit of a statement, in milliseconds. */
const defaultStatementTimeout = 20_000

/** Suits a site whose data fits the cache; measured with a million posts. */
const sessionSettings = 'set jit = off; set random_page_cost = 1.1; set enable_memoize = off'

/** The pool's size, and its time limits in milliseconds. */
export interface DatabaseOptions {
  readonly connections?: number
  /** The time limit of a statement. */
  readonly statementTimeout?: number
  /** The time limit of connecting. */
  readonly connectWithin?: number
  /** How long a server may be silent during a statement. */
  readonly silence?: number
  /** Keep one plan per statement for all values, instead of planning for each value. */
  readonly keepPlans?: boolean
}

/**
 * Opens a pool of connections.
 * @param connectionString a PostgreSQL URL
 * @param onTrouble called if an idle connection breaks; the pool replaces it. Not called after `close`
 */
export function openDatabase(
  connectionString: string,
  onTrouble: (error: Error) => void,
  options: DatabaseOptions = {},
): OpenDatabase {
  const {
    connections = connectionsFor.calls,
    connectWithin = 5000,
    statementTimeout = defaultStatementTimeout,
  } = options
  const { silence = statementTimeout + 5000, keepPlans = false } = options
  const planning = keepPlans ? '; set plan_cache_mode = force_generic_plan' : ''
  const settings = `${sessionSettings}${planning}; set statement_timeout = ${statementTimeout}`
  const pool = new pg.Pool({
    connectionString,
    // Not as startup parameters, which PgBouncer refuses. A connection is used after they are set, and not if that fails.
    verify: (client, done) => client.query(settings, done),
    max: connections,
    connectionTimeoutMillis: connectWithin,
    idleTimeoutMillis: 30_000,
    Client: clientWithTimeout(silence),
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'within-reach',
  })
  pool.on('error', onTrouble)
  // An error event without a listener would end the process. If the connection breaks between two statements of a
  // transaction, the next statement fails anyway.
  pool.on('connect', (client) => client.on('error', () => {}))
  let answeredAt = -Infinity
  return {
    pool,
    sinceAnswer: () => performance.now() - answeredAt,
    async query<Row>(statement: Statement, values?: readonly unknown[]) {
      try {
        const rows = await run<Row>(pool, statement, values)
        answeredAt = performance.now()
        return rows
      } catch (error) {
        if (error instanceof AppError) answeredAt = -Infinity
        throw error
      }
    },
    async transaction(work) {
      const acts: (() => void)[] = []
      const result = await inTransaction(pool, acts, work)
      for (const act of acts) act()
      return result
    },
    afterCommit: (act) => act(),
    close() {
      // The pool ends before its connections do. A server that stops meanwhile breaks them.
      pool.off('error', onTrouble).on('error', () => {})
      return pool.end()
    },
  }
}

async function inTransaction<T>(
  pool: pg.Pool,
  acts: (() => void)[],
  work: (tx: Database) => Promise<T>,
): Promise<T> {
  const client = await traced('wait for a connection', spanAttributes, () => pool.connect()).catch(rethrow)
  // The reason why the connection must not be reused. Closing it rolls back as well.
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
    const { command } = await traced('COMMIT', spanAttributes, () => client.query('COMMIT')).catch(rethrow)
    // A statement failed and the work continued. PostgreSQL then answers COMMIT with a rollback, without an error.
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

/** A span names the statement only, never its values. */
const spanAttributes = { 'db.system.name': 'postgresql' }

async function run<Row>(
  client: pg.Pool | pg.PoolClient,
  { name, text }: Statement,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const { rows } = await traced(name, spanAttributes, () =>
    client.query({ name, text, values: [...values] }),
  ).catch(rethrow)
  return rows as Row[]
}

function rethrow(error: unknown): never {
  throw databaseAway(error) ?? error
}
