import type { Database, Statement } from '../database/database'

/** What a server says about itself. */
export interface ServerState {
  /** Whether it replays the log of another server, so that nobody can write to it. */
  readonly recovering: boolean
  /** The cluster that it belongs to: the same for a primary and its replicas. */
  readonly system: string
  /** When it was started, which distinguishes the servers of one cluster. */
  readonly started: string
  /** How far its log is written or replayed, in bytes. */
  readonly position: bigint
}

const described: Statement = {
  name: 'replicas-server-described',
  text: `select pg_is_in_recovery() as recovering,
    (select system_identifier::text from pg_control_system()) as system,
    extract(epoch from pg_postmaster_start_time())::text as started,
    (case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_flush_lsn() end - '0/0')::text
      as position`,
}

/** @throws unavailable (503) if the server does not answer */
export async function describeServer(database: Database): Promise<ServerState> {
  const [row] = await database.query<{
    recovering: boolean
    system: string
    started: string
    position: string | null
  }>(described)
  if (!row) throw new Error('A select without a table has one row')
  // A replica that has replayed nothing yet has no position.
  return { ...row, position: BigInt(row.position ?? 0) }
}

const positionWritten: Statement = {
  name: 'replicas-position-written',
  text: `select (pg_current_wal_insert_lsn() - '0/0')::text as position`,
}

/** A position of the primary's log that everything committed so far is below. */
export async function writtenPosition(primary: Database): Promise<bigint> {
  const [row] = await primary.query<{ position: string }>(positionWritten)
  return BigInt(row?.position ?? 0)
}
