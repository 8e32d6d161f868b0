import type { Database, Statement } from '../database/database'

/** After this time, the post or the offer of a new file has been written or never will be. */
const uploadTime = `interval '1 day'`

const uploadRecorded: Statement = {
  name: 'file-removals-upload-noted',
  text: `insert into file_removals (key, due_at) values ($1, now() + ${uploadTime}) on conflict do nothing`,
}

/** Records a file that is about to be stored. The cleanup deletes it after a day unless a post or a case names it. */
export async function recordUpload(database: Database, key: string): Promise<void> {
  await database.query(uploadRecorded, [key])
}

// A change of a post deletes and rewrites the rows of its kept files. The trigger records them too, but they are not deleted.
const dueFound: Statement = {
  name: 'file-removals-due',
  text: `select key, (exists (select 1 from post_files f where f.key = noted.key)
      or exists (select 1 from post_files f where f.small_key = noted.key)
      or exists (select 1 from withdrawn_files f where f.key = noted.key)
      or exists (select 1 from withdrawn_files f where f.small_key = noted.key)
      or exists (select 1 from case_files f where f.key = noted.key)
      or exists (select 1 from case_files f where f.small_key = noted.key)) as used
    from file_removals noted where due_at <= now() order by due_at limit 1000`,
}

/** A file that is recorded for removal. */
export interface RecordedFile {
  readonly key: string
  /** Whether a post or a case names it. */
  readonly used: boolean
}

/** The thousand files that have been due longest. */
export async function findDue(database: Database): Promise<RecordedFile[]> {
  return database.query<RecordedFile>(dueFound)
}

const forgotten: Statement = {
  name: 'file-removals-forgotten',
  text: 'delete from file_removals where key = any ($1)',
}

/** Deletes the records of files that were deleted, or that are named. */
export async function forgetRecorded(database: Database, keys: readonly string[]): Promise<void> {
  await database.query(forgotten, [keys])
}

const dueCounted: Statement = {
  name: 'file-removals-due-counted',
  text: 'select count(*)::integer as count from file_removals where due_at <= now()',
}

/** The number of recorded files that are due. */
export async function countDue(database: Database): Promise<number> {
  return (await database.query<{ count: number }>(dueCounted))[0]?.count ?? 0
}
