import type { Database, Statement } from '../platform/database/database'

/** A published version as uploaded: the bytes of its record, and their hash. */
export interface VersionRow {
  readonly remote: string
  readonly version: string
  readonly record: string
  readonly record_integrity: string
}

const some: Statement = {
  name: 'registry-versions',
  text: `select remote, version, record, record_integrity from remote_versions
    where (remote, version) in (select * from unnest($1::text[], $2::text[]))`,
}

/** The published ones of the given versions. */
export async function findVersions(database: Database, wanted: readonly VersionKey[]): Promise<VersionRow[]> {
  if (wanted.length === 0) return []
  return database.query<VersionRow>(some, [
    wanted.map(({ remote }) => remote),
    wanted.map(({ version }) => version),
  ])
}

/** A version of a remote. */
export interface VersionKey {
  readonly remote: string
  readonly version: string
}

const origins: Statement = {
  name: 'registry-version-origins',
  text: `select remote, version, origin from remote_versions
    where (remote, version) in (select * from unnest($1::text[], $2::text[])) and origin is not null`,
}

/** The origins of the given versions, as far as they are known; untrusted. */
export async function findOrigins(
  database: Database,
  wanted: readonly VersionKey[],
): Promise<(VersionKey & { readonly origin: unknown })[]> {
  if (wanted.length === 0) return []
  return database.query(origins, [wanted.map(({ remote }) => remote), wanted.map(({ version }) => version)])
}

const anyVersion: Statement = {
  name: 'registry-any-version',
  text: 'select 1 from remote_versions where remote = $1 limit 1',
}

/** Whether any version of a remote is published. */
export const isPublished = async (database: Database, remote: string): Promise<boolean> =>
  (await database.query(anyVersion, [remote])).length > 0

/** A published version: the integrity of its record, when it was published, and by whom. */
export interface Publication {
  readonly record: string
  readonly at: Date
  readonly who: string
}

const publication: Statement = {
  name: 'registry-publication',
  text: `select record_integrity as record, published_at as at, published_by as who from remote_versions
    where remote = $1 and version = $2`,
}

/** One published version; undefined if it is not published. */
export async function findPublication(
  database: Database,
  { remote, version }: VersionKey,
): Promise<Publication | undefined> {
  return (await database.query<Publication>(publication, [remote, version]))[0]
}

const held: Statement = {
  name: 'registry-version-held',
  text: 'select 1 from remote_versions where remote = $1 and version = $2 for key share',
}

/** Locks a published version against deletion until the transaction ends; waits for a concurrent deletion. */
export async function lockVersion(tx: Database, remote: string, version: string): Promise<void> {
  await tx.query(held, [remote, version])
}

/** A published version in a list. */
export interface PublishedRow {
  readonly remote: string
  readonly version: string
  readonly at: Date
  readonly who: string
}

const published: Statement = {
  name: 'registry-published',
  text: `select remote, version, published_at as at, published_by as who from (
      select *, row_number() over (partition by remote order by published_at desc, version desc) as nth
      from remote_versions
    ) placed
    where nth <= $1
    order by remote, nth`,
}

/** The newest versions of every remote, newest first. */
export async function findPublished(database: Database, maxOfEach: number): Promise<PublishedRow[]> {
  return database.query<PublishedRow>(published, [maxOfEach])
}

// Held until the transaction ends. An arbitrary number; it must be unique among our advisory locks.
const startLock: Statement = {
  name: 'registry-start-lock',
  text: 'select pg_advisory_xact_lock(8101978)',
}

/** Makes instances that start together publish one after the other. */
export async function lockStart(tx: Database): Promise<void> {
  await tx.query(startLock)
}
