import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import type { OpenDatabase } from './platform/database/database'
import { openTestDatabase } from './testing/database'

let database: OpenDatabase
let dataDir: string
const started = new Set<ChildProcess>()
beforeAll(async () => {
  database = await openTestDatabase()
  dataDir = await mkdtemp(path.join(tmpdir(), 'within-reach-run-'))
})
afterAll(async () => {
  for (const child of started) child.kill('SIGKILL')
  await database.close()
  await rm(dataDir, { recursive: true })
})

/** Runs the service as a separate process. */
function runService(settings: Readonly<Record<string, string>> = {}) {
  const migrations = path.join(__dirname, '..', 'migrations')
  const program = `require(${JSON.stringify(path.join(__dirname, 'run.ts'))}).run(${JSON.stringify({ migrations })})`
  const { connectionString = '' } = database.pool.options
  const child = spawn(process.execPath, ['--require', 'tsx/cjs', '--eval', program], {
    cwd: path.join(__dirname, '..'),
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: connectionString,
      DRAIN_SECONDS: '0',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  started.add(child)
  const ended = once(child, 'close').then(([code]) => code as number)
  let errorOutput = ''
  child.stderr.on('data', (chunk: Buffer) => (errorOutput += chunk.toString()))
  const isText = settings.LOG_FORMAT === 'text'
  const lines: Record<string, unknown>[] = []
  const waiting = new Set<() => void>()
  createInterface(child.stdout).on('line', (line) => {
    lines.push(isText ? { msg: line } : (JSON.parse(line) as Record<string, unknown>))
    for (const check of [...waiting]) check()
  })
  const waitForLine = (pattern: RegExp) =>
    new Promise<Record<string, unknown>>((resolve, reject) => {
      const check = () => {
        const found = lines.find(({ msg }) => pattern.test(String(msg)))
        if (found) resolve(found)
      }
      waiting.add(check)
      check()
      void ended.then(() => reject(new Error(`the service ended first: ${errorOutput}`)))
    })
  return { child, ended, lines, waitForLine, errorOutput: () => errorOutput }
}

async function running(settings?: Readonly<Record<string, string>>) {
  const service = runService(settings)
  return { ...service, url: String((await service.waitForLine(/^Within Reach is on/)).url) }
}

/** A request that waits in the database until it is released. */
async function heldRequest(url: string) {
  const holder = new pg.Client(database.pool.options.connectionString)
  await holder.connect()
  await holder.query('BEGIN; LOCK TABLE posts IN ACCESS EXCLUSIVE MODE')
  const answer = fetch(`${url}/api/posts`, { method: 'POST', body: new URLSearchParams({ type: 'tr' }) })
  answer.catch(() => {})
  for (let waits = false; !waits;) {
    const { rowCount } = await holder.query(
      // The databases of other test files are copies, in which the table has the same number.
      `SELECT 1 FROM pg_locks JOIN pg_database ON pg_database.oid = database
       WHERE NOT granted AND relation = 'posts'::regclass AND datname = current_database()`,
    )
    waits = rowCount === 1
  }
  return { answer, letGo: () => holder.end() }
}

/** A request over one of an agent's connections. */
const get = (url: string, agent: Agent) =>
  new Promise<{ status: number | undefined; connection: string | undefined }>((resolve, reject) => {
    request(url, { agent }, (answer) => {
      answer.resume()
      answer.once('end', () => resolve({ status: answer.statusCode, connection: answer.headers.connection }))
    })
      .once('error', reject)
      .end()
  })

it('finishes a running request, accepts no new one, and ends', async () => {
  const { child, ended, waitForLine, url, errorOutput } = await running()
  const { answer, letGo } = await heldRequest(url)
  child.kill('SIGTERM')
  await waitForLine(/^stopping$/)
  await expect(fetch(`${url}/healthz`)).rejects.toThrow('fetch failed')
  await letGo()
  expect([(await answer).status, await (await answer).json()]).toMatchObject([200, { res: true, total: 0 }])
  expect([await ended, errorOutput()]).toEqual([0, ''])
}, 60_000)

it('drains first: it still accepts calls, one per connection, while it is not ready', async () => {
  const { child, ended, waitForLine, url } = await running({ DRAIN_SECONDS: '600' })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  expect(await get(`${url}/readyz`, agent)).toMatchObject({ status: 200, connection: 'keep-alive' })
  child.kill('SIGTERM')
  await waitForLine(/^stopping$/)
  expect(await get(`${url}/readyz`, agent)).toMatchObject({ status: 503, connection: 'close' })
  expect(await get(`${url}/healthz`, agent)).toMatchObject({ status: 200, connection: 'close' })
  child.kill('SIGTERM')
  expect(await ended).toBe(1)
}, 60_000)

it('ends when it has drained', async () => {
  const { child, ended, errorOutput } = await running({ DRAIN_SECONDS: '1' })
  child.kill('SIGTERM')
  expect([await ended, errorOutput()]).toEqual([0, ''])
}, 60_000)

it('speaks to a person with LOG_FORMAT=text: what to do next, and the address last', async () => {
  const { child, ended, lines, waitForLine, errorOutput } = runService({
    LOG_FORMAT: 'text',
    PUBLIC_URL: 'http://127.0.0.1:4321',
  })
  await waitForLine(/^ {2}✓ Within Reach is on http:\/\/127\.0\.0\.1:4321$/)
  const started = lines.map(({ msg }) => String(msg))
  expect(started.filter((line) => line.startsWith('{'))).toEqual([])
  expect(started).toContain('  Stop       Ctrl+C')
  child.kill('SIGTERM')
  await waitForLine(/^\d\d:\d\d:\d\d · stopping signal=SIGTERM$/)
  expect([await ended, errorOutput()]).toEqual([0, ''])
}, 60_000)

it('ends cleanly on a signal during its start', async () => {
  // Another instance migrates, so the start waits for it.
  const other = new pg.Client(database.pool.options.connectionString)
  await other.connect()
  await other.query('SELECT pg_advisory_lock(8101977)')
  const { child, ended, waitForLine, errorOutput } = runService()
  for (let waits = false; !waits;) {
    const { rowCount } = await other.query(
      `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'SELECT pg_try_advisory_lock%'`,
    )
    waits = rowCount === 1
  }
  child.kill('SIGTERM')
  await waitForLine(/^stopping$/)
  await other.end()
  expect([await ended, errorOutput()]).toEqual([0, ''])
}, 60_000)

it('ends at once on a second signal', async () => {
  const { child, ended, waitForLine, url } = await running()
  const { answer, letGo } = await heldRequest(url)
  child.kill('SIGINT')
  await waitForLine(/^stopping$/)
  child.kill('SIGINT')
  expect(await ended).toBe(1)
  await expect(answer).rejects.toThrow('fetch failed')
  await letGo()
}, 60_000)

it('treats a signal that npm repeats as one: a terminal sends it to both', async () => {
  const { child, ended, errorOutput } = await running({ npm_lifecycle_event: 'start', DRAIN_SECONDS: '1' })
  // Stopped in between, so that both arrive together, however busy the machine is.
  for (const signal of ['SIGSTOP', 'SIGINT', 'SIGTERM', 'SIGCONT'] as const) child.kill(signal)
  expect([await ended, errorOutput()]).toEqual([0, ''])
}, 60_000)

describe('it does not start, and says why in one line, if', () => {
  it.each([
    [
      'settings are invalid',
      { PORT: 'x', LOG_LEVEL: 'loud' },
      /^PORT must be a port number\.\nLOG_LEVEL must be one of [\w, ]+\.\n$/,
    ],
    [
      'no database is at its address',
      { DATABASE_URL: 'postgres://127.0.0.1:1/x' },
      /^DATABASE_URL is not the address of a usable database: .*\n$/,
    ],
  ])(
    '%s',
    async (_case, settings, expected) => {
      const { ended, errorOutput } = runService(settings)
      expect([await ended, errorOutput()]).toEqual([1, expect.stringMatching(expected)])
    },
    60_000,
  )

  it('DATA_DIR is a file', async () => {
    const file = path.join(dataDir, 'file')
    await writeFile(file, '')
    const { ended, errorOutput } = runService({ DATA_DIR: file })
    expect([await ended, errorOutput()]).toEqual([
      1,
      expect.stringMatching(/^DATA_DIR must be a writable folder: .*\n$/),
    ])
  }, 60_000)

  it('the port is taken', async () => {
    const first = await running()
    const { port } = new URL(first.url)
    const second = runService({ PORT: port })
    expect([await second.ended, second.errorOutput()]).toEqual([
      1,
      `PORT ${port} is already in use on 127.0.0.1.\n`,
    ])
    first.child.kill('SIGTERM')
    expect(await first.ended).toBe(0)
  }, 60_000)
})
