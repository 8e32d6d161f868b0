import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readSettings } from './platform/settings'
import { startService } from './start'
import { openTestDatabase } from './testing/database'
import { captureLog } from './testing/captured-log'

const packageFolder = path.join(__dirname, '..')
const paths = {
  migrations: path.join(packageFolder, 'migrations'),
  sample: path.join(packageFolder, 'sample'),
}

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'within-reach-start-'))
  // The folder belongs to its owner only; PostgreSQL's system user must be able to enter it too.
  await chmod(dataDir, 0o755)
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

/** Starts and stops the service; returns the number of posts that a visitor finds, and the log lines about the sample. */
async function visit(environment: Readonly<Record<string, string>>) {
  const { log, text } = captureLog()
  const service = await startService(
    readSettings({ DATA_DIR: dataDir, PORT: '0', ...environment }),
    paths,
    log,
  )
  try {
    const answer = await fetch(`${service.url}/api/posts`, {
      method: 'POST',
      body: new URLSearchParams({ type: 'fr' }),
    })
    const { total } = (await answer.json()) as { total: number }
    return { total, logLines: text().match(/sample content/g)?.length ?? 0 }
  } finally {
    await service.stop()
  }
}

it('an embedded database gets the sample content once, and only if it is wanted', async () => {
  expect(await visit({ SAMPLE_CONTENT: 'off' })).toEqual({ total: 0, logLines: 0 })
  expect(await visit({})).toEqual({ total: 10, logLines: 1 })
  expect(await visit({})).toEqual({ total: 10, logLines: 0 })
})

it('an external database starts empty', async () => {
  const database = await openTestDatabase()
  try {
    const { connectionString = '' } = database.pool.options
    expect(await visit({ DATABASE_URL: connectionString })).toEqual({ total: 0, logLines: 0 })
  } finally {
    await database.close()
  }
})

describe('a port for probes', () => {
  const start = async (PROBE_PORT: string) => {
    const database = await openTestDatabase()
    const settings = readSettings({
      DATA_DIR: dataDir,
      PORT: '0',
      PROBE_PORT,
      DATABASE_URL: database.pool.options.connectionString,
    })
    return {
      end: () => database.close(),
      running: startService(settings, paths, captureLog().log),
    }
  }
  const freePort = async () => {
    const { running, end } = await start('0')
    const { url, stop } = await running
    await stop()
    await end()
    return new URL(url).port
  }

  it('answers until the service has stopped, and says that it stops', async () => {
    const port = await freePort()
    const { running, end } = await start(port)
    const service = await running
    const ready = () => fetch(`http://127.0.0.1:${port}/readyz`)
    expect((await ready()).status).toBe(200)
    const stopped = service.stop({ drain: 500 })
    const answer = await ready()
    expect([answer.status, await answer.text()]).toEqual([503, '{"status":"stopping"}'])
    await stopped
    await expect(ready()).rejects.toThrow('fetch failed')
    await end()
  })

  it('that is in use stops the start with its name', async () => {
    const first = await start('0')
    const { url, stop } = await first.running
    const { port } = new URL(url)
    const second = await start(port)
    await expect(second.running).rejects.toMatchObject({
      message: expect.stringContaining(`PROBE_PORT ${port} is already in use on 127.0.0.1.`) as string,
    })
    await stop()
    await Promise.all([first.end(), second.end()])
  })
})
