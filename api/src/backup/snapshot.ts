import pg from 'pg'
import { holdRemovals } from '../platform/files/removal-hold'

/** COPY's text depends on these (PostgreSQL's manual, COPY). */
const session = `set client_encoding = 'UTF8'; set datestyle = 'ISO'; set intervalstyle = 'postgres'; set timezone = 'UTC';
  set extra_float_digits = 1; set bytea_output = 'hex'; set statement_timeout = 0;
  set idle_in_transaction_session_timeout = 0`

/** A connection for the commands of backups. */
export async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    keepAlive: true,
    application_name: 'within-reach backup',
    connectionTimeoutMillis: 10_000,
  })
  // An error event without a listener would end the process. The next statement fails anyway.
  client.on('error', () => {})
  await client.connect()
  await client.query(session)
  return client
}

/**
 * Works on the rows of one moment, while others write. Until it has ended, no instance deletes an upload.
 * @throws Error if another backup of this database runs
 */
export async function inSnapshot<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await connect(url)
  try {
    const { rows } = await client.query<{ held: boolean }>(holdRemovals)
    if (!rows[0]?.held)
      throw new Error('Another backup of this database is running. Wait until it has ended.')
    await client.query('begin isolation level repeatable read, read only')
    return await work(client)
  } finally {
    // Ends the transaction and the hold as well.
    await client.end().catch(() => {})
  }
}
