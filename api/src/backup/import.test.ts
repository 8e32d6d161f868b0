import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { compareSchema, migrate } from '../platform/database/migrate'
import { diskStore } from '../platform/files/disk-store'
import { entriesOf } from './archive-file'
import { exportTo } from './export'
import { importFrom } from './import'
import { checkExport } from './restore'
import { connect } from './snapshot'
import { digestsOf, emptyDatabase, migrations } from '../testing/restored'

let folder: string
let file: string
/** A database of an earlier release, with tables and rows that no migration creates. */
let url: string
/** The last migration of the earlier release. */
const last = '0034-message-checkpoints.sql'
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'within-reach-import-'))
  url = await emptyDatabase()
  const client = await connect(url)
  const { due } = await compareSchema(client, migrations)
  await migrate(url, migrations, undefined, new Set(due.filter((name) => name <= last)))
  await client.query(`create table "By hand" (n integer generated always as identity, twice integer generated always as (n * 2) stored);
    insert into "By hand" default values;
    insert into users (email, name, nick, password_hash) values ('a@example.com', E'tab\\t, line\\n, \\\\N', 'a', '!')`)
  await client.end()
  file = path.join(folder, 'a.tar')
  await exportTo({ url, files: diskStore(folder) }, file, undefined)
})
afterAll(() => rm(folder, { recursive: true }))

const target = async (to?: string) => ({
  url: to ?? (await emptyDatabase()),
  files: diskStore(path.join(folder, 'files')),
  migrations,
})

it('brings a backup of an earlier release to the schema of this one', async () => {
  const to = await target()
  const checked = await checkExport(file, undefined)
  expect(checked.manifest.migrations.at(-1)?.name).toBe(last)
  expect(await checked.restoreTo(to)).toEqual(['By hand'])
  const client = await connect(to.url)
  expect(await compareSchema(client, migrations)).toEqual({ due: [], unknown: [] })
  expect((await client.query('select name from users')).rows).toEqual([{ name: 'tab\t, line\n, \\N' }])
  await client.end()
})

it('leaves the indexes, foreign keys and triggers that the migrations create', async () => {
  const migrated = await emptyDatabase()
  await migrate(migrated, migrations)
  const to = await target()
  await (await checkExport(file, undefined)).restoreTo(to)
  const schema = await schemaOf(migrated)
  expect(schema.length).toBeGreaterThan(50)
  expect(await schemaOf(to.url)).toEqual(schema)
})

it('refuses a database with tables, and changes nothing there', async () => {
  const before = await digestsOf(url)
  await expect((await checkExport(file, undefined)).restoreTo(await target(url))).rejects.toThrow(
    'The database has tables already.',
  )
  expect(await digestsOf(url)).toEqual(before)
})

it('refuses a backup of a newer release, and creates no table', async () => {
  const { manifest } = await checkExport(file, undefined)
  const newer = { ...manifest, migrations: [...manifest.migrations, { name: '9999-x.sql', checksum: 'x' }] }
  const to = await target()
  await expect(importFrom(newer, entriesOf(file, undefined), to)).rejects.toThrow(
    'A newer release wrote this backup (9999-x.sql).',
  )
  expect(await digestsOf(to.url)).toEqual({})
})

it('restores no row if a part is missing', async () => {
  const { manifest } = await checkExport(file, undefined)
  const to = await target()
  const without = async function* () {
    for await (const entry of entriesOf(file, undefined)) if (!entry.name.includes('users')) yield entry
  }
  await expect(importFrom(manifest, without(), to)).rejects.toThrow('tables/users/000001.gz is missing')
  const client = await connect(to.url)
  expect((await client.query('select 1 from users')).rowCount).toBe(0)
  await client.end()
})

/** The definitions of everything that a table has. */
async function schemaOf(address: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: address })
  await client.connect()
  const { rows } = await client.query(
    `select 'index' as kind, indexdef as definition from pg_indexes where schemaname = 'public'
      union all select conrelid::regclass::text, conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
        where connamespace = 'public'::regnamespace
      union all select tgenabled::text, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
      order by 1, 2`,
  )
  await client.end()
  return rows
}
