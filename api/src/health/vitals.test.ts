import { setTimeout as pause } from 'node:timers/promises'
import {
  registryHealth,
  registryHistory,
  reportHealth,
  type Session,
  type ViewVitals,
} from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'
import { captureLog } from '../testing/captured-log'
import { insertCounts, insertVitals } from '../testing/health'
import { builtShell, changesBy, grant, publish, versionOf } from '../testing/registry'
import { type CanaryWorker, startCanaryWorker } from './canary-worker'
import { deleteOldVitals } from './vital-queries'

const remote = 'mfe-trips'
const day = 24 * 60 * 60_000
const plan = { steps: [50, 100], everyMinutes: 0, least: 50 }
const { log, waitForLine } = captureLog()
let shell: Awaited<ReturnType<typeof builtShell>>
let api: TestApi
let operator: Session
let change: ReturnType<typeof changesBy>
let worker: CanaryWorker
let passed = 0

beforeAll(async () => {
  const now = () => Date.now() + passed
  shell = await builtShell()
  api = await startApi({ shell: shell.folder, now, canariesEvery: day })
  operator = await api.signUp('olga')
  await grant(api, operator)
  change = changesBy(api, operator)
  await publish(api.database, versionOf(remote, '1.0.0'), versionOf(remote, '1.1.0'))
  await change({ type: 'promote', remote, version: '1.0.0' })
  const { database, platform } = api
  worker = startCanaryWorker({ database, registry: platform.registry, log, now, every: day })
})
afterAll(async () => {
  await worker.stop()
  await api.close()
  await shell.remove()
})
beforeEach(async () => {
  passed = 0
  await change({ type: 'canary', remote, version: '1.1.0', percent: 10, plan })
})
afterEach(async () => {
  if (api.registry.document().remotes[remote]?.environments.production?.canary)
    await change({ type: 'end-canary', remote })
  for (const table of ['version_health', 'version_vitals'])
    await api.database.pool.query(`delete from ${table}`)
})

let networks = 0
const vitals: ViewVitals = { cache: 'full', lcp: 1000 }
/** Sends a report, by default from a network of its own. */
const report = (measured: object, { version = '1.1.0', ticket = ticketFrom() } = {}) =>
  api.call(reportHealth, { ticket, batch: JSON.stringify([{ remote, version, vitals: measured }]) })
const ticketFrom = (address = `10.${Math.floor(++networks / 250)}.${networks % 250}.1`, member?: number) =>
  api.tickets.issue({ address, member })
const health = async () => {
  const { outcome } = await api.call(registryHealth, { remote }, { token: operator.api_token })
  if (outcome.kind !== 'ok') throw new Error(outcome.kind)
  return outcome.data
}
const vitalsOf = async (version: string) =>
  (await health()).versions.find((each) => each.version === version)?.vitals
/** The web vitals of a version once this many values of one are written. */
const waitForVitals = async (version: string, vital: 'lcp' | 'inp' | 'cls', views: number) => {
  for (;;) {
    const found = await vitalsOf(version)
    if ((found?.[vital]?.views ?? 0) >= views) return found
    await pause(50)
  }
}
const canaryAfterLook = async () => {
  while (!(await worker.look())) continue
  await api.registry.refresh()
  return api.registry.document().remotes[remote]?.environments.production?.canary
}

describe('web vitals', () => {
  it('are shown per version at 75 of 100 views, and are no views of their own', async () => {
    for (const lcp of [800, 900, 1000, 2000]) await report({ cache: 'full', lcp, inp: 80, cls: 0.02 })
    const found = await waitForVitals('1.1.0', 'lcp', 4)
    expect(found).toMatchObject({ inp: { views: 4 }, cls: { views: 4 } })
    expect(found?.lcp?.value).toBeGreaterThan(900)
    expect(found?.lcp?.value).toBeLessThan(1100)
    expect(found?.cls?.value).toBeCloseTo(0.02, 1)
    expect(await vitalsOf('1.0.0')).toEqual({ lcp: null, inp: null, cls: null, mount: null })
    const candidate = (await health()).versions.find(({ version }) => version === '1.1.0')
    expect(candidate?.views).toBe(0)
  })

  it('count once a day per network and per member, for each state of the cache', async () => {
    await report(vitals, { ticket: ticketFrom('203.0.113.1') })
    await report(vitals, { ticket: ticketFrom('203.0.113.2') })
    await report(vitals, { ticket: ticketFrom('203.0.114.1', 7) })
    await report(vitals, { ticket: ticketFrom('203.0.115.1', 7) })
    await report({ ...vitals, cache: 'empty' }, { ticket: ticketFrom('203.0.113.3') })
    passed = day + 1000
    await report(vitals, { ticket: ticketFrom('203.0.113.1') })
    // Reports are counted in order.
    await report({ cache: 'full', inp: 10 })
    await waitForVitals('1.1.0', 'inp', 1)
    expect((await vitalsOf('1.1.0'))?.lcp?.views).toBe(4)
  })

  it('do not count without a ticket', async () => {
    await report(vitals, { ticket: '' })
    await report({ cache: 'full', inp: 10 })
    expect(await waitForVitals('1.1.0', 'inp', 1)).toMatchObject({ lcp: null })
  })

  it.each([
    ['a negative time', { cache: 'full', lcp: -1 }],
    ['a fraction of a millisecond', { cache: 'full', inp: 8.5 }],
    ['more than ten minutes', { cache: 'full', lcp: 600_001 }],
    ['no number', { cache: 'full', cls: 'much' }],
    ['an unknown state of the cache', { cache: 'mine@example.com', lcp: 100 }],
  ])('are refused with %s', async (_case, measured) => {
    expect((await report(measured)).status).toBe(400)
  })

  it('are written at a stop, without an address, and deleted after a week', async () => {
    const last = await startApi({ shell: shell.folder, sharing: api })
    const ticket = last.tickets.issue({ address: '198.51.100.9' })
    const batch = JSON.stringify([{ remote, version: '1.0.0', vitals }])
    await last.call(reportHealth, { ticket, batch })
    await last.close()
    expect((await vitalsOf('1.0.0'))?.lcp?.views).toBe(1)
    await insertVitals(api, remote, '1.0.0', { views: 5, around: 900, minutesAgo: 7 * 24 * 60 + 2 })
    await deleteOldVitals(api.database)
    const { rows } = await api.database.pool.query<{ counts: number[] }>('select * from version_vitals')
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain('198.51')
  })
})

describe('a canary', () => {
  const measure = async (times: { candidate: number; current: number }, views = 1500) => {
    await insertVitals(api, remote, '1.1.0', { views, around: times.candidate })
    await insertVitals(api, remote, '1.0.0', { views: 9000, around: times.current })
    await insertCounts(api, remote, '1.1.0', { views: 300 })
    await insertCounts(api, remote, '1.0.0', { views: 3000 })
  }

  it('whose largest paint is 20 % later is ended, and the history says why', async () => {
    await measure({ candidate: 2400, current: 2000 })
    expect(await canaryAfterLook()).toBeUndefined()
    const { outcome } = await api.call(registryHistory, { remote }, { token: operator.api_token })
    const [last] = outcome.kind === 'ok' ? outcome.data : []
    expect(last).toMatchObject({ who: 'health', change: { type: 'end-canary', remote } })
    expect(last?.why).toMatch(/Largest paint 3\.\d s instead of 2\.\d s at 75 of 100 views\. It is slower\.$/)
  })

  it('that is as fast proceeds', async () => {
    await measure({ candidate: 2000, current: 2000 })
    expect(await canaryAfterLook()).toMatchObject({ percent: 50 })
  })

  it('that appears slower waits for more views, and the console says why', async () => {
    await measure({ candidate: 2400, current: 2000 }, 150)
    expect(await canaryAfterLook()).toMatchObject({ percent: 10 })
    const { canary } = await health()
    expect(canary).toMatchObject({ verdict: 'too-early' })
    expect(canary?.sentences.map(({ says }) => says)).toEqual([
      'views-failed',
      'views-failed',
      'slower-lcp',
      'slower-unsure',
    ])
  })

  it('that a few networks could have slowed down stays as it is, and the log says so', async () => {
    await measure({ candidate: 2400, current: 2000 }, 700)
    // After a week, seven networks can have reported 56 values.
    passed = 7 * day
    expect(await canaryAfterLook()).toMatchObject({ percent: 10 })
    expect(await waitForLine(({ msg }) => /too few networks reported/.test(String(msg)))).toMatchObject({
      remote,
      text: expect.stringMatching(/A few networks could have caused this/),
    })
  })

  it('is judged by its views since its last step', async () => {
    await insertVitals(api, remote, '1.1.0', { views: 1500, around: 4000, minutesAgo: 1 })
    await insertVitals(api, remote, '1.0.0', { views: 9000, around: 2000, minutesAgo: 1 })
    expect(await canaryAfterLook()).toMatchObject({ percent: 10 })
    expect((await health()).canary?.text).not.toContain('Largest paint')
  })

  it('begins a new period of web vitals at each step', async () => {
    await report(vitals)
    await waitForVitals('1.1.0', 'lcp', 1)
    await change({ type: 'canary', remote, version: '1.1.0', percent: 20, plan })
    await report(vitals)
    await waitForVitals('1.1.0', 'lcp', 2)
    const { rows } = await api.database.pool.query<{ since: Date }>(
      'select since from version_vitals order by since',
    )
    const since = api.registry.document().remotes[remote]?.environments.production?.canary?.since ?? ''
    expect(rows).toHaveLength(2)
    expect(rows[1]?.since.toISOString()).toBe(new Date(since).toISOString())
  })
})
