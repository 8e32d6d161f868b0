import type pg from 'pg'

/** The tables and sequences of the service are all those of its schema, without those of extensions. */
const own = (oid: string) => `relnamespace = (select oid from pg_namespace where nspname = current_schema())
  and not exists (select 1 from pg_depend where classid = 'pg_class'::regclass and objid = ${oid} and deptype = 'e')`

/** The table of the migrations. A restore fills it by running them. */
const migrationsTable = 'migrations'

/** A table, with the columns that have to be copied: a generated one is computed again. */
export interface CopiedTable {
  readonly name: string
  readonly columns: readonly string[]
}

/** Every table with rows of its own, in order of name. */
export async function findTables(client: pg.Client): Promise<CopiedTable[]> {
  const { rows } = await client.query<CopiedTable>(
    `select c.relname::text as name, array_agg(a.attname::text order by a.attnum) as columns
      from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where c.relkind = 'r' and c.relname <> $1 and ${own('c.oid')}
      group by c.relname order by c.relname`,
    [migrationsTable],
  )
  return rows
}

/** Whether a database has no table yet. */
export async function isEmpty(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(
    `select 1 from pg_class c where relkind in ('r', 'p', 'v', 'm', 'S') and ${own('c.oid')} limit 1`,
  )
  return rowCount === 0
}

/** The last value of each sequence that was used. It is at least that of the snapshot. */
export async function findSequences(client: pg.Client): Promise<{ name: string; value: string }[]> {
  const { rows } = await client.query<{ name: string; value: string }>(
    `select sequencename::text as name, last_value::text as value from pg_sequences
      where schemaname = current_schema() and last_value is not null order by 1`,
  )
  return rows
}

export async function findMigrations(client: pg.Client): Promise<{ name: string; checksum: string }[]> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    `select name, checksum from ${migrationsTable} order by name`,
  )
  return rows
}

/** The tables that name uploads. A database of an earlier release lacks some of them. */
const tablesOfUploads = ['post_files', 'withdrawn_files', 'case_files']

/** The keys of the uploads that posts and cases name, also withdrawn ones. */
export async function findUploads(client: pg.Client): Promise<string[]> {
  const { rows: existing } = await client.query<{ name: string }>(
    'select name from unnest($1::text[]) name where to_regclass(name) is not null',
    [tablesOfUploads],
  )
  const keys = existing.flatMap(({ name }) => [
    `select key from ${name}`,
    `select small_key from ${name} where small_key is not null`,
  ])
  const { rows } = await client.query<{ key: string }>(`${keys.join(' union ')} order by 1`)
  return rows.map(({ key }) => key)
}

/** The moment of the snapshot, and the version of the server. */
export async function findMoment(client: pg.Client): Promise<{ at: string; postgresql: string }> {
  const { rows } = await client.query<{ at: Date; postgresql: string }>(
    `select now() as at, current_setting('server_version') as postgresql`,
  )
  const [found] = rows
  if (!found) throw new Error('the database did not answer')
  return { at: found.at.toISOString(), postgresql: found.postgresql }
}

/**
 * Drops the foreign keys and the indexes that are no constraints, so that rows can be copied in any order, and quickly.
 * @returns the statements that create them again, indexes first
 */
export async function dropIndexesAndKeys(client: pg.Client): Promise<string[]> {
  const keys = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, conname::text as name, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and connamespace = (select oid from pg_namespace where nspname = current_schema())
      order by 1, 2`,
  )
  for (const { table, name } of keys.rows)
    await client.query(`alter table ${table} drop constraint ${client.escapeIdentifier(name)}`)
  const indexes = await client.query<{ name: string; definition: string }>(
    `select c.oid::regclass::text as name, pg_get_indexdef(c.oid) as definition from pg_class c
      where c.relkind = 'i' and ${own('c.oid')} and not exists (select 1 from pg_constraint where conindid = c.oid)
      order by 1`,
  )
  for (const { name } of indexes.rows) await client.query(`drop index ${name}`)
  return [
    ...indexes.rows.map(({ definition }) => definition),
    ...keys.rows.map(
      ({ table, name, definition }) =>
        `alter table ${table} add constraint ${client.escapeIdentifier(name)} ${definition}`,
    ),
  ]
}
