import type { Database, Statement } from '../database/database'

/** An arbitrary lock number; it must be unique among our advisory locks. */
const lock = 8_101_990

/**
 * Takes the hold for a connection: while it is open, no instance deletes an upload. Take it before the snapshot of a backup.
 * An instance deletes the files of a post after the post, so if it saw no hold, the snapshot does not name these files.
 */
export const holdRemovals = `select pg_try_advisory_lock(${lock}) as held`

// PostgreSQL stores a lock number of 64 bits in two columns (its manual, pg_locks).
const held: Statement = {
  name: 'file-removals-held',
  text: `select exists (
      select 1 from pg_locks
      where locktype = 'advisory' and granted and classid = 0 and objid = ${lock} and objsubid = 1
        and database = (select oid from pg_database where datname = current_database())
    ) as held`,
}

/** Whether a backup needs the files of posts that are being deleted. */
export async function areRemovalsHeld(database: Database): Promise<boolean> {
  return (await database.query<{ held: boolean }>(held))[0]?.held ?? false
}
