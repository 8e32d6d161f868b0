import { limits } from '@within-reach/contract'
import type { Database, Statement } from '../platform/database/database'

const stored: Statement = {
  name: 'personal-data-export-stored',
  text: `with replaced as (delete from data_exports where user_id = $2 or expires_at < now())
    insert into data_exports (hash, user_id, expires_at)
    values ($1, $2, now() + ${limits.exportLifetime} * interval '1 millisecond') returning expires_at`,
}

/** Stores that a member may load an archive once; replaces an earlier permission. Returns until when. */
export async function insertExport(database: Database, hash: Buffer, userId: number): Promise<Date> {
  const [row] = await database.query<{ expires_at: Date }>(stored, [hash, userId])
  if (!row) throw new Error('The insert of an export returned no time')
  return row.expires_at
}

const used: Statement = {
  name: 'personal-data-export-used',
  text: 'delete from data_exports where hash = $1 and user_id = $2 and expires_at > now() returning user_id',
}

/** Uses up the permission of a member; false if there is none. */
export async function useExport(database: Database, hash: Buffer, userId: number): Promise<boolean> {
  return (await database.query(used, [hash, userId])).length > 0
}

const expiredDeleted: Statement = {
  name: 'personal-data-exports-expired',
  text: `with gone as (delete from data_exports where expires_at < now() returning 1)
    select count(*)::integer as count from gone`,
}

/** Deletes permissions that were not used, and returns how many. */
export async function deleteExpiredExports(database: Database): Promise<number> {
  return (await database.query<{ count: number }>(expiredDeleted))[0]?.count ?? 0
}
