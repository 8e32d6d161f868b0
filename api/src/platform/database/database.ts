import pg from 'pg'

/** A hand-written statement; it is prepared once a connection under its name. */
export interface Statement {
  readonly name: string
  readonly text: string
}

/** The database, or a transaction in it. */
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

/** Suits a site whose data fits the cache; measured with a million posts. */
const sessionSettings = '-c jit=off -c random_page_cost=1.1 -c enable_memoize=off'

/**
 * Opens a pool of connections.
 * @param connectionString a PostgreSQL URL
 * @param onTrouble told when an idle connection breaks; the pool replaces it
 */
export function openDatabase(connectionString: string, onTrouble: (error: Error) => void): OpenDatabase {
  const pool = new pg.Pool({
    connectionString,
    options: sessionSettings,
    max: 20,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    application_name: 'within-reach',
  })
  pool.on('error', onTrouble)
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
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('BEGIN')
    const result = await work(within(client, acts))
    await client.query('COMMIT')
    return result
  } catch (error) {
    await client.query('ROLLBACK').catch((second: Error) => {
      broken = second
    })
    throw error
  } finally {
    client.release(broken)
  }
}

function within(client: pg.PoolClient, acts: (() => void)[]): Database {
  const tx: Database = {
    query: (statement, values) => run(client, statement, values),
    transaction: (work) => work(tx),
    afterCommit: (act) => void acts.push(act),
  }
  return tx
}

async function run<Row>(
  client: pg.Pool | pg.PoolClient,
  { name, text }: Statement,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const { rows } = await client.query({ name, text, values: [...values] })
  return rows as Row[]
}
