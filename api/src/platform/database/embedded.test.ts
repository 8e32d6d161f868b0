import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { captureLog } from '../../testing/captured-log'
import { type EmbeddedServer, FolderInUse, inspectEmbedded, startEmbedded } from './embedded'
import { prepareHome } from './embedded-home'
import { type Ownership, acquireServerLock } from './embedded-owner'
import { endServer, isRunning, launch } from './embedded-server'

jest.setTimeout(120_000)

const asRoot = process.getuid?.() === 0 ? it : it.skip

let { log, waitForLine } = captureLog()
let running: EmbeddedServer[] = []
const folders = new Set<string>()

/** A folder that others may enter, like a site's. */
async function newDataDir(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'within-reach-embedded-'))
  await chmod(folder, 0o755)
  folders.add(folder)
  return folder
}

async function start(dataDir = shared): Promise<EmbeddedServer> {
  const server = await startEmbedded(dataDir, log)
  folders.add(server.folder)
  running.push(server)
  return server
}

async function stop(server: EmbeddedServer): Promise<void> {
  running = running.filter((other) => other !== server)
  await server.stop()
}

/** Creating a cluster is slow, so most tests share one. */
let shared: string
beforeAll(async () => {
  shared = await newDataDir()
})
beforeEach(() => {
  ;({ log, waitForLine } = captureLog())
})
afterEach(async () => {
  for (const server of running) await stop(server)
})
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true })
})

async function ask<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}

const serverPid = async ({ folder }: EmbeddedServer): Promise<number> =>
  Number((await readFile(path.join(folder, 'cluster', 'postmaster.pid'), 'utf8')).split('\n')[0])

it('keeps data over a stop and a start', async () => {
  const first = await start()
  await ask(first.url, `CREATE TABLE notes AS SELECT 'kept' AS body`)
  await stop(first)
  const second = await start()
  expect(await ask(second.url, 'SELECT body FROM notes')).toEqual([{ body: 'kept' }])
})

it('shows another process where it is, and its address while it runs', async () => {
  const dataDir = await newDataDir()
  expect(await inspectEmbedded(dataDir)).toBeUndefined()
  const server = await start(dataDir)
  const { folder, url = '' } = (await inspectEmbedded(dataDir)) ?? {}
  expect(folder).toBe(server.folder)
  expect(await ask(url, 'SELECT current_user AS role')).toEqual([{ role: 'within_reach' }])
  await stop(server)
  expect(await inspectEmbedded(dataDir)).toEqual({ folder })
})

it('waits at a stop until the server has ended', async () => {
  const server = await start()
  const pid = await serverPid(server)
  await stop(server)
  expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  expect(await readdir(path.join(server.folder, 'cluster'))).not.toContain('postmaster.pid')
})

it('treats Korean letters as letters, so that search finds them', async () => {
  const { url } = await start()
  await ask(url, 'CREATE EXTENSION pg_trgm')
  const [row] = await ask(
    url,
    `SELECT show_trgm('기숙사') AS trigrams, current_setting('server_encoding') AS encoding`,
  )
  expect(row).toMatchObject({ encoding: 'UTF8', trigrams: { length: 4 } })
})

it('listens on the loopback address only, and requires the password', async () => {
  const server = await start()
  const { hostname, password } = new URL(server.url)
  expect(hostname).toBe('127.0.0.1')
  expect(await ask(server.url, 'SHOW listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }])
  expect(await ask(server.superuserUrl, 'SHOW unix_socket_directories')).toEqual([
    { unix_socket_directories: '' },
  ])
  await expect(ask(server.url.replace(password, 'guessed'), 'SELECT 1')).rejects.toThrow(
    'password authentication',
  )
  const { mode } = await stat(path.join(server.folder, 'password'))
  expect(mode & 0o077).toBe(0)
})

it('is refused to a second service, with the process id of the first', async () => {
  const { url } = await start()
  await expect(start()).rejects.toThrow(FolderInUse)
  await expect(start()).rejects.toThrow(
    `The service with process id ${process.pid} already runs the database`,
  )
  expect(await ask(url, 'SELECT 1 AS alive')).toEqual([{ alive: 1 }])
})

it('goes to exactly one of several services that start at the same time on a new folder', async () => {
  const dataDir = await newDataDir()
  const ends = await Promise.allSettled([start(dataDir), start(dataDir), start(dataDir)])
  const refused = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as Error] : []))
  expect(refused).toHaveLength(2)
  for (const reason of refused) expect(reason).toBeInstanceOf(FolderInUse)
  expect(await ask(running[0]?.url ?? '', 'SELECT 1 AS alive')).toEqual([{ alive: 1 }])
  expect((await readdir(running[0]?.folder ?? '')).sort()).toEqual([
    'cluster',
    'password',
    'service-password',
  ])
})

it('leaves a server to the service that has just started it, even before that service holds the lock', async () => {
  const first = await start()
  const password = await readFile(path.join(first.folder, 'password'), 'utf8')
  await stop(first)
  const home = await prepareHome(shared, log)
  const server = await launch(home)
  const second = start().catch((error: unknown) => error)
  const url = `postgres://postgres:${password}@127.0.0.1:${server.port}/postgres`
  let hold: Ownership | undefined
  while (!hold && isRunning(server)) hold = await acquireServerLock(url, home.folder)
  expect(await second).toBeInstanceOf(FolderInUse)
  expect(isRunning(server)).toBe(true)
  await hold?.release()
  await endServer(home)
})

it.each(['SIGKILL', 'SIGINT'] as const)(
  'is restarted under the same address after its server got a %s',
  async (signal) => {
    const server = await start()
    await ask(server.url, `CREATE TABLE after_${signal} AS SELECT 'kept' AS body`)
    const before = await serverPid(server)
    process.kill(before, signal)
    await waitForLine(({ msg }) => msg === 'the embedded database server runs again')
    expect(await ask(server.url, `SELECT body FROM after_${signal}`)).toEqual([{ body: 'kept' }])
    expect(await serverPid(server)).not.toBe(before)
    await expect(start()).rejects.toThrow(FolderInUse)
  },
)

it('stays locked after a crash within the server', async () => {
  const server = await start()
  const [victim] = await ask<{ pid: number }>(
    server.superuserUrl,
    `SELECT pid FROM pg_stat_activity WHERE backend_type = 'walwriter'`,
  )
  if (!victim) throw new Error('the server has no such process')
  process.kill(victim.pid, 'SIGKILL')
  await waitForLine(({ msg }) => msg === 'the embedded database server runs again')
  await expect(start()).rejects.toThrow(FolderInUse)
})

it('starts although its postmaster.pid names an unrelated process', async () => {
  const server = await start()
  await stop(server)
  await writeFile(path.join(server.folder, 'cluster', 'postmaster.pid'), `${process.pid}\n/elsewhere\n`)
  expect(await ask((await start()).url, 'SELECT 1 AS alive')).toEqual([{ alive: 1 }])
})

it.each([
  ['empty', ''],
  ['nonsense', 'PK\u0003\u0004'],
  ['a number that is not a process id', '99999999999\n'],
])('starts although its postmaster.pid is %s, and logs that it was deleted', async (_case, text) => {
  const server = await start()
  await stop(server)
  await writeFile(path.join(server.folder, 'cluster', 'postmaster.pid'), text)
  expect(await ask((await start()).url, 'SELECT 1 AS alive')).toEqual([{ alive: 1 }])
  await waitForLine(({ msg }) => /deleted a postmaster.pid without a process id/.test(String(msg)))
})

it('says why it does not start', async () => {
  const server = await start()
  await stop(server)
  const version = path.join(server.folder, 'cluster', 'PG_VERSION')
  const right = await readFile(version)
  await writeFile(version, '9\n')
  await expect(start()).rejects.toThrow(/did not start in .*database files are incompatible/s)
  await writeFile(version, right)
})

describe('a DATA_DIR that only root enters', () => {
  let dataDir: string
  let note: string
  beforeEach(async () => {
    dataDir = await newDataDir()
    await chmod(dataDir, 0o700)
    note = path.join(dataDir, 'postgres-is-elsewhere.txt')
  })

  asRoot('names a location that the database can use, for any umask', async () => {
    const umask = process.umask(0o077)
    const first = await start(dataDir)
    process.umask(umask)
    expect(first.folder.startsWith(dataDir)).toBe(false)
    expect(await readFile(note, 'utf8')).toBe(`The database of this folder lives in ${first.folder}\n`)
    await waitForLine(({ folder }) => folder === first.folder)
    expect((await stat(`/proc/${await serverPid(first)}`)).uid).not.toBe(0)

    await ask(first.url, `CREATE TABLE notes AS SELECT 'kept' AS body`)
    await stop(first)
    expect(await ask((await start(dataDir)).url, 'SELECT body FROM notes')).toEqual([{ body: 'kept' }])
  })

  asRoot('starts empty if it is recreated, and is refused if the location in its note is gone', async () => {
    const first = await start(dataDir)
    await ask(first.url, 'CREATE TABLE notes ()')
    await stop(first)
    await rm(note)
    const second = await start(dataDir)
    expect(await ask(second.url, `SELECT to_regclass('notes') AS found`)).toEqual([{ found: null }])
    await stop(second)

    await rm(second.folder, { recursive: true })
    await expect(start(dataDir)).rejects.toThrow(`${note} names ${second.folder}. Delete the note`)
  })
})
