import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'

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
 * @param folder holds `NNNN-name.sql` files
 * @returns the names of those that were run now
 * @throws Error where a file was changed after it was run
 */
export async function migrate(pool: pg.Pool, folder: string): Promise<string[]> {
  const migrations = await readMigrations(folder)
  const client = await pool.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [lock])
    await client.query(
      'CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, checksum text NOT NULL, ran_at timestamptz NOT NULL DEFAULT now())',
    )
    const { rows } = await client.query<{ name: string; checksum: string }>(
      'SELECT name, checksum FROM migrations',
    )
    const done = new Map(rows.map((row) => [row.name, row.checksum]))
    const run: string[] = []
    for (const migration of migrations) {
      const checksum = done.get(migration.name)
      if (checksum === undefined) run.push(await runOne(client, migration))
      else if (checksum !== migration.checksum) {
        throw new Error(
          `The migration ${migration.name} was changed after it was run; write a new one instead.`,
        )
      }
    }
    return run
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [lock]).catch(() => {})
    client.release()
  }
}

async function runOne(client: pg.PoolClient, { name, sql, checksum }: Migration): Promise<string> {
  await client.query('BEGIN')
  try {
    await client.query(sql)
    await client.query('INSERT INTO migrations (name, checksum) VALUES ($1, $2)', [name, checksum])
    await client.query('COMMIT')
    return name
  } catch (error) {
    await client.query('ROLLBACK')
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
