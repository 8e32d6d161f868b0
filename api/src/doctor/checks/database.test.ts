import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { OpenDatabase } from '../../platform/database/database'
import { openTestDatabase } from '../../testing/database'
import { installationOf } from '../../testing/installation'
import { checkDatabase } from './database'

let database: OpenDatabase
let url: string
beforeAll(async () => {
  database = await openTestDatabase()
  url = database.pool.options.connectionString ?? ''
})
afterAll(() => database.close())

const run = (text: string) => database.pool.query(text)
const check = (address = url) => checkDatabase(installationOf({ DATABASE_URL: address }))

/** What the check says, without the ones that are fine. */
async function troubles(address = url): Promise<string[]> {
  const found = await check(address)
  // The server of the tests does not wait for its disk.
  const other = found.filter(({ level, text }) => level !== 'ok' && !text.includes('fsync=off'))
  return other.map(({ level, text }) => `${level}: ${text}`)
}

/** The address with another part. */
function changed(change: (address: URL) => void): string {
  const address = new URL(url)
  change(address)
  return address.href
}

it('a migrated database of its own role is sound, except that the tests run without fsync', async () => {
  expect((await check()).map(({ level, text }) => [level, text])).toEqual([
    [
      'ok',
      expect.stringMatching(
        /^PostgreSQL \d+\.\d+ at 127\.0\.0\.1:\d+ answers, and the role within_reach owns/,
      ),
    ],
    ['ok', 'The extensions pg_trgm, btree_gin are there.'],
    ['ok', 'The schema is that of this release.'],
    ['ok', expect.stringMatching(/^The database has \d{3} connections .* enough for \d+ instances\.$/)],
    ['ok', 'The clocks of the database and of this machine agree.'],
    ['error', 'The database runs with fsync=off: a power cut can destroy it.'],
  ])
})

it('changes nothing', async () => {
  const tables = `select (select count(*) from pg_class) as tables, (select count(*) from migrations) as migrations`
  const before = (await run(tables)).rows
  await check()
  expect((await run(tables)).rows).toEqual(before)
})

it.each([
  [
    'a wrong password',
    (address: URL) => (address.password = 'guessed'),
    /refuses the password of the role within_reach/,
  ],
  [
    'no such database',
    (address: URL) => (address.pathname = '/nowhere'),
    /^error: The database nowhere does not exist/,
  ],
  ['no server', (address: URL) => (address.port = '1'), /^error: No database listens at 127\.0\.0\.1:1\.$/],
])('finds %s', async (_case, change, expected) => {
  expect(await troubles(changed(change))).toEqual([expect.stringMatching(expected)])
})

it('finds a role that does not own its database', async () => {
  const role = `doctor_${randomBytes(6).toString('hex')}`
  await run(`create role ${role} login password 'secret'`)
  try {
    const found = await troubles(
      changed((address) => {
        address.username = role
        address.password = 'secret'
      }),
    )
    expect(found).toEqual([
      expect.stringMatching(`^error: The role ${role} may not create tables`),
      'skipped: This role may not read the version of the schema.',
    ])
  } finally {
    await run(`drop role ${role}`)
  }
})

it('finds a database of a newer release, of an older one, and with a changed migration', async () => {
  await run(`insert into migrations (name, checksum) values ('9999-later.sql', 'x')`)
  expect(await troubles()).toEqual(['warning: A newer release migrated this database: 9999-later.sql.'])
  await run(`delete from migrations where name = '9999-later.sql'`)

  const { rows } = await database.pool.query<{ name: string }>(
    'delete from migrations where name = (select max(name) from migrations) returning name, checksum',
  )
  expect((await check()).map(({ text }) => text)).toContain(
    `The next start migrates the database: 1 steps, from ${rows[0]?.name}.`,
  )

  await run(`update migrations set checksum = 'x' where name = (select min(name) from migrations)`)
  expect(await troubles()).toEqual([
    expect.stringMatching(/^error: The migration 0001.* was changed after it ran/),
  ])
})

it('an embedded database that does not exist yet is not checked', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'within-reach-doctor-'))
  try {
    expect(await checkDatabase(installationOf({ DATA_DIR: dataDir }))).toMatchObject([{ level: 'skipped' }])
  } finally {
    await rm(dataDir, { recursive: true })
  }
})
