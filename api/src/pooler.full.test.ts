import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { posting, posts } from '@within-reach/contract'
import { pino } from 'pino'
import { givesSessions } from './platform/database/gives-sessions'
import { type OpenDatabase } from './platform/database/database'
import { readSettings } from './platform/settings'
import { startService } from './start'
import { startApi } from './testing/api'
import { openTestDatabase } from './testing/database'
import { type Pooler, type PoolMode, startPgbouncer } from './testing/pgbouncer'

jest.setTimeout(60_000)

let database: OpenDatabase
let url: string
let dataDir: string
beforeAll(async () => {
  database = await openTestDatabase()
  url = database.pool.options.connectionString ?? ''
  dataDir = await mkdtemp(path.join(tmpdir(), 'within-reach-pooler-'))
})
afterAll(async () => {
  await database.close()
  await rm(dataDir, { recursive: true })
})

let pooler: Pooler
afterEach(() => pooler.stop())

/** Starts the service with some settings, which is expected to fail. */
const start = (settings: Readonly<Record<string, string>>) =>
  startService(
    readSettings({ DATA_DIR: dataDir, PORT: '0', ...settings }),
    { migrations: path.join(__dirname, '..', 'migrations') },
    pino({ level: 'silent' }),
  ).then((service) => service.stop())

describe.each<PoolMode>(['transaction', 'statement'])('PgBouncer that pools by %s', (mode) => {
  beforeEach(async () => {
    pooler = await startPgbouncer(url, mode)
  })

  it('stops the start with the reason, for the primary and for replicas', async () => {
    await expect(start({ DATABASE_URL: pooler.url })).rejects.toThrow(
      /^DATABASE_URL leads to a pooler .* set pool_mode = session/,
    )
    await expect(start({ DATABASE_URL: url, DATABASE_READ_URL: pooler.url })).rejects.toThrow(
      /^DATABASE_READ_URL leads to a pooler .* set pool_mode = session/,
    )
  })
})

describe('PgBouncer that pools by session', () => {
  beforeEach(async () => {
    pooler = await startPgbouncer(url, 'session')
  })

  it('is accepted', async () => {
    expect(await givesSessions(pooler.url)).toBe(true)
    await start({ DATABASE_URL: pooler.url })
  })

  it('serves the whole site: writes, reads, searches, settings of the connection, and announcements', async () => {
    const api = await startApi({ databaseThrough: () => pooler.url })
    const ana = await api.signUp('ana')
    const fields = {
      type: 'tr',
      region: 'Others',
      specificLocation: 'here',
      subject: 'pooled',
      description: 'x',
    }
    expect((await api.call(posting, fields, { token: ana.api_token })).outcome.kind).toBe('ok')
    for (const search of ['', 'pooled']) {
      const { outcome } = await api.call(posts, { type: 'tr', search })
      expect(outcome).toMatchObject({ kind: 'ok', data: [{ subject: 'pooled' }] })
    }
    const shown = await api.database.pool.query('show statement_timeout')
    expect(shown.rows).toEqual([{ statement_timeout: '20s' }])
    const heard = new Promise((resolve) => api.platform.signals.on('unread', resolve))
    api.platform.signals.announce('unread', 7)
    expect(await heard).toEqual([7])
    await api.close()
  })
})
