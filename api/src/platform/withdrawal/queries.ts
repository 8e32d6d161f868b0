import type { Database, Statement } from '../database/database'

const recordsForgotten: Statement = {
  name: 'withdrawn-file-records-forgotten',
  text: `delete from file_removals r using withdrawn_files f
    where f.withdrawn_id = $1 and (r.key = f.key or r.key = f.small_key)`,
}

/**
 * Forgets that the files of withdrawn content were recorded for removal when their post went. A file without a record is never
 * deleted, also not by instances of the previous release, which do not know withdrawn files.
 */
export async function keepFiles(tx: Database, withdrawnId: number): Promise<void> {
  await tx.query(recordsForgotten, [withdrawnId])
}

const deleted: Statement = {
  name: 'withdrawn-deleted',
  text: 'delete from withdrawn where id = $1',
}

/** Deletes a withdrawn row with what was withdrawn with it. A trigger records its files, which the cleanup deletes unless a post names them. */
export async function deleteWithdrawn(tx: Database, id: number): Promise<void> {
  await tx.query(deleted, [id])
}

const locked: Statement = {
  name: 'withdrawn-locked',
  text: 'select id from withdrawn where id = $1 for update',
}

/** Locks a withdrawn row until the transaction ends; false if it is gone. */
export async function lockWithdrawn(tx: Database, id: number): Promise<boolean> {
  return (await tx.query(locked, [id])).length > 0
}

/** The key of a file that is not served, with the withdrawn row that it belongs to. */
export interface WithdrawnKey {
  readonly id: number
  readonly key: string
}

const allKeys = `select withdrawn_id as id, key from withdrawn_files
  union all select withdrawn_id, small_key from withdrawn_files where small_key is not null`

const keysListed: Statement = { name: 'withdrawn-keys-listed', text: allKeys }

/** The keys of all withdrawn files. */
export async function listKeys(database: Database): Promise<WithdrawnKey[]> {
  return database.query<WithdrawnKey>(keysListed)
}

const keysOf: Statement = {
  name: 'withdrawn-keys-of',
  text: `select * from (${allKeys}) named where id = any ($1::integer[])`,
}

/** The keys of the files of some withdrawn rows. */
export async function listKeysOf(database: Database, ids: readonly number[]): Promise<WithdrawnKey[]> {
  return database.query<WithdrawnKey>(keysOf, [ids])
}

const keyFound: Statement = {
  name: 'withdrawn-key-found',
  text: `select exists (select from withdrawn_files where key = $1)
    or exists (select from withdrawn_files where small_key = $1) as found`,
}

/** Whether a file belongs to withdrawn content. */
export async function isKeyWithdrawn(database: Database, key: string): Promise<boolean> {
  return (await database.query<{ found: boolean }>(keyFound, [key]))[0]?.found ?? false
}
