import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'

/** An arbitrary lock number; it must be unique among our advisory locks. */
const lock = 8_101_977

interface Migration {
  readonly name: string
  readonly sql: string
  readonly checksum: string
  /** The checksum of the file that it replaced. A release that knows only that file treats them as the same. */
  readonly replaces?: string
}

/** The result of a migration. */
export interface Migrated {
  /** The names of the migrations that ran now. */
  readonly ran: readonly string[]
  /** The names of migrations in the database that this release does not know: a newer one ran them. */
  readonly unknown: readonly string[]
}

/** The time limits for table locks, in milliseconds, and the number of attempts. */
export interface MigrationTimeouts {
  /** Per attempt. Everyone behind a waiting lock waits too, including writers. */
  readonly lock: number
  /** Between two attempts. */
  readonly pause: number
  readonly tries: number
}

const defaultTimeouts: MigrationTimeouts = { lock: 1000, pause: 1000, tries: 450 }

/**
 * The first line of a migration whose statements run one by one, outside of a transaction, as CREATE INDEX CONCURRENTLY
 * requires. It may be interrupted and run again from its beginning, so each of its statements must be repeatable.
 */
const outsideTransaction = /^-- statements one by one\n/

/**
 * A line of a migration that replaces a released one, with the checksum of that one. It does not run where the released one
 * ran, so both must have the same result.
 */
const replacing = /^-- replaces ([0-9a-f]{64})$/m

/**
 * CREATE INDEX CONCURRENTLY blocks no writer (PostgreSQL's manual, CREATE INDEX), so it may wait for the longest
 * transaction.
 */
const concurrentIndex = /\bindex\s+concurrently\b/i

/**
 * Migrates the database: runs every file of a folder once, in order of name. Instances that start together wait for each
 * other.
 * @param connectionString a PostgreSQL URL
 * @param folder the folder with the `NNNN-name.sql` files
 * @param timeouts for tests
 * @param chosen the names of the files that may run; by default all
 * @throws Error if a file changed after it ran, failed, or did not get its locks; earlier files stay applied
 */
export async function migrate(
  connectionString: string,
  folder: string,
  timeouts = defaultTimeouts,
  chosen?: ReadonlySet<string>,
): Promise<Migrated> {
  const migrations = await readMigrations(folder)
  // Not from the pool: a migration, or waiting for another instance's, may exceed the pool's statement time limit.
  const client = new pg.Client({
    connectionString,
    keepAlive: true,
    application_name: 'within-reach migrations',
  })
  client.on('error', () => {})
  await client.connect()
  try {
    await lockMigrations(client)
    await client.query(
      'CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, checksum text NOT NULL, ran_at timestamptz NOT NULL DEFAULT now())',
    )
    const { due: all, unknown } = compare(migrations, await readDone(client))
    const due = chosen ? all.filter(({ name }) => chosen.has(name)) : all
    for (const migration of due) await runWithRetries(client, migration, timeouts)
    return { ran: due.map(({ name }) => name), unknown }
  } finally {
    await client.end()
  }
}

/** How a database differs from the migrations of this release. */
export interface SchemaDifference {
  /** The names of migrations that the next start runs. */
  readonly due: readonly string[]
  /** The names of migrations in the database that this release does not know: a newer one ran them. */
  readonly unknown: readonly string[]
}

/**
 * Compares a database with the migrations of this release, and changes nothing.
 * @param folder the folder with the `NNNN-name.sql` files
 * @throws Error if a file changed after it ran
 */
export async function compareSchema(client: pg.Client, folder: string): Promise<SchemaDifference> {
  const { rows } = await client.query<{ exists: boolean }>(
    `SELECT to_regclass('migrations') IS NOT NULL AS exists`,
  )
  return compareMigrations(rows[0]?.exists ? await readDone(client) : new Map<string, string>(), folder)
}

/**
 * Compares migrations that ran with those of this release.
 * @param done the checksums of the migrations that ran, by name
 * @throws Error if a file changed after it ran
 */
export async function compareMigrations(
  done: ReadonlyMap<string, string>,
  folder: string,
): Promise<SchemaDifference> {
  const { due, unknown } = compare(await readMigrations(folder), done)
  return { due: due.map(({ name }) => name), unknown }
}

/** The extensions that the migrations of this release create. */
export async function wantedExtensions(folder: string): Promise<string[]> {
  const texts = (await readMigrations(folder)).map(({ sql }) => sql)
  const names = texts.flatMap((sql) => [...sql.matchAll(/^create extension if not exists (\w+)/gim)])
  return [...new Set(names.map(([, name = '']) => name))]
}

/** The checksums of the migrations that ran, by name. */
async function readDone(client: pg.Client): Promise<ReadonlyMap<string, string>> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'SELECT name, checksum FROM migrations',
  )
  return new Map(rows.map((row) => [row.name, row.checksum]))
}

function compare(migrations: readonly Migration[], done: ReadonlyMap<string, string>) {
  demandUnchanged(migrations, done)
  const known = new Set(migrations.map(({ name }) => name))
  return {
    due: migrations.filter(({ name }) => !done.has(name)),
    unknown: [...done.keys()].filter((name) => !known.has(name)),
  }
}

/** Milliseconds between two attempts to get the lock. */
const lockPause = 100

/**
 * Waits until no other instance migrates. The lock ends with the connection. It polls, because a waiting statement would be
 * an open transaction, which a concurrent index of the other instance would wait for in turn.
 */
async function lockMigrations(client: pg.Client): Promise<void> {
  const take = 'SELECT pg_try_advisory_lock($1) AS taken'
  while (!(await client.query<{ taken: boolean }>(take, [lock])).rows[0]?.taken) await delay(lockPause)
}

function demandUnchanged(migrations: readonly Migration[], done: ReadonlyMap<string, string>): void {
  for (const { name, checksum, replaces } of migrations) {
    const before = done.get(name)
    if (before !== undefined && before !== checksum && before !== replaces)
      throw new Error(
        `The migration ${name} was changed after it ran. Restore it, and write a new one instead.`,
      )
  }
}

/** Retries while a table is in use, so that its users can continue in between. */
async function runWithRetries(
  client: pg.Client,
  migration: Migration,
  { lock: lockTimeout, pause, tries }: MigrationTimeouts,
): Promise<void> {
  const run = outsideTransaction.test(migration.sql) ? runStatements : runTransaction
  for (let tried = 1; ; tried++) {
    try {
      await run(client, migration, lockTimeout)
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

/** PostgreSQL's code for a lock timeout (its manual, appendix A). */
const lockNotAvailable = '55P03'

async function runTransaction(client: pg.Client, migration: Migration, timeout: number): Promise<void> {
  await client.query(`SET lock_timeout = ${timeout}`)
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

async function runStatements(client: pg.Client, migration: Migration, timeout: number): Promise<void> {
  for (const statement of statementsIn(migration.sql)) {
    await client.query(`SET lock_timeout = ${concurrentIndex.test(statement) ? 0 : timeout}`)
    await client.query(statement)
  }
  await record(client, migration)
}

/** A statement ends at the end of a line, except within `$$`. */
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
