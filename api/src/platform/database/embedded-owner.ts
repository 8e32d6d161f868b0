import pg from 'pg'
import { databaseAway } from './away'

/** An arbitrary lock number; it must be unique among our advisory locks. */
const lock = 8_101_978
const label = 'within-reach service '

/** The error if two services use one folder's server. */
export class FolderInUse extends Error {
  constructor(folder: string, pid: string) {
    super(
      `The service with process id ${pid} already runs the database in ${folder}. ` +
        'Stop it, or give this service another DATA_DIR or a DATABASE_URL.',
    )
  }
}

/** A service's lock on an embedded server. It ends with the service's process, even if that is killed. */
export interface Ownership {
  /** Resolves when the lock is lost or released. */
  readonly ended: Promise<void>
  release(): Promise<void>
}

/**
 * Locks a running server. The lock is an advisory lock in the server itself: unlike a file with a process id, it cannot
 * outlive its process, and exactly one of several services gets it.
 * @param url the server
 * @param folder named in the message
 * @returns undefined if the server does not answer: it is starting, stopping or gone
 * @throws FolderInUse if a running service holds the lock
 */
export async function acquireServerLock(url: string, folder: string): Promise<Ownership | undefined> {
  const client = clientOf(url)
  const ended = new Promise<void>((resolve) => client.once('end', () => resolve()))
  try {
    await client.connect()
    const { rows } = await client.query<{ held: boolean }>('SELECT pg_try_advisory_lock($1) AS held', [lock])
    if (rows[0]?.held) return { ended, release: () => client.end() }
    const pid = await holderOf(client)
    await client.end()
    throw new FolderInUse(folder, pid ?? 'unknown')
  } catch (error) {
    await client.end().catch(() => {})
    if (databaseAway(error)) return undefined
    throw error
  }
}

/**
 * Checks whether a service holds a running server, without locking it.
 * @throws FolderInUse if a running service holds the lock
 */
export async function demandUnlocked(url: string, folder: string): Promise<void> {
  const client = clientOf(url)
  try {
    await client.connect()
    const pid = await holderOf(client)
    if (pid !== undefined) throw new FolderInUse(folder, pid)
  } catch (error) {
    if (!databaseAway(error)) throw error
  } finally {
    await client.end().catch(() => {})
  }
}

function clientOf(url: string): pg.Client {
  const client = new pg.Client({
    connectionString: url,
    application_name: `${label}${process.pid}`,
    keepAlive: true,
    connectionTimeoutMillis: 5000,
  })
  client.on('error', () => {})
  return client
}

async function holderOf(client: pg.Client): Promise<string | undefined> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT application_name AS name FROM pg_locks JOIN pg_stat_activity USING (pid)
     WHERE locktype = 'advisory' AND granted AND objid = $1`,
    [lock],
  )
  return rows[0]?.name.replace(label, '')
}
