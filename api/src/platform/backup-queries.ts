import type { Database, Statement } from './database/database'

const newest: Statement = {
  name: 'backups-newest',
  text: 'select extract(epoch from max(ended_at))::float8 as seconds from backups',
}

/** The time of the newest recorded backup of any kind, in seconds since 1970; 0 if there is none. */
export async function findLastBackup(database: Database): Promise<number> {
  return (await database.query<{ seconds: number | null }>(newest))[0]?.seconds ?? 0
}
