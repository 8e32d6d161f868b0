import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { captureLog } from '../../testing/captured-log'
import { type EmbeddedServer, startEmbedded } from './embedded'

jest.setTimeout(120_000)

const { log } = captureLog()
let dataDir: string
let server: EmbeddedServer
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'within-reach-embedded-'))
  // Others may enter a site's folder.
  await chmod(dataDir, 0o755)
  server = await startEmbedded(dataDir, log)
})
afterAll(async () => {
  await server.stop()
  await rm(server.folder, { recursive: true, force: true })
  await rm(dataDir, { recursive: true, force: true })
})

async function ask(url: string, sql: string): Promise<object[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<object>(sql)).rows
  } finally {
    await client.end()
  }
}

it('gives the service a role that owns its database and is no superuser', async () => {
  const { url } = server
  expect(new URL(url).username).toBe('within_reach')
  const [role] = await ask(
    url,
    `SELECT rolsuper, rolcreatedb, rolcreaterole, pg_get_userbyid(datdba) AS owner
      FROM pg_roles, pg_database WHERE rolname = current_user AND datname = current_database()`,
  )
  expect(role).toEqual({ rolsuper: false, rolcreatedb: false, rolcreaterole: false, owner: 'within_reach' })
  for (const sql of [`COPY (SELECT 1) TO PROGRAM 'true'`, `SELECT pg_read_file('PG_VERSION')`])
    await expect(ask(url, sql)).rejects.toThrow('permission denied')
})

it('converts a database from before the service had its own role', async () => {
  const { superuserUrl, folder } = server
  await ask(superuserUrl, `CREATE EXTENSION pg_trgm`)
  await ask(
    superuserUrl,
    'CREATE TABLE kept (id integer GENERATED ALWAYS AS IDENTITY, old serial, body text)',
  )
  await ask(superuserUrl, `INSERT INTO kept (body) VALUES ('kept')`)
  await ask(superuserUrl, 'CREATE SEQUENCE counted')
  await ask(superuserUrl, `CREATE FUNCTION one(n integer) RETURNS integer LANGUAGE sql AS 'SELECT 1'`)
  await ask(superuserUrl, `CREATE TYPE mood AS ENUM ('calm')`)
  await ask(superuserUrl, 'ALTER DATABASE within_reach OWNER TO postgres')
  await ask(superuserUrl, 'DROP ROLE within_reach')
  await server.stop()
  await rm(path.join(folder, 'service-password'))

  server = await startEmbedded(dataDir, log)
  const { url } = server
  expect(await ask(url, 'SELECT body FROM kept')).toEqual([{ body: 'kept' }])
  for (const sql of [
    'ALTER TABLE kept ADD COLUMN more text',
    `INSERT INTO kept (body) VALUES ('new')`,
    'ALTER SEQUENCE counted RESTART',
    'DROP FUNCTION one(integer)',
    `ALTER TYPE mood ADD VALUE 'glad'`,
    'CREATE INDEX ON kept USING gin (body gin_trgm_ops)',
    'CREATE EXTENSION btree_gin',
  ])
    await ask(url, sql)
})
