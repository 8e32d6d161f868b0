import type pg from 'pg'
import { compareMigrations, migrate } from '../platform/database/migrate'
import { leaveAllStores } from '../platform/files/claim-queries'
import { type FileStore, typeOfKey } from '../platform/files/store'
import { dropIndexesAndKeys, findTables, isEmpty } from './catalogue'
import { copyPart, namesOf } from './copy-tables'
import { type Manifest, type TableRecord, uploadName } from './manifest'
import { connect } from './snapshot'
import type { Entry } from './tar'

/** The place of a restored site. */
export interface Target {
  /** A PostgreSQL URL of the owner of an empty database. */
  readonly url: string
  readonly files: Pick<FileStore, 'put'>
  /** The folder of the migrations of this release. */
  readonly migrations: string
}

/**
 * Fills an empty database and the store of uploads from a backup. All rows appear at once, after the last upload is stored. The
 * database then has the schema of this release.
 * @param manifest of the backup, which has been checked
 * @param entries the content of the backup
 * @returns the tables of the backup that its schema does not have, and that were therefore left out
 * @throws Error if the database has tables, the backup is of a newer release, or something cannot be written
 */
export async function importFrom(
  manifest: Manifest,
  entries: AsyncIterable<Entry>,
  target: Target,
): Promise<string[]> {
  const { url, migrations } = target
  const ran = new Map(manifest.migrations.map(({ name, checksum }) => [name, checksum]))
  const { unknown } = await compareMigrations(ran, migrations)
  if (unknown.length > 0)
    throw new Error(
      `A newer release wrote this backup (${unknown.join(', ')}). Restore it with that release or a newer one.`,
    )
  const client = await connect(url)
  try {
    if (!(await isEmpty(client)))
      throw new Error(
        'The database has tables already. Name an empty database, so that nothing is overwritten.',
      )
    await migrate(url, migrations, undefined, new Set(ran.keys()))
    const tables = await tablesOfSchema(client, manifest)
    await client.query('begin')
    await fill(client, { ...manifest, tables }, entries, target)
    await client.query('commit')
    await client.query(`vacuum (analyze) ${namesOf(client, tables)}`)
    await migrate(url, migrations)
    return manifest.tables.filter((table) => !tables.includes(table)).map(({ name }) => name)
  } finally {
    await client.end().catch(() => {})
  }
}

async function fill(
  client: pg.Client,
  manifest: Manifest,
  entries: AsyncIterable<Entry>,
  { files }: Target,
): Promise<void> {
  const tables = namesOf(client, manifest.tables)
  const indexesAndKeys = await dropIndexesAndKeys(client)
  for (const { name } of manifest.tables)
    await client.query(`alter table ${client.escapeIdentifier(name)} disable trigger user`)
  // Migrations create some rows.
  await client.query(`truncate ${tables}`)
  const parts = new Map(
    manifest.tables.flatMap((table) => table.parts.map((part) => [part.name, { table, part }] as const)),
  )
  const uploads = new Map(manifest.uploads.map(({ key }) => [uploadName(key), key]))
  for await (const { name, content } of entries) {
    const copied = parts.get(name)
    const upload = uploads.get(name)
    if (copied) await copyPart(client, copied.table, copied.part, content)
    if (upload !== undefined) await files.put(upload, content, typeOfKey(upload))
    parts.delete(name)
    uploads.delete(name)
  }
  const [absent] = [...parts.keys(), ...uploads.keys()]
  if (absent !== undefined) throw new Error(`The backup is damaged: ${absent} is missing.`)
  await client.query(`set local maintenance_work_mem = '128MB'`)
  for (const statement of indexesAndKeys) await client.query(statement)
  for (const { name } of manifest.tables)
    await client.query(`alter table ${client.escapeIdentifier(name)} enable trigger user`)
  for (const { name, value } of manifest.sequences)
    await client.query(
      'select setval(found, $2::bigint) from to_regclass($1) as found where found is not null',
      [client.escapeIdentifier(name), value],
    )
  // Otherwise a start within a minute of the backup would be refused, because this store is not that of the backup.
  await client.query(leaveAllStores)
}

/**
 * The tables of a backup that its schema has. Somebody may have added others by hand.
 * @throws Error if the schema has a table that the backup has not
 */
async function tablesOfSchema(client: pg.Client, { tables }: Manifest): Promise<TableRecord[]> {
  const names = new Set((await findTables(client)).map(({ name }) => name))
  const own = tables.filter(({ name }) => names.delete(name))
  if (names.size > 0) throw new Error(`The backup does not have the tables ${[...names].join(', ')}.`)
  return own
}
