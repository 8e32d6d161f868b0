import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readSettings } from './platform/settings'
import { startService } from './start'
import { openTestDatabase } from './testing/database'
import { hearLog } from './testing/heard-log'

const packageFolder = path.join(__dirname, '..')
const paths = {
  migrations: path.join(packageFolder, 'migrations'),
  sample: path.join(packageFolder, 'sample'),
}

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'within-reach-start-'))
  // Made for its owner alone; the user that PostgreSQL runs as must get in as well.
  await chmod(dataDir, 0o755)
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

/** Starts the service, stops it again, and tells how many posts a visitor found, and what was logged of the sample. */
async function visit(environment: Readonly<Record<string, string>>) {
  const { log, text } = hearLog()
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
    return { total, said: text().match(/sample content/g)?.length ?? 0 }
  } finally {
    await service.stop()
  }
}

it('an embedded database begins with the sample content, once and only where it is wanted', async () => {
  expect(await visit({ SAMPLE_CONTENT: 'off' })).toEqual({ total: 0, said: 0 })
  expect(await visit({})).toEqual({ total: 10, said: 1 })
  expect(await visit({})).toEqual({ total: 10, said: 0 })
})

it('a database of one’s own begins empty', async () => {
  const database = await openTestDatabase()
  try {
    const { connectionString = '' } = database.pool.options
    expect(await visit({ DATABASE_URL: connectionString })).toEqual({ total: 0, said: 0 })
  } finally {
    await database.close()
  }
})
