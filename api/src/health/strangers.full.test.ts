import { type HealthReport, reportHealth, type Session } from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'
import { waitForViews } from '../testing/health'
import { captureLog } from '../testing/captured-log'
import { builtShell, changesBy, grant, publish, versionOf } from '../testing/registry'
import { type CanaryWorker, startCanaryWorker } from './canary-worker'

const remote = 'mfe-trips'
const minutes = 30
const plan = { steps: [50, 100], everyMinutes: minutes, least: 50 }
const { log, waitForLine } = captureLog()
let shell: Awaited<ReturnType<typeof builtShell>>
let api: TestApi
let worker: CanaryWorker
let change: ReturnType<typeof changesBy>
let operator: Session

beforeAll(async () => {
  shell = await builtShell()
  api = await startApi({ shell: shell.folder })
  operator = await api.signUp('olga')
  await grant(api, operator)
  change = changesBy(api, operator)
  await publish(api.database, versionOf(remote, '1.0.0'), versionOf(remote, '1.1.0'))
  const { database, platform } = api
  worker = startCanaryWorker({
    database,
    registry: platform.registry,
    log,
    // Ahead by one step of the plan. The service's own worker, which looks as well, is not, and takes no step.
    now: () => Date.now() + minutes * 60_000,
    every: 24 * 60 * 60_000,
  })
})
afterAll(async () => {
  await worker.stop()
  await api.close()
  await shell.remove()
})
beforeEach(async () => {
  if (!api.registry.document().remotes[remote]) await change({ type: 'promote', remote, version: '1.0.0' })
  await change({ type: 'canary', remote, version: '1.1.0', percent: 10, plan })
})
afterEach(async () => {
  if ((await canary()) !== undefined) await change({ type: 'end-canary', remote })
  await api.database.pool.query('delete from version_health')
})

const fine = { loaded: 100, mounted: 40 }
const broken = { fault: { kind: 'load', name: 'Error' } } as const
type ReportedCounts = Partial<HealthReport> & { readonly version: string }

/** Sends a report on a view, with the ticket of a page that an address received. */
const report = (address: string, counts: ReportedCounts, ticket = api.tickets.issue({ address })) =>
  api.call(reportHealth, { ticket, batch: JSON.stringify([{ remote, ...counts }]) }, { address })
const all = async (reports: readonly (() => Promise<unknown>)[]) => {
  for (let at = 0; at < reports.length; at += 50)
    await Promise.all(reports.slice(at, at + 50).map((send) => send()))
}
/** The given number of addresses, each in its own network. */
const spread = (count: number, from: number) =>
  Array.from({ length: count }, (_, n) => `${from}.${Math.floor(n / 250)}.${n % 250}.7`)
/** The given number of addresses, in four networks. */
const gathered = (count: number, from: number) =>
  Array.from({ length: count }, (_, n) => `${from}.0.${n % 4}.${n}`)
/** The outcome for the canary. */
const canary = async () => {
  while (!(await worker.look())) continue
  await api.registry.refresh()
  return api.registry.document().remotes[remote]?.environments.production?.canary?.percent
}
const honest = async (views: { candidate: number; current: number }) => {
  await all([
    ...spread(views.current, 11).map((address) => () => report(address, { version: '1.0.0', ...fine })),
    ...spread(views.candidate, 12).map((address) => () => report(address, { version: '1.1.0', ...fine })),
  ])
  await waitForViews(api, '1.0.0', views.current)
  await waitForViews(api, '1.1.0', views.candidate)
}

it('100 addresses of few networks that send false failures among 1,000 honest views end no canary', async () => {
  await honest({ candidate: 40, current: 960 })
  await all(gathered(100, 21).map((address) => () => report(address, { version: '1.1.0', ...broken })))
  const { views, load } = await waitForViews(api, '1.1.0', 44)
  expect([views, load]).toEqual([44, 4])
  expect(await canary()).toBe(10)
}, 120_000)

it('100 addresses of few networks that send false successes promote no canary, and the log says so once', async () => {
  await honest({ candidate: 0, current: 1000 })
  await all(gathered(100, 22).map((address) => () => report(address, { version: '1.1.0', ...fine })))
  expect((await waitForViews(api, '1.1.0', 80)).views).toBe(80)
  expect(await canary()).toBe(10)
  expect(
    await waitForLine(
      ({ msg }) => msg === 'canary not changed: too few networks reported. Check the figures in the console',
    ),
  ).toMatchObject({
    remote,
    text: expect.stringMatching(
      /Only [1-4] networks reported this, and 8 are needed: nothing changes automatically\.$/,
    ),
  })
}, 120_000)

it('100 addresses of 100 networks that send false successes save no candidate that fails in honest views', async () => {
  await honest({ candidate: 0, current: 900 })
  await all(spread(100, 16).map((address) => () => report(address, { version: '1.1.0', ...broken })))
  await all(spread(100, 24).map((address) => () => report(address, { version: '1.1.0', ...fine })))
  const { views, load } = await waitForViews(api, '1.1.0', 200)
  expect([views, load]).toEqual([200, 100])
  expect(await canary()).toBeUndefined()
}, 120_000)

// The limit of the rule: any rule that ignored them would also ignore a version that is broken for half of its visitors.
it('100 addresses of 100 networks that send false failures among 1,000 honest views end a canary', async () => {
  await honest({ candidate: 100, current: 900 })
  await all(spread(100, 25).map((address) => () => report(address, { version: '1.1.0', ...broken })))
  const { views, load } = await waitForViews(api, '1.1.0', 200)
  expect([views, load]).toEqual([200, 100])
  expect(await canary()).toBeUndefined()
}, 120_000)

it('false reports without a ticket, with an invented one or with one of many do not count, from any number of networks', async () => {
  await honest({ candidate: 40, current: 100 })
  const once = api.tickets.issue({ address: '23.0.0.1' })
  const lie = { version: '1.1.0', ...broken }
  await all(
    spread(100, 13).flatMap((address) => [
      () => report(address, lie, ''),
      () => report(address, lie, `${once.slice(0, -1)}x`),
      () => report(address, lie, once),
    ]),
  )
  const { views, load } = await waitForViews(api, '1.1.0', 41)
  expect([views, load]).toEqual([41, 1])
  expect(await canary()).toBe(10)
}, 120_000)

it('a member who fails from a hundred networks counts once', async () => {
  await honest({ candidate: 40, current: 100 })
  await all(
    spread(100, 14).map(
      (address) => () =>
        report(address, { version: '1.1.0', ...broken }, api.tickets.issue({ address, member: 7 })),
    ),
  )
  expect((await waitForViews(api, '1.1.0', 41)).load).toBe(1)
  expect(await canary()).toBe(10)
}, 120_000)

it('a candidate that fails in honest views is ended, and one that does not proceeds', async () => {
  await honest({ candidate: 0, current: 300 })
  await all(spread(30, 15).map((address) => () => report(address, { version: '1.1.0', ...broken })))
  await waitForViews(api, '1.1.0', 30)
  expect(await canary()).toBeUndefined()
  await api.database.pool.query('delete from version_health')
  await change({ type: 'canary', remote, version: '1.1.0', percent: 10, plan })
  await honest({ candidate: 120, current: 900 })
  expect(await canary()).toBe(50)
}, 120_000)

it('a page contains a valid ticket', async () => {
  const html = await (await fetch(`${api.url}/${remote}`)).text()
  const [, settings = '{}'] =
    /<script id="page-settings" type="application\/json">(.*?)<\/script>/s.exec(html) ?? []
  const { ticket = '' } = JSON.parse(settings) as { ticket?: string }
  expect(api.tickets.read(ticket)).toEqual({
    id: expect.any(String),
    network: expect.any(String),
    group: expect.any(Number),
  })
})
