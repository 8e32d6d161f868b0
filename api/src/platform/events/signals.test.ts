import { pino } from 'pino'
import { openTestDatabase } from '../../testing/database'
import { captureLog } from '../../testing/captured-log'
import { type OpenDatabase, openDatabase } from '../database/database'
import { createSignals, type Signals } from './signals'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
const open: Signals[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((signals) => signals.close()))
})
afterAll(() => database.close())

/** A listening instance, the signals it receives, and a way to wait for one. */
async function instance() {
  const signals = createSignals(database, pino({ level: 'silent' }))
  open.push(signals)
  const received: (readonly number[])[] = []
  let missed = 0
  let wake = () => {}
  const change = () => new Promise<void>((resolve) => (wake = resolve))
  signals.on('unread', (ids) => {
    received.push(ids)
    wake()
  })
  signals.onMissed(() => {
    missed++
    wake()
  })
  const waitForMissed = async (times: number) => {
    while (missed < times) await change()
  }
  const waitForId = async (id: number) => {
    while (!received.flat().includes(id)) await change()
  }
  await waitForMissed(1)
  return { signals, received, waitForMissed, waitForId }
}

it('all instances receive an announcement, including its sender, batched and each id once', async () => {
  const [here, there] = [await instance(), await instance()]
  for (let id = 1; id <= 500; id++) {
    here.signals.announce('unread', id)
    here.signals.announce('unread', id)
  }
  await Promise.all([here.waitForId(500), there.waitForId(500)])
  const all = Array.from({ length: 500 }, (_, n) => n + 1)
  expect([here.received, there.received]).toEqual([[all], [all]])
})

it('a cache of the announcing instance hears at once, and those of the others too', async () => {
  const [here, there] = [await instance(), await instance()]
  const heard: string[] = []
  here.signals.onAndAtOnce('unread', ([id]) => heard.push(`here ${id}`))
  there.signals.onAndAtOnce('unread', ([id]) => heard.push(`there ${id}`))
  here.signals.announce('unread', 7)
  expect(heard).toEqual(['here 7'])
  await Promise.all([here.waitForId(7), there.waitForId(7)])
  expect(heard).toContain('there 7')
})

it('more ids than fit into one notification are sent in several', async () => {
  const { signals, received, waitForId } = await instance()
  const biggest = 2_147_483_647
  for (let n = 0; n < 1500; n++) signals.announce('unread', biggest - n)
  await waitForId(biggest - 1499)
  expect(received.map((ids) => ids.length)).toEqual([700, 700, 100])
})

it('unknown topics and other topics are ignored', async () => {
  const { signals, received, waitForId } = await instance()
  for (const payload of ['of-tomorrow:1', '', 'nothing', 'sign-ins:2'])
    await database.pool.query(`select pg_notify('within_reach', $1)`, [payload])
  signals.announce('unread', 3)
  await waitForId(3)
  expect(received).toEqual([[3]])
})

it('an instance whose connection is cut reconnects, and knows that it may have missed something', async () => {
  const { signals, received, waitForMissed, waitForId } = await instance()
  for (let times = 2; times <= 3; times++) {
    await database.pool.query(
      `select pg_terminate_backend(pid, 5000) from pg_stat_activity
       where datname = current_database() and application_name = 'within-reach listener'`,
    )
    await waitForMissed(times)
    signals.announce('unread', times)
    await waitForId(times)
  }
  expect(received).toEqual([[2], [3]])
})

it('the last announcement is sent before the end', async () => {
  const [here, there] = [await instance(), await instance()]
  here.signals.announce('unread', 7)
  await here.signals.close()
  await there.waitForId(7)
  expect(there.received).toEqual([[7]])
})

it('an instance listens again at most two seconds after another server took over', async () => {
  const others: FakeableAPI[] = ['nextTick', 'queueMicrotask', 'setImmediate', 'setInterval', 'performance']
  jest.useFakeTimers({ doNotFake: others })
  const away = openDatabase('postgres://a:b@127.0.0.1:1/c', () => {})
  const { log, waitForLine } = captureLog()
  const signals = createSignals(away, log)
  const waits: unknown[] = []
  for (const expected of [100, 200, 400, 800, 1600, 2000]) {
    waits.push((await waitForLine(({ wait }) => Number(wait) >= expected)).wait)
    jest.advanceTimersByTime(expected)
  }
  jest.useRealTimers()
  expect(waits).toEqual([100, 200, 400, 800, 1600, 2000])
  await signals.close()
  await away.close()
})

it('an instance retries while the database is unreachable, and a stop does not wait for it', async () => {
  const away = openDatabase('postgres://a:b@127.0.0.1:1/c', () => {})
  const { log, waitForLine } = captureLog()
  const signals = createSignals(away, log)
  const tries = [await waitForLine(({ wait }) => wait === 100), await waitForLine(({ wait }) => wait === 200)]
  expect(tries.map(({ msg }) => msg)).toEqual(
    Array(2).fill('the LISTEN connection to the database was lost; reconnecting'),
  )
  signals.announce('unread', 1)
  await signals.close()
  await away.close()
})
