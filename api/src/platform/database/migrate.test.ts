import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { createDatabase } from '../../testing/cluster'
import { compareSchema, migrate, wantedExtensions } from './migrate'

let url: string
let folder: string
let other: pg.Client
beforeEach(async () => {
  url = await createDatabase(process.env.TEST_DATABASE_SERVER ?? '', `t_${randomBytes(6).toString('hex')}`)
  folder = await mkdtemp(path.join(tmpdir(), 'within-reach-migrations-'))
  other = new pg.Client(url)
  await other.connect()
})
afterEach(async () => {
  await other.end()
  await rm(folder, { recursive: true })
})

const add = (name: string, sql: string) => writeFile(path.join(folder, name), sql)
const timeouts = { lock: 50, pause: 10, tries: 1000 }
const run = () => migrate(url, folder, timeouts)

it('runs each file once, in order of name', async () => {
  await add('0002-more.sql', 'alter table a add column b integer;')
  await add('0001-first.sql', 'create table a ();')
  expect(await run()).toEqual({ ran: ['0001-first.sql', '0002-more.sql'], unknown: [] })
  expect(await run()).toEqual({ ran: [], unknown: [] })
})

it('compares a database with the files, and changes nothing', async () => {
  const difference = () => compareSchema(other, folder)
  await add('0001-first.sql', 'create table a ();')
  expect(await difference()).toEqual({ due: ['0001-first.sql'], unknown: [] })
  expect((await other.query(`select to_regclass('migrations') as found`)).rows).toEqual([{ found: null }])
  await run()
  expect(await difference()).toEqual({ due: [], unknown: [] })
  await rm(path.join(folder, '0001-first.sql'))
  await add('0002-more.sql', 'create table b ();')
  expect(await difference()).toEqual({ due: ['0002-more.sql'], unknown: ['0001-first.sql'] })
})

it('lists the extensions that the files create', async () => {
  await add('0001-first.sql', 'create extension if not exists pg_trgm;\ncreate table a ();')
  await add(
    '0002-more.sql',
    'CREATE EXTENSION IF NOT EXISTS btree_gin;\ncreate extension if not exists pg_trgm;',
  )
  expect(await wantedExtensions(folder)).toEqual(['pg_trgm', 'btree_gin'])
})

it('leaves nothing of a failing file, and names it', async () => {
  await add('0001-first.sql', 'create table a (); create table a ();')
  await expect(run()).rejects.toThrow('0001-first.sql failed: relation "a" already exists')
  expect((await other.query(`select to_regclass('a') as found`)).rows).toEqual([{ found: null }])
})

it('refuses a file that changed after it ran', async () => {
  await add('0001-first.sql', 'create table a ();')
  await run()
  await add('0001-first.sql', 'create table b ();')
  await expect(run()).rejects.toThrow('0001-first.sql was changed after it ran')
})

it('does not block writers while it waits for a table in use', async () => {
  await other.query('create table a (n integer)')
  await other.query('begin; insert into a values (1)')
  await add('0001-first.sql', 'alter table a add column b integer;')
  const running = run()
  const writer = new pg.Client({ connectionString: url, statement_timeout: 20_000 })
  await writer.connect()
  // A migration that waited indefinitely would block this for as long as the other transaction runs.
  for (let n = 0; n < 20; n++) await writer.query('insert into a (n) values (2)')
  await writer.end()
  await other.query('commit')
  expect(await running).toMatchObject({ ran: ['0001-first.sql'] })
})

it('fails with a clear message if a table stays in use', async () => {
  await other.query('create table a ()')
  await other.query('begin; lock table a')
  await add('0001-first.sql', 'alter table a add column b integer;')
  await expect(migrate(url, folder, { ...timeouts, tries: 2 })).rejects.toThrow(
    '0001-first.sql failed: canceling statement due to lock timeout',
  )
  await other.query('rollback')
})

it('runs a marked file outside of a transaction, for indexes that are built concurrently', async () => {
  await other.query('create table a (n integer)')
  await add(
    '0001-index.sql',
    '-- statements one by one\ndrop index concurrently if exists a_n;\ncreate index concurrently a_n on a (n);\n',
  )
  expect(await run()).toMatchObject({ ran: ['0001-index.sql'] })
  expect((await other.query(`select to_regclass('a_n') is not null as found`)).rows).toEqual([
    { found: true },
  ])
})

it('makes instances that start together wait for each other, also for a concurrent index', async () => {
  await other.query('create table a (n integer)')
  await add(
    '0001-index.sql',
    '-- statements one by one\ncreate index concurrently if not exists a_n on a (n);\n',
  )
  await other.query('begin; insert into a values (1)')
  const running = Promise.all([run(), run(), run()])
  const turns = `select 1 from pg_stat_activity
    where datname = current_database() and application_name = 'within-reach migrations' and query like '%advisory_lock%'`
  const observer = new pg.Client(url)
  await observer.connect()
  while ((await observer.query(turns)).rows.length < 2) await new Promise(setImmediate)
  await observer.end()
  await other.query('commit')
  const found = await running
  expect(found.flatMap(({ ran }) => ran)).toEqual(['0001-index.sql'])
  const valid = `select indisvalid as valid from pg_index where indexrelid = 'a_n'::regclass`
  expect((await other.query(valid)).rows).toEqual([{ valid: true }])
})

it('waits without a limit for a concurrent index, because it blocks no writer', async () => {
  await other.query('create table a (n integer)')
  await other.query('begin; insert into a values (1)')
  await add('0001-index.sql', '-- statements one by one\ncreate index concurrently a_n on a (n);\n')
  const running = migrate(url, folder, { ...timeouts, lock: 1, tries: 1 })
  const observer = new pg.Client(url)
  await observer.connect()
  const waits = `select 1 from pg_stat_activity where datname = current_database() and wait_event = 'virtualxid'`
  const ended = running.catch((error: unknown) => error)
  let over = false
  void ended.then(() => (over = true))
  while (!over && (await observer.query(waits)).rows.length === 0)
    await observer.query('insert into a values (2)')
  await observer.end()
  await other.query('commit')
  expect(await ended).toMatchObject({ ran: ['0001-index.sql'] })
})

it('runs a block of statements as one', async () => {
  await other.query('create table a (n integer)')
  const block = `do $$\nbegin\n  insert into a values (1);\n  commit;\n  insert into a values (2);\nend\n$$;\n`
  await add('0001-block.sql', `-- statements one by one\n${block}insert into a values (3);\n`)
  expect(await run()).toMatchObject({ ran: ['0001-block.sql'] })
  expect((await other.query('select n from a order by n')).rows).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }])
})

it('treats a file as the one that it replaces, also for a release that knows only that one', async () => {
  const before = 'create table a ();'
  await add('0001-first.sql', before)
  await run()
  const checksum = createHash('sha256').update(before).digest('hex')
  await add('0001-first.sql', `-- replaces ${checksum}\ncreate table b ();`)
  expect(await run()).toEqual({ ran: [], unknown: [] })
  await other.query('delete from migrations')
  expect(await run()).toMatchObject({ ran: ['0001-first.sql'] })
  await add('0001-first.sql', before)
  expect(await run()).toEqual({ ran: [], unknown: [] })
})

it('lists the migrations that a newer release ran', async () => {
  await add('0001-first.sql', 'create table a ();')
  await add('0002-newer.sql', 'create table b ();')
  await run()
  await rm(path.join(folder, '0002-newer.sql'))
  expect(await run()).toEqual({ ran: [], unknown: ['0002-newer.sql'] })
})
