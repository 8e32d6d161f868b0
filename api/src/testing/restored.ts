import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { createDatabase } from './cluster'
import { findTables } from '../backup/catalogue'
import { connect } from '../backup/snapshot'

/** The migrations of this release. */
export const migrations = path.join(__dirname, '..', '..', 'migrations')

/** Creates a database without tables, on the PostgreSQL of the run. */
export function emptyDatabase(): Promise<string> {
  const server = process.env.TEST_DATABASE_SERVER
  if (!server) throw new Error('TEST_DATABASE_SERVER is set by the global setup')
  return createDatabase(server, `t_${randomBytes(6).toString('hex')}`)
}

/** A digest of the rows of each table. A store that was seen counts as the same at any time. */
export async function digestsOf(url: string): Promise<Record<string, string>> {
  const client = await connect(url)
  try {
    const digests: Record<string, string> = {}
    for (const { name } of await findTables(client)) {
      const row = name === 'file_stores' ? 't.id' : 't::text'
      const { rows } = await client.query<{ digest: string }>(
        `select count(*) || ' ' || md5(coalesce(string_agg(${row}, E'\\n' order by ${row}), '')) as digest
          from ${client.escapeIdentifier(name)} t`,
      )
      digests[name] = rows[0]?.digest ?? ''
    }
    return digests
  } finally {
    await client.end()
  }
}
