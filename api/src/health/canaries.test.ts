import {
  type Change,
  type HistoryEntry,
  registryHistory,
  type Session,
  undoChange,
} from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'
import { insertCounts } from '../testing/health'
import { captureLog } from '../testing/captured-log'
import { withoutConnections } from '../testing/all-connections'
import { builtShell, changesBy, grant, publish, versionOf } from '../testing/registry'
import { type CanaryWorker, startCanaryWorker } from './canary-worker'

const remote = 'mfe-trips'
const other = 'mfe-maps'
const plan = { steps: [50, 100], everyMinutes: 10, least: 50 }

let shell: Awaited<ReturnType<typeof builtShell>>
let here: TestApi
let there: TestApi
let operator: Session
let change: (change: Change, why?: string) => Promise<number>
/** The workers of two instances, with a clock that the tests control. */
let workers: readonly CanaryWorker[]
let passed = 0
const { log, waitForLine, text: logged } = captureLog()

beforeAll(async () => {
  shell = await builtShell()
  const now = () => Date.now() + passed
  // The tests say when workers look.
  const canariesEvery = 24 * 60 * 60_000
  here = await startApi({ shell: shell.folder, now, canariesEvery })
  operator = await here.signUp('olga')
  await grant(here, operator)
  change = changesBy(here, operator)
  for (const name of [remote, other])
    for (const number of ['1.0.0', '1.1.0', '1.2.0']) await publish(here.database, versionOf(name, number))
  there = await startApi({ shell: shell.folder, sharing: here, now, canariesEvery })
  workers = [here, there].map(({ database, platform }) =>
    startCanaryWorker({
      database,
      registry: platform.registry,
      log,
      now,
      every: canariesEvery,
    }),
  )
})
afterAll(async () => {
  for (const worker of workers) await worker.stop()
  await there.close()
  await here.close()
  await shell.remove()
})
/** Resets to the first version live for everyone, without reports. */
beforeEach(async () => {
  passed = 0
  await here.database.pool.query('delete from version_health')
  await change({ type: 'promote', remote, version: '1.2.0' })
  await change({ type: 'promote', remote, version: '1.0.0' })
})

/** Runs all workers at once until each has completed a round, because a worker skips its round while another one runs. */
const lookEverywhere = () =>
  Promise.all(
    workers.map(async (worker) => {
      while (!(await worker.look())) continue
    }),
  )
const lookHere = async () => {
  while (!(await workers[0]?.look())) continue
  return true
}
const history = async (): Promise<HistoryEntry[]> => {
  const { outcome } = await here.call(registryHistory, { remote }, { token: operator.api_token })
  return outcome.kind === 'ok' ? outcome.data : []
}
const live = async () => {
  await here.registry.refresh()
  return here.registry.document().remotes[remote]?.environments.production
}
const canary = (more: Partial<Change & { type: 'canary' }> = {}) =>
  change({ type: 'canary', remote, version: '1.1.0', percent: 10, plan, ...more })

it('a round needs one connection, so that it does not wait for itself', async () => {
  await canary()
  expect(await withoutConnections(here.database.pool, lookHere, 1)).toBe(true)
})

it('a canary that is worse is ended once, by one instance, with its figures in the history', async () => {
  const revision = await canary()
  // In this order: a round of the services' own workers in between must not find the failures alone.
  await insertCounts(here, remote, '1.0.0', { views: 110 })
  await insertCounts(here, remote, '1.1.0', { views: 12, failures: 9 })
  await lookEverywhere()
  await lookEverywhere()
  expect((await history()).filter((line) => line.revision > revision)).toEqual([
    expect.objectContaining({
      revision: revision + 1,
      who: 'health',
      why: '9 of 12 page views with 1.1.0 failed (75 %). 0 of 110 page views with 1.0.0 failed (0 %). It is worse.',
      sentences: expect.arrayContaining([{ says: 'worse', values: {} }]),
      change: { type: 'end-canary', remote },
    }),
  ])
  expect(await live()).toMatchObject({ current: '1.0.0' })
  expect((await live())?.canary).toBeUndefined()
  // The services have workers of their own, whose round may have been first.
  const metrics = await Promise.all(
    [here, there].map(async ({ url }) => (await fetch(`${url}/metrics`)).text()),
  )
  const inMetrics = metrics.filter((text) =>
    text.includes(`\ncanary_ended_timestamp_seconds{remote="${remote}",version="1.1.0"} `),
  )
  expect([...workers.flatMap((worker) => worker.ended()), ...inMetrics]).toHaveLength(1)
})

it('a canary that too few networks reported stays, and is blocked until people end it', async () => {
  const blocked = async () => {
    // Each worker judges what its own instance knows.
    await Promise.all([here, there].map(({ registry }) => registry.refresh()))
    await lookEverywhere()
    return workers.map((worker) => worker.blocked())
  }
  await canary()
  await insertCounts(here, remote, '1.1.0', { views: 12, failures: 9, networks: 1 })
  await insertCounts(here, remote, '1.0.0', { views: 110 })
  const one = [{ remote, version: '1.1.0', reason: 'few networks' }]
  expect(await blocked()).toEqual([one, one])
  expect(logged()).toContain('Only one network reported this')
  expect((await live())?.canary?.version).toBe('1.1.0')
  await change({ type: 'end-canary', remote })
  expect(await blocked()).toEqual([[], []])
})

it('a canary without a plan is ended too, and never proceeds', async () => {
  await canary({ plan: undefined })
  passed = 60 * 60_000
  await insertCounts(here, remote, '1.1.0', { views: 500 })
  await insertCounts(here, remote, '1.0.0', { views: 5000 })
  await lookEverywhere()
  expect((await live())?.canary).toMatchObject({ percent: 10 })
  await insertCounts(here, remote, '1.1.0', { views: 40, failures: 40, minutesAgo: -1 })
  await lookEverywhere()
  expect((await live())?.canary).toBeUndefined()
})

it('a canary that is no worse proceeds step by step, each after its time, and becomes the current version', async () => {
  const revision = await canary()
  const toldNow = async () => {
    const minutesAgo = -passed / 60_000
    await insertCounts(here, remote, '1.1.0', { views: 100, minutesAgo })
    await insertCounts(here, remote, '1.0.0', { views: 900, minutesAgo })
  }
  for (const percent of [50, 100]) {
    await toldNow()
    await lookEverywhere()
    expect((await live())?.canary).not.toMatchObject({ percent })
    passed += 11 * 60_000
    await lookEverywhere()
    expect((await live())?.canary).toMatchObject({ version: '1.1.0', percent, plan })
  }
  await toldNow()
  passed += 11 * 60_000
  await lookEverywhere()
  expect(await live()).toMatchObject({ current: '1.1.0', lastGood: '1.0.0' })
  expect((await live())?.canary).toBeUndefined()
  const lines = (await history()).filter((line) => line.revision > revision)
  expect(lines.map((line) => [line.who, line.change.type])).toEqual([
    ['health', 'promote'],
    ['health', 'canary'],
    ['health', 'canary'],
  ])
})

it('a step that a person undoes is not made again with the same reports', async () => {
  await canary()
  await insertCounts(here, remote, '1.1.0', { views: 100 })
  await insertCounts(here, remote, '1.0.0', { views: 900 })
  passed = 11 * 60_000
  await lookEverywhere()
  const [step] = await history()
  expect(step).toMatchObject({ who: 'health', change: { type: 'canary', percent: 50 } })
  const revision = step?.revision ?? 0
  const token = operator.api_token
  const { outcome } = await here.call(undoChange, { undo: revision, revision, why: 'wait' }, { token })
  expect(outcome.kind).toBe('ok')
  await there.registry.refresh()
  await lookEverywhere()
  expect((await live())?.canary).toMatchObject({ version: '1.1.0', percent: 10, plan })
})

it('a canary without reports stays as it is', async () => {
  await canary()
  passed = 24 * 60 * 60_000
  await lookEverywhere()
  expect((await live())?.canary).toMatchObject({ percent: 10 })
})

it('a canary at 100 % is compared with the previous day of the current version', async () => {
  await insertCounts(here, remote, '1.0.0', { views: 5000, failures: 10, minutesAgo: 60 })
  await canary({ percent: 100 })
  await insertCounts(here, remote, '1.1.0', { views: 300, failures: 30 })
  await lookEverywhere()
  expect((await live())?.canary).toBeUndefined()
  expect((await history())[0]?.why).toBe(
    '30 of 300 page views with 1.1.0 failed (10 %). 10 of 5000 page views with 1.0.0 failed (0.2 %). It is worse. ' +
      'Few visitors get 1.0.0 now, so its figures start a day earlier.',
  )
})

it('a concurrent change by another operator does not block the worker', async () => {
  if (!here.registry.document().remotes[other])
    await change({ type: 'promote', remote: other, version: '1.0.0' })
  await canary()
  await insertCounts(here, remote, '1.1.0', { views: 12, failures: 12 })
  const moves = Array.from({ length: 3 }, (_, n) =>
    change({ type: 'region', remote: other, region: 'Others', open: n % 2 === 1 }).catch(() => undefined),
  )
  await Promise.all([...moves, lookEverywhere()])
  expect((await live())?.canary).toBeUndefined()
})

it('a current version that fails widely is logged and counted, not rolled back', async () => {
  await insertCounts(here, remote, '1.2.0', { views: 5000, failures: 5, minutesAgo: 3000 })
  await insertCounts(here, remote, '1.0.0', { views: 100, failures: 40 })
  await lookEverywhere()
  expect(
    await waitForLine(
      ({ msg }) => msg === 'the current version fails for many visitors: consider a rollback',
    ),
  ).toMatchObject({
    level: 40,
    remote,
    version: '1.0.0',
    lastGood: '1.2.0',
    text: '40 of 100 page views with 1.0.0 failed (40 %). 5 of 5000 page views with 1.2.0 failed (0.1 %).',
  })
  expect(await live()).toMatchObject({ current: '1.0.0' })
  expect(workers.flatMap((worker) => worker.failing())).toContainEqual({ remote, version: '1.0.0' })
  const times = () =>
    logged().split('the current version fails for many visitors: consider a rollback').length
  const before = times()
  await lookEverywhere()
  await lookEverywhere()
  // Each instance logs it once.
  expect(times()).toBeLessThanOrEqual(before + 1)
})
