import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'

/** Any number will do, as long as nobody else takes the same for another purpose. */
const lock = 8_101_977

interface Migration {
  readonly name: string
  readonly sql: string
  readonly checksum: string
}

/**
 * Brings the database to the newest form: every file of a folder, in order of name, once each. Several instances
 * that start together wait for each other.
 * @param connectionString a PostgreSQL URL
 * @param folder holds `NNNN-name.sql` files
 * @returns the names of those that were run now
 * @throws Error where a file was changed after it was run, or failed; those before it stay
 */
export async function migrate(connectionString: string, folder: string): Promise<string[]> {
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
    // It ends with the connection.
    await client.query('SELECT pg_advisory_lock($1)', [lock])
    await client.query(
      'CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, checksum text NOT NULL, ran_at timestamptz NOT NULL DEFAULT now())',
    )
    const { rows } = await client.query<{ name: string; checksum: string }>(
      'SELECT name, checksum FROM migrations',
    )
    const done = new Map(rows.map((row) => [row.name, row.checksum]))
    demandUnchanged(migrations, done)
    const due = migrations.filter(({ name }) => !done.has(name))
    for (const migration of due) await runOne(client, migration)
    return due.map(({ name }) => name)
  } finally {
    await client.end()
  }
}

function demandUnchanged(migrations: readonly Migration[], done: ReadonlyMap<string, string>): void {
  for (const { name, checksum } of migrations) {
    if (checksum !== (done.get(name) ?? checksum))
      throw new Error(`The migration ${name} was changed after it was run; write a new one instead.`)
  }
}

async function runOne(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  await client.query('BEGIN')
  try {
    await client.query(sql)
    await client.query('INSERT INTO migrations (name, checksum) VALUES ($1, $2)', [name, checksum])
    await client.query('COMMIT')
  } catch (error) {
    // A lost connection has rolled back already.
    await client.query('ROLLBACK').catch(() => {})
    throw new Error(`The migration ${name} failed: ${(error as Error).message}`, { cause: error })
  }
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}-[\w-]+\.sql$/.test(name)).sort()
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(path.join(folder, name), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}
