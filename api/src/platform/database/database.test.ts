import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { openTestDatabase } from '../../testing/database'
import { type Database, type OpenDatabase, openDatabase, type Statement } from './database'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  await database.pool.query('CREATE TABLE notes (body text NOT NULL UNIQUE)')
})
beforeEach(() => database.pool.query('TRUNCATE notes'))
afterAll(() => database.close())

const statement = (text: string): Statement => ({ name: `test ${text.slice(0, 40)}`, text })
const write = statement('INSERT INTO notes VALUES ($1)')
const pid = statement('SELECT pg_backend_pid() AS pid')
const end = statement('SELECT pg_terminate_backend($1, 5000)')
const notes = async () => (await database.query(statement('SELECT body FROM notes ORDER BY body'))).length

const away = { failure: 'unavailable', status: 503, retryAfter: 5 }

describe('a statement', () => {
  it('is prepared once per connection, under its name', async () => {
    const named = statement('SELECT $1::int AS answer')
    await database.transaction(async (tx) => {
      await tx.query(named, [1])
      await tx.query(named, [2])
      const prepared = await tx.query(statement('SELECT name FROM pg_prepared_statements WHERE name = $1'), [
        named.name,
      ])
      expect(prepared).toHaveLength(1)
    })
  })

  it('keeps its plan on connections that are opened for that', async () => {
    const mode = statement(`SELECT current_setting('plan_cache_mode') AS mode`)
    const keeping = openDatabase(database.pool.options.connectionString ?? '', () => {}, { keepPlans: true })
    expect(await keeping.query(mode)).toEqual([{ mode: 'force_generic_plan' }])
    expect(await database.query(mode)).toEqual([{ mode: 'auto' }])
    await keeping.close()
  })

  it('runs with the session settings of the site', async () => {
    const settings = await database.query(
      statement(`SELECT current_setting('jit') AS jit, current_setting('random_page_cost') AS random_page_cost,
        current_setting('enable_memoize') AS memoize, current_setting('statement_timeout') AS timeout`),
    )
    expect(settings).toEqual([{ jit: 'off', random_page_cost: '1.1', memoize: 'off', timeout: '20s' }])
  })

  it('that is wrong throws its own error, not "unavailable"', async () => {
    await expect(database.query(statement('SELECT * FROM nowhere'))).rejects.toMatchObject({ code: '42P01' })
  })
})

describe('a transaction', () => {
  it('keeps everything or nothing', async () => {
    const failing = database.transaction(async (tx) => {
      await tx.query(write, ['first'])
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await notes()).toBe(0)

    await database.transaction((tx) => tx.query(write, ['second']))
    expect(await notes()).toBe(1)
  })

  it('within a transaction joins it', async () => {
    const failing = database.transaction(async (tx) => {
      await tx.transaction((inner) => inner.query(write, ['inner']))
      throw new Error('the outer one failed')
    })
    await expect(failing).rejects.toThrow('the outer one failed')
    expect(await notes()).toBe(0)
  })

  it('runs the after-commit work after the commit, and never without it', async () => {
    const seen: string[] = []
    const noteDown = (tx: Database, what: string) => tx.afterCommit(() => seen.push(what))
    await database.transaction(async (tx) => {
      noteDown(tx, 'kept')
      await tx.transaction((inner) => Promise.resolve(noteDown(inner, 'inner')))
      seen.push('working')
    })
    const failing = database.transaction((tx) => {
      noteDown(tx, 'lost')
      return Promise.reject(new Error('no'))
    })
    await expect(failing).rejects.toThrow('no')
    expect(seen).toEqual(['working', 'kept', 'inner'])
  })

  it('is not reported as committed if one of its statements failed and the error was caught', async () => {
    const acted = jest.fn()
    const uncommitted = database.transaction(async (tx) => {
      await tx.query(write, ['one'])
      await tx.query(write, ['one']).catch(() => {})
      tx.afterCommit(acted)
    })
    await expect(uncommitted).rejects.toThrow('rolled back')
    expect([await notes(), acted.mock.calls]).toEqual([0, []])
  })
})

describe('a database that becomes unreachable', () => {
  it('between two statements of a transaction is reported to the caller, and the next caller gets a working connection', async () => {
    const cut = database.transaction(async (tx) => {
      await tx.query(write, ['lost'])
      const [own] = await tx.query<{ pid: number }>(pid)
      await database.query(end, [own?.pid])
      // The broken connection is noticed while it is idle.
      await notes()
      await tx.query(write, ['too late'])
    })
    await expect(cut).rejects.toMatchObject(away)
    expect(await notes()).toBe(0)
  })

  it('before a commit is reported to the caller', async () => {
    const cut = database.transaction(async (tx) => {
      const [own] = await tx.query<{ pid: number }>(pid)
      await database.query(end, [own?.pid])
    })
    await expect(cut).rejects.toMatchObject(away)
  })

  it('while idle is reported to the owner of the pool', async () => {
    const troubles: Error[] = []
    const other = openDatabase(database.pool.options.connectionString ?? '', (error) => troubles.push(error))
    const [own] = await other.query<{ pid: number }>(pid)
    const reported = once(other.pool, 'error')
    await database.query(end, [own?.pid])
    await reported
    expect(troubles).toHaveLength(1)
    expect(await other.query(pid)).toHaveLength(1)
    await other.close()
  })

  it('and refuses connections is unavailable, with and without a transaction', async () => {
    const other = openDatabase('postgres://a:b@127.0.0.1:1/c', () => {})
    await expect(other.query(pid)).rejects.toMatchObject(away)
    await expect(other.transaction((tx) => tx.query(pid))).rejects.toMatchObject(away)
    await other.close()
  })

  it('and never answers is unavailable after a time limit', async () => {
    const sockets: Socket[] = []
    const silent = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const { port } = silent.address() as AddressInfo
    const other = openDatabase(`postgres://a:b@127.0.0.1:${port}/c`, () => {}, { connectWithin: 50 })
    await expect(other.query(pid)).rejects.toMatchObject(away)
    await other.close()
    for (const socket of sockets) socket.destroy()
    silent.close()
  })

  describe('is silent', () => {
    const silence = 10_000
    // Only the clock of the time limit stands still, so that a busy machine is not a silent server.
    const kept: FakeableAPI[] = ['nextTick', 'setImmediate', 'setTimeout', 'clearTimeout', 'performance']
    beforeEach(() => jest.useFakeTimers({ doNotFake: kept }))
    afterEach(() => jest.useRealTimers())

    it('during a statement, and is unavailable after a time limit', async () => {
      const { port, hostname } = new URL(database.pool.options.connectionString ?? '')
      const isSilent = { now: false, asked: () => {} }
      const sockets: Socket[] = []
      // A proxy in between, which can hold back the server's answers.
      const between = createServer((socket) => {
        const server = connect(Number(port), hostname)
        sockets.push(socket, server)
        socket.pipe(server)
        server.on('data', (said) => {
          if (isSilent.now) isSilent.asked()
          else socket.write(said)
        })
      }).listen(0, '127.0.0.1')
      await once(between, 'listening')
      const url = new URL(database.pool.options.connectionString ?? '')
      url.host = `127.0.0.1:${(between.address() as AddressInfo).port}`
      const other = openDatabase(url.href, () => {}, { silence })
      expect(await other.query(pid)).toHaveLength(1)
      const asked = new Promise<void>((resolve) => (isSilent.asked = resolve))
      isSilent.now = true
      const answer = other.query(pid).catch((error: unknown) => error)
      await asked
      jest.advanceTimersByTime(2 * silence)
      expect(await answer).toMatchObject(away)
      isSilent.now = false
      expect(await other.query(pid)).toHaveLength(1)
      await other.close()
      for (const socket of sockets) socket.destroy()
      between.close()
    })

    it('between two statements, and keeps the connection', async () => {
      const troubles: Error[] = []
      const url = database.pool.options.connectionString ?? ''
      const other = openDatabase(url, (error) => troubles.push(error), { silence })
      const [first] = await other.query<{ pid: number }>(pid)
      jest.advanceTimersByTime(10 * silence)
      expect(await other.query(pid)).toEqual([first])
      expect(troubles).toEqual([])
      await other.close()
    })
  })

  it('and has no free connection is unavailable', async () => {
    const url = new URL(database.pool.options.connectionString ?? '')
    url.username = 'narrow'
    url.password = 'narrow'
    await database.pool.query(`CREATE ROLE narrow LOGIN PASSWORD 'narrow' CONNECTION LIMIT 1`)
    const first = openDatabase(url.href, () => {})
    const second = openDatabase(url.href, () => {})
    await first.query(pid)
    await expect(second.query(pid)).rejects.toMatchObject(away)
    await Promise.all([first.close(), second.close()])
    await database.pool.query('DROP ROLE narrow')
  })

  it('in the middle of a slow statement is unavailable', async () => {
    // oxlint-disable-next-line jest/valid-expect -- awaited below, when the statement was cancelled
    const slow = expect(database.query(statement('SELECT pg_sleep(60)'))).rejects.toMatchObject(away)
    const cancel = statement(
      `SELECT pg_cancel_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND query = 'SELECT pg_sleep(60)' AND state = 'active'`,
    )
    let cancelled: unknown[] = []
    while (cancelled.length === 0) cancelled = await database.query(cancel)
    await slow
  })
})
