import { randomBytes } from 'node:crypto'
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { migrate } from '../platform/database/migrate'
import { createDatabase } from '../testing/cluster'

const migrations = path.join(__dirname, '../../migrations')

let url: string
let client: pg.Client
let before: string
beforeAll(async () => {
  url = await createDatabase(process.env.TEST_DATABASE_SERVER ?? '', `t_${randomBytes(6).toString('hex')}`)
  client = new pg.Client(url)
  await client.connect()
  before = await mkdtemp(path.join(tmpdir(), 'within-reach-migrations-'))
  for (const name of (await readdir(migrations)).filter((file) => file < '0013'))
    await cp(path.join(migrations, name), path.join(before, name))
})
afterAll(async () => {
  await client.end()
  await rm(before, { recursive: true })
})

const column = async (sql: string): Promise<unknown[]> =>
  (await client.query<Record<string, unknown>>(sql)).rows.map((row) => Object.values(row)[0])

const indexes = `select indexrelid::regclass::text from pg_index
  where indrelid = 'post_search'::regclass and indisvalid order by 1`
const packed = 'select post_id from post_search where pg_column_compression(content) is not null order by 1'
const releasedBefore = [
  '2f2a77d49ae96aaeb920c2e5b26700844489e756a0f5dd5e6a36cc9282c86fe4',
  '0a175623ecd11764de9c49b1e8fb867d768dc6618a86aec74976724de2726d44',
]

it('existing posts are searched by the indexes of their boards, and stored uncompressed if they fit a page', async () => {
  await migrate(url, before)
  await client.query(
    `insert into users (email, name, nick, password_hash) values ('ana@example.com', 'Ana', 'ana', '!')`,
  )
  await client.query(`insert into posts (user_id, type, region, subject, description)
    select 1, 'fr', 'Others', 'a room', repeat('a room ', n * 10) from generate_series(1, 1300) n`)
  await client.query(
    `insert into post_search (post_id, type, region, content) select id, type, region, description from posts`,
  )
  expect(await column(packed)).toHaveLength(1300 - 28)
  await migrate(url, migrations)
  expect(await column(indexes)).toEqual([
    'post_search_board',
    'post_search_content_fr',
    'post_search_content_jobs',
    'post_search_content_qb',
    'post_search_content_tr',
    'post_search_pkey',
  ])
  // Longer than a page.
  expect((await column(packed))[0]).toBe(116)
  expect(
    await column("select count(*)::integer from post_search where content = repeat('a room ', post_id * 10)"),
  ).toEqual([1300])
})

it('a database that ran the released migrations is unchanged', async () => {
  const ran = `select checksum from migrations where name in ('0013-search-ranges.sql', '0014-search-boards.sql') order by name`
  expect(await column(ran)).toEqual(releasedBefore)
  expect((await migrate(url, migrations)).ran).toEqual([])
})
