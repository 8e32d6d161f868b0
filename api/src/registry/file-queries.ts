import type { Origin } from '@within-reach/contract'
import type { Database, Statement } from '../platform/database/database'

/** A published version's record, as uploaded. */
export interface RecordRow {
  readonly record: string
  readonly record_integrity: string
}

const versionInserted: Statement = {
  name: 'registry-upload-inserted',
  text: `insert into remote_versions (remote, version, record, record_integrity, published_by, origin)
    values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning version`,
}

/** The author of a publish, and where the version comes from. */
export interface Publisher {
  readonly who: string
  readonly origin?: Origin
}

/**
 * Stores a version.
 * @returns false if it already exists, also after a concurrent publish
 */
export async function insertVersion(
  tx: Database,
  { name, version }: { readonly name: string; readonly version: string },
  { record, record_integrity }: RecordRow,
  { who, origin }: Publisher,
): Promise<boolean> {
  const values = [name, version, record, record_integrity, who, origin ? JSON.stringify(origin) : null]
  return (await tx.query(versionInserted, values)).length > 0
}

const originAdded: Statement = {
  name: 'registry-upload-origin-added',
  text: 'update remote_versions set origin = $3 where remote = $1 and version = $2 and origin is null',
}

/** Adds the origin of a version that was published without one. A known origin stays. */
export async function addOrigin(
  database: Database,
  { name, version }: { readonly name: string; readonly version: string },
  origin: Origin,
): Promise<void> {
  await database.query(originAdded, [name, version, JSON.stringify(origin)])
}

const fileInserted: Statement = {
  name: 'registry-upload-file-inserted',
  text: 'insert into remote_files (remote, version, name, bytes) values ($1, $2, $3, $4)',
}

/** Adds a file to a version. */
export async function insertFile(
  tx: Database,
  remote: string,
  version: string,
  name: string,
  bytes: Buffer,
): Promise<void> {
  await tx.query(fileInserted, [remote, version, name, bytes])
}

const recordFound: Statement = {
  name: 'registry-upload-record-found',
  text: 'select record, record_integrity from remote_versions where remote = $1 and version = $2',
}

/** The record of a version; undefined if it is not published. */
export async function findRecord(
  database: Database,
  remote: string,
  version: string,
): Promise<RecordRow | undefined> {
  return (await database.query<RecordRow>(recordFound, [remote, version]))[0]
}

const fileNamesListed: Statement = {
  name: 'registry-file-names-listed',
  text: 'select name from remote_files where remote = $1 and version = $2 order by name',
}

/** The names of a version's files, including compressed copies. */
export async function listFileNames(database: Database, remote: string, version: string): Promise<string[]> {
  const rows = await database.query<{ name: string }>(fileNamesListed, [remote, version])
  return rows.map(({ name }) => name)
}

const fileFound: Statement = {
  name: 'registry-file-found',
  text: 'select bytes from remote_files where remote = $1 and version = $2 and name = $3',
}

/** The content of a version's file. */
export async function findFile(
  database: Database,
  remote: string,
  version: string,
  name: string,
): Promise<Buffer | undefined> {
  return (await database.query<{ bytes: Buffer }>(fileFound, [remote, version, name]))[0]?.bytes
}

const versionsListed: Statement = {
  name: 'registry-version-keys-listed',
  text: `select remote || '@' || version as key from remote_versions`,
}

/** Every published version, as `remote@version`. */
export async function listVersionKeys(database: Database): Promise<string[]> {
  return (await database.query<{ key: string }>(versionsListed)).map(({ key }) => key)
}
