import type { Database, Statement } from '../database/database'

/** Until then the post that a new file belongs to is written, or never will be. */
const uploadTime = `interval '1 day'`

const uploadNoted: Statement = {
  name: 'file-removals-upload-noted',
  text: `insert into file_removals (key, due_at) values ($1, now() + ${uploadTime}) on conflict do nothing`,
}

/** Notes a file that is about to be stored: it is removed after a day unless a post names it by then. */
export async function noteUpload(database: Database, key: string): Promise<void> {
  await database.query(uploadNoted, [key])
}

// A change of a post deletes and writes the rows of the files that stay: those are noted too, and are no removals.
const dueFound: Statement = {
  name: 'file-removals-due',
  text: `select key, (exists (select 1 from post_files f where f.key = noted.key)
      or exists (select 1 from post_files f where f.small_key = noted.key)) as used
    from file_removals noted where due_at <= now() order by due_at limit 1000`,
}

/** A noted file. */
export interface NotedFile {
  readonly key: string
  /** Whether a post names it. */
  readonly used: boolean
}

/** The thousand files that are due for longest. */
export async function findDue(database: Database): Promise<NotedFile[]> {
  return database.query<NotedFile>(dueFound)
}

const forgotten: Statement = {
  name: 'file-removals-forgotten',
  text: 'delete from file_removals where key = any ($1)',
}

/** Forgets noted files that are removed, or that a post names. */
export async function forgetNoted(database: Database, keys: readonly string[]): Promise<void> {
  await database.query(forgotten, [keys])
}

const dueCounted: Statement = {
  name: 'file-removals-due-counted',
  text: 'select count(*)::integer as count from file_removals where due_at <= now()',
}

/** How many noted files are due. */
export async function countDue(database: Database): Promise<number> {
  return (await database.query<{ count: number }>(dueCounted))[0]?.count ?? 0
}
