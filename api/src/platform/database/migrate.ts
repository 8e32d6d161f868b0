import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'

/** Any number will do, as long as nobody else takes the same for another purpose. */
const lock = 8_101_977

interface Migration {
  readonly name: string
  readonly sql: string
  readonly checksum: string
  /** Of the file that it took the place of: a release that knows only that one takes them for the same. */
  readonly replaces?: string
}

/** What a migration found and did. */
export interface Migrated {
  /** The names of those that were run now. */
  readonly ran: readonly string[]
  /** The names of those that the database has and this release does not know: a newer one ran them. */
  readonly unknown: readonly string[]
}

/** How long a migration waits for the locks of tables, in milliseconds. */
export interface MigrationPatience {
  /** At a time: whoever comes behind a waiting lock waits as well, writers among them. */
  readonly lock: number
  /** Between two tries. */
  readonly pause: number
  readonly tries: number
}

const usualPatience: MigrationPatience = { lock: 2000, pause: 1000, tries: 300 }

/**
 * The first line of a migration whose statements run one by one and outside of a transaction, as CREATE INDEX CONCURRENTLY
 * must. It may be cut off and is run again from its beginning, so each of its statements can run twice.
 */
const outsideTransaction = /^-- statements one by one\n/

/**
 * A line of a migration that does what a released one did in a better way, with the checksum of that one. It does not run where that one
 * ran, so both must leave the same.
 */
const replacing = /^-- replaces ([0-9a-f]{64})$/m

/** Its manual, CREATE INDEX: it blocks no writer, so it may wait for as long as a transaction lasts. */
const besideWriters = /\bindex\s+concurrently\b/i

/**
 * Brings the database to the newest form: every file of a folder, in order of name, once each. Several instances
 * that start together wait for each other.
 * @param connectionString a PostgreSQL URL
 * @param folder holds `NNNN-name.sql` files
 * @param patience for tests
 * @throws Error where a file was changed after it was run, failed, or did not get its locks; those before it stay
 */
export async function migrate(
  connectionString: string,
  folder: string,
  patience = usualPatience,
): Promise<Migrated> {
  const migrations = await readMigrations(folder)
  // Not of the pool: a migration, or waiting for another instance's, may take longer than a statement may there.
  const client = new pg.Client({
    connectionString,
    keepAlive: true,
    application_name: 'within-reach migrations',
  })
  client.on('error', () => {})
  await client.connect()
  try {
    await takeTurn(client)
    await client.query(
      'CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, checksum text NOT NULL, ran_at timestamptz NOT NULL DEFAULT now())',
    )
    const { rows } = await client.query<{ name: string; checksum: string }>(
      'SELECT name, checksum FROM migrations',
    )
    const done = new Map(rows.map((row) => [row.name, row.checksum]))
    demandUnchanged(migrations, done)
    const due = migrations.filter(({ name }) => !done.has(name))
    for (const migration of due) await runPatiently(client, migration, patience)
    const known = new Set(migrations.map(({ name }) => name))
    return {
      ran: due.map(({ name }) => name),
      unknown: [...done.keys()].filter((name) => !known.has(name)),
    }
  } finally {
    await client.end()
  }
}

/** Milliseconds between two questions whether it is this instance's turn. */
const turnPause = 100

/**
 * Waits until no other instance migrates; the turn ends with the connection. It asks again and again, since a statement that waited
 * would be an open transaction, for which the other one's index would wait in turn.
 */
async function takeTurn(client: pg.Client): Promise<void> {
  const take = 'SELECT pg_try_advisory_lock($1) AS taken'
  while (!(await client.query<{ taken: boolean }>(take, [lock])).rows[0]?.taken) await delay(turnPause)
}

function demandUnchanged(migrations: readonly Migration[], done: ReadonlyMap<string, string>): void {
  for (const { name, checksum, replaces } of migrations) {
    const before = done.get(name)
    if (before !== undefined && before !== checksum && before !== replaces)
      throw new Error(`The migration ${name} was changed after it was run; write a new one instead.`)
  }
}

/** A table that is in use is tried again, so that its users go on meanwhile. */
async function runPatiently(
  client: pg.Client,
  migration: Migration,
  { lock: lockPatience, pause, tries }: MigrationPatience,
): Promise<void> {
  const run = outsideTransaction.test(migration.sql) ? runStatements : runTransaction
  for (let tried = 1; ; tried++) {
    try {
      await run(client, migration, lockPatience)
      return
    } catch (error) {
      if ((error as { code?: string }).code !== lockNotAvailable || tried >= tries)
        throw new Error(`The migration ${migration.name} failed: ${(error as Error).message}`, {
          cause: error,
        })
      await delay(pause)
    }
  }
}

/** PostgreSQL's code for a lock that was not got in time (its manual, appendix A). */
const lockNotAvailable = '55P03'

async function runTransaction(client: pg.Client, migration: Migration, patience: number): Promise<void> {
  await client.query(`SET lock_timeout = ${patience}`)
  await client.query('BEGIN')
  try {
    await client.query(migration.sql)
    await record(client, migration)
    await client.query('COMMIT')
  } catch (error) {
    // A lost connection has rolled back already.
    await client.query('ROLLBACK').catch(() => {})
    throw error
  }
}

async function runStatements(client: pg.Client, migration: Migration, patience: number): Promise<void> {
  for (const statement of statementsIn(migration.sql)) {
    await client.query(`SET lock_timeout = ${besideWriters.test(statement) ? 0 : patience}`)
    await client.query(statement)
  }
  await record(client, migration)
}

/** A statement ends with its line, but within `$$`. */
const statementsIn = (sql: string): string[] =>
  (sql.match(/(?:\$\$[^]*?\$\$|(?!;\n)[^])+/g) ?? []).filter((text) => text.trim() !== '')

async function record(client: pg.Client, { name, checksum, replaces }: Migration): Promise<void> {
  await client.query('INSERT INTO migrations (name, checksum) VALUES ($1, $2)', [name, replaces ?? checksum])
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}-[\w-]+\.sql$/.test(name)).sort()
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(path.join(folder, name), 'utf8')
      const checksum = createHash('sha256').update(sql).digest('hex')
      return { name, sql, checksum, replaces: replacing.exec(sql)?.[1] }
    }),
  )
}
