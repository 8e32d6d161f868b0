import type { Database, Statement } from '../platform/database/database'

const seen: Statement = {
  name: 'shell-files-seen',
  text: `update shell_files set seen_at = now() where name = any($1) returning name`,
}

/**
 * Records that an instance has these files.
 * @returns the names of those that are stored
 */
export async function markSeen(database: Database, names: readonly string[]): Promise<Set<string>> {
  const rows = await database.query<{ name: string }>(seen, [names])
  return new Set(rows.map(({ name }) => name))
}

const stored: Statement = {
  name: 'shell-file-stored',
  text: `insert into shell_files (name, bytes) values ($1, $2)
    on conflict (name) do update set seen_at = excluded.seen_at`,
}

/** Stores a file of a shell. Another instance may store the same. */
export async function storeShellFile(database: Database, name: string, bytes: Buffer): Promise<void> {
  await database.query(stored, [name, bytes])
}

const found: Statement = { name: 'shell-file-found', text: 'select bytes from shell_files where name = $1' }

/** A stored file of a shell; undefined if there is none of that name. */
export async function findShellFile(database: Database, name: string): Promise<Buffer | undefined> {
  return (await database.query<{ bytes: Buffer }>(found, [name]))[0]?.bytes
}

const removed: Statement = {
  name: 'shell-files-removed',
  text: `delete from shell_files where seen_at < now() - make_interval(days => $1) returning name`,
}

/**
 * Deletes the files that no instance has had for some days.
 * @returns how many were deleted
 */
export async function removeShellFiles(database: Database, days: number): Promise<number> {
  return (await database.query(removed, [days])).length
}
