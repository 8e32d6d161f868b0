import type { Database, Statement } from '../platform/database/database'

const namedByPost = `(exists (select 1 from post_files f where f.key = asked.key)
  or exists (select 1 from post_files f where f.small_key = asked.key))`

const usedFound: Statement = {
  name: 'boards-used-files-found',
  text: `select key from unnest($1::text[]) as asked (key) where ${namedByPost}`,
}

/** Those of some keys of stored files that a post names. */
export async function findUsedKeys(database: Database, keys: readonly string[]): Promise<string[]> {
  return (await database.query<{ key: string }>(usedFound, [keys])).map(({ key }) => key)
}

// A change of a post deletes and writes the rows of the files that stay: those are noted too, and are no removals.
const removalsFound: Statement = {
  name: 'boards-file-removals-found',
  text: `select key, ${namedByPost} as used from file_removals asked order by noted_at limit 1000`,
}

/** A noted removal. */
export interface Removal {
  readonly key: string
  /** Whether a post names the file after all. */
  readonly used: boolean
}

/** The oldest thousand noted removals. */
export async function findRemovals(database: Database): Promise<Removal[]> {
  return database.query<Removal>(removalsFound)
}

const removalsDeleted: Statement = {
  name: 'boards-file-removals-deleted',
  text: 'delete from file_removals where key = any ($1)',
}

/** Forgets noted removals that are done. */
export async function deleteRemovals(database: Database, keys: readonly string[]): Promise<void> {
  await database.query(removalsDeleted, [keys])
}

const removalsCounted: Statement = {
  name: 'boards-file-removals-counted',
  text: 'select count(*)::integer as count from file_removals',
}

/** How many noted removals wait. */
export async function countRemovals(database: Database): Promise<number> {
  return (await database.query<{ count: number }>(removalsCounted))[0]?.count ?? 0
}
