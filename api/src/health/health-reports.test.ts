import { type HealthReport, registryHealth, reportHealth, type Session } from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'
import { insertCounts, waitForViews } from '../testing/health'
import { builtShell, changesBy, grant, publish, versionOf } from '../testing/registry'
import { deleteOld } from './write-queries'

const remote = 'mfe-trips'
let shell: Awaited<ReturnType<typeof builtShell>>
let api: TestApi
let there: TestApi
let operator: Session
let member: Session
const lines: string[] = []
beforeAll(async () => {
  shell = await builtShell()
  api = await startApi({ shell: shell.folder, logTo: { write: (line) => void lines.push(line) } })
  operator = await api.signUp('olga')
  member = await api.signUp('mina')
  await grant(api, operator)
  const numbers = ['1.0.0', '1.1.0', '1.2.0', '1.3.0']
  await publish(api.database, ...numbers.map((number) => versionOf(remote, number)))
  const change = changesBy(api, operator)
  await change({ type: 'promote', remote, version: '1.0.0' })
  await change({ type: 'promote', remote, version: '1.1.0' })
  await change({ type: 'canary', remote, version: '1.2.0', percent: 20 })
  there = await startApi({ shell: shell.folder, sharing: api })
})
afterAll(async () => {
  await there.close()
  await api.close()
  await shell.remove()
})

let addresses = 0
/** Sends a report, by default from a browser of its own. */
const report = (
  batch: readonly Partial<HealthReport>[],
  { to = api, address = `198.51.${++addresses}.1`, headers = {} } = {},
) => {
  const whole = batch.map((each) => ({ remote, version: '1.1.0', ...each }))
  const ticket = to.tickets.issue({ address })
  return to.call(reportHealth, { ticket, batch: JSON.stringify(whole) }, { address, headers })
}
const health = (of = remote, token: string | undefined = operator.api_token) =>
  api.call(registryHealth, { remote: of }, { token })
const versionHealth = async (version: string) => {
  const { outcome } = await health()
  if (outcome.kind !== 'ok') throw new Error(outcome.kind)
  return outcome.data.versions.find((each) => each.version === version)
}
const fine = { loaded: 100, mounted: 40 }
const fault = { kind: 'mount', name: 'TypeError', place: `/remotes/${remote}/1.2.0/page.js:1:20` } as const

it('is accepted from anyone, on every instance, and shown to operators', async () => {
  for (let n = 0; n < 9; n++) expect((await report([fine])).outcome.kind).toBe('ok')
  await report([{ loaded: 2400, mounted: 100 }], { to: there })
  await report([{ version: '1.2.0', ...fine }])
  await report([{ version: '1.2.0', loaded: 100, fault }])
  await report([{ version: '1.2.0', fault: { kind: 'timeout', name: 'Error' } }])
  await waitForViews(api, '1.1.0', 10)
  await waitForViews(api, '1.2.0', 3)

  expect(await versionHealth('1.1.0')).toMatchObject({
    views: 10,
    loadFailures: 0,
    mountFailures: 0,
    crashes: 0,
    median: expect.any(Number),
    slowest: expect.any(Number),
    faults: [],
  })
  const { median, slowest } = (await versionHealth('1.1.0')) ?? {}
  expect(median).toBeGreaterThan(100)
  expect(median).toBeLessThanOrEqual(150)
  expect(slowest).toBeGreaterThan(2000)
  expect(slowest).toBeLessThanOrEqual(3000)
  const candidate = await versionHealth('1.2.0')
  expect(candidate).toMatchObject({ views: 3, loadFailures: 1, mountFailures: 1 })
  expect(candidate?.faults).toContainEqual({ ...fault, times: 1, last: expect.any(String) })
  expect(candidate?.faults).toContainEqual(expect.objectContaining({ kind: 'timeout', place: null }))
  expect(candidate?.hours).toHaveLength(24)
  expect(candidate?.hours.reduce((sum, { views }) => sum + views, 0)).toBe(3)
  expect(await versionHealth('1.0.0')).toMatchObject({ views: 0, median: null, slowest: null })
})

it('counts one view that crashed repeatedly once', async () => {
  const before = await waitForViews(api, '1.1.0', 10)
  const crash = { fault: { kind: 'crash', name: 'Error' } } as const
  await report([fine, crash, crash, crash])
  const { views, crash: crashes } = await waitForViews(api, '1.1.0', before.views + 1)
  expect([views - before.views, crashes - before.crash]).toEqual([1, 1])
})

describe('does not count', () => {
  /** The counts of a version after all earlier reports are written: reports are written in order. */
  const settled = async (version: string) => {
    const { views } = await waitForViews(api, '1.2.0', 0)
    await report([{ version: '1.2.0', ...fine }])
    await waitForViews(api, '1.2.0', views + 1)
    return waitForViews(api, version, 0)
  }

  it('for a version that nobody gets, or that does not exist', async () => {
    for (const version of ['1.3.0', '9.9.9']) expect((await report([{ version, ...fine }])).status).toBe(200)
    await report([{ remote: 'mfe-nothing', ...fine }])
    await settled('1.1.0')
    expect((await waitForViews(api, '1.3.0', 0)).views).toBe(0)
    expect((await waitForViews(api, '9.9.9', 0)).views).toBe(0)
    expect(await (await fetch(`${api.url}/metrics`)).text()).not.toMatch(/9\.9\.9|mfe-nothing/)
  })

  it('beyond the share of one address', async () => {
    const before = await settled('1.0.0')
    const address = '203.0.113.50'
    const failing = { version: '1.0.0', fault: { kind: 'load', name: 'Error' } } as const
    for (let n = 0; n < 10; n++) await report([failing], { address })
    const after = await settled('1.0.0')
    expect([after.views - before.views, after.load - (before.load ?? 0)]).toEqual([1, 1])
  })

  it.each([
    ['another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['another site, over plain http', { Origin: 'https://elsewhere.example' }],
  ])('from a page of %s', async (_case, headers) => {
    const before = await settled('1.0.0')
    expect((await report([{ version: '1.0.0', ...fine }], { headers })).status).toBe(200)
    expect((await settled('1.0.0')).views).toBe(before.views)
  })
})

it.each([
  ['no batch', {}],
  ['no JSON', { batch: 'nothing' }],
  ['no list', { batch: '{}' }],
  ['no report', { batch: '[{"remote":"mfe-trips"}]' }],
  [
    'a message of an error',
    {
      batch: JSON.stringify([
        { remote, version: '1.1.0', fault: { kind: 'load', name: 'x of mina@example.com' } },
      ]),
    },
  ],
  ['51 reports', { batch: JSON.stringify(Array(51).fill({ remote, version: '1.1.0' })) }],
  ['more than 16,000 characters', { batch: `[${' '.repeat(16_000)}]` }],
])('is refused with %s', async (_case, fields) => {
  const { status, body } = await api.call(reportHealth, fields)
  expect([status, body.code]).toEqual([400, 'invalid'])
})

it('is shown to operators only', async () => {
  expect((await api.call(registryHealth, { remote })).status).toBe(401)
  expect((await health(remote, member.api_token)).status).toBe(403)
  expect((await health('mfe-nothing')).status).toBe(404)
  expect((await health('nothing')).status).toBe(400)
  expect((await health()).status).toBe(200)
})

it('includes the verdict on a canary, with its figures, for every language', async () => {
  const { outcome } = await health()
  const canary = outcome.kind === 'ok' ? outcome.data.canary : undefined
  expect(canary?.verdict).toBe('too-early')
  expect(canary?.text).toMatch(
    /^2 of \d+ page views with 1\.2\.0 failed \([\d.]+ %\)\. \d+ of \d+ page views with 1\.1\.0/,
  )
  expect(canary?.sentences.map(({ says }) => says)).toEqual(['views-failed', 'views-failed', 'too-few-views'])
})

it('is counted in the metrics of the receiving instance', async () => {
  const text = await (await fetch(`${there.url}/metrics`)).text()
  expect(text).toContain('remote_views_total{remote="mfe-trips",version="1.1.0"} 1')
  expect(text).toContain('remote_mount_seconds_count{remote="mfe-trips",version="1.1.0"} 1')
  const here = await (await fetch(`${api.url}/metrics`)).text()
  expect(here).toContain('remote_failures_total{remote="mfe-trips",version="1.2.0",kind="mount"} 1')
  expect(here).toContain('health_views_dropped 0')
  for (const name of ['remote_fails_widely', 'canary_blocked', 'canary_ended_timestamp_seconds'])
    expect(here).toContain(`# TYPE ${name} gauge`)
})

it('is written at a stop, and leaves no address behind', async () => {
  const last = await startApi({ shell: shell.folder, sharing: api })
  const { views } = await waitForViews(api, '1.1.0', 0)
  await report([fine], { to: last, address: '203.0.113.99' })
  await last.close()
  expect((await waitForViews(api, '1.1.0', 0)).views).toBe(views + 1)
  const { rows } = await api.database.pool.query('select * from version_health, version_faults')
  expect(JSON.stringify(rows) + lines.join('')).not.toContain('203.0.113.')
})

it('is deleted after a week', async () => {
  await insertCounts(api, remote, '0.9.0', { views: 5, minutesAgo: 7 * 24 * 60 + 2 })
  await insertCounts(api, remote, '0.9.0', { views: 7, minutesAgo: 7 * 24 * 60 - 2 })
  await deleteOld(api.database)
  expect((await waitForViews(api, '0.9.0', 0)).views).toBe(7)
})
