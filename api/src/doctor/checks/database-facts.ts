import type pg from 'pg'

/** What a database says about itself. */
export interface DatabaseFacts {
  readonly version: string
  readonly database: string
  readonly role: string
  /** Whether it is a standby, which nobody can write to. */
  readonly standby: boolean
  readonly owns: boolean
  readonly superuser: boolean
  readonly may_create: boolean
  /** The extensions of interest that the server offers, and whether they are created. */
  readonly extensions: readonly { readonly name: string; readonly created: boolean }[]
  readonly max_connections: number
  /** Connections that only superusers get. */
  readonly reserved: number
  /** Connections of other programs. */
  readonly others: number
  /** The limits of the role and of the database; -1 is none. */
  readonly role_limit: number
  readonly database_limit: number
  readonly fsync: string
  readonly synchronous_commit: string
}

const facts = `
select
  current_setting('server_version') as version,
  current_database() as database,
  current_user as role,
  pg_is_in_recovery() as standby,
  d.datdba = r.oid as owns,
  r.rolsuper as superuser,
  has_database_privilege(current_database(), 'CREATE') and has_schema_privilege('public', 'CREATE') as may_create,
  coalesce(
    (select json_agg(json_build_object('name', name, 'created', installed_version is not null))
     from pg_available_extensions where name = any($1::text[])),
    '[]'
  ) as extensions,
  current_setting('max_connections')::integer as max_connections,
  current_setting('superuser_reserved_connections')::integer
    -- PostgreSQL 16 and newer.
    + coalesce(current_setting('reserved_connections', true), '0')::integer as reserved,
  (select count(*)::integer from pg_stat_activity
   where datid is not null and application_name not like 'within-reach%') as others,
  r.rolconnlimit as role_limit,
  d.datconnlimit as database_limit,
  current_setting('fsync') as fsync,
  current_setting('synchronous_commit') as synchronous_commit
from pg_database d, pg_roles r
where d.datname = current_database() and r.rolname = current_user`

/** @param extensions the names of the extensions of interest */
export async function readFacts(client: pg.Client, extensions: readonly string[]): Promise<DatabaseFacts> {
  const { rows } = await client.query<DatabaseFacts>(facts, [extensions])
  if (!rows[0]) throw new Error('the database does not know its role')
  return rows[0]
}
