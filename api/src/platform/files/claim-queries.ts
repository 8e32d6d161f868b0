import type { Database, Statement } from '../database/database'

// An arbitrary lock number; it must be unique among our advisory locks.
const lock: Statement = {
  name: 'file-stores-lock',
  text: 'select pg_advisory_xact_lock(8101979)',
}

/** Makes instances that start together claim one after the other; held until the transaction ends. */
export async function lockStores(tx: Database): Promise<void> {
  await tx.query(lock)
}

const others: Statement = {
  name: 'file-stores-others',
  text: `select id from file_stores where id <> $1 and seen_at > now() - $2 * interval '1 second'`,
}

/** The other stores that instances used within the last seconds. */
export async function findOtherStores(
  database: Database,
  id: string,
  withinSeconds: number,
): Promise<string[]> {
  return (await database.query<{ id: string }>(others, [id, withinSeconds])).map((row) => row.id)
}

const seen: Statement = {
  name: 'file-stores-seen',
  text: `insert into file_stores (id) values ($1) on conflict (id) do update set seen_at = now()`,
}

/** Records that an instance uses a store now. */
export async function touchStore(database: Database, id: string): Promise<void> {
  await database.query(seen, [id])
}

const left: Statement = {
  name: 'file-stores-left',
  text: `update file_stores set seen_at = '-infinity' where id = $1`,
}

/** Makes the records of all stores those of past instances. For a restored database, which no instance uses yet. */
export const leaveAllStores = `update file_stores set seen_at = '-infinity'`

/** Records that an instance leaves a store. Another user of the store records itself again within seconds. */
export async function leaveStore(database: Database, id: string): Promise<void> {
  await database.query(left, [id])
}
