import { setTimeout as pause } from 'node:timers/promises'
import type { Session } from '@within-reach/contract'
import { pino } from 'pino'
import { openDatabase } from '../platform/database/database'
import { createSignals } from '../platform/events/signals'
import { startApi, type TestApi } from '../testing/api'
import { captureLog } from '../testing/captured-log'
import { builtShell, changesBy, grant, publish, versionOf } from '../testing/registry'
import { openState } from './state'

let shell: Awaited<ReturnType<typeof builtShell>>
let here: TestApi
let there: TestApi
let operator: Session
let change: ReturnType<typeof changesBy>
beforeAll(async () => {
  shell = await builtShell()
  here = await startApi({ shell: shell.folder })
  operator = await here.signUp('olga')
  await grant(here, operator)
  await publish(here.database, versionOf('mfe-trips', '1.0.0'), versionOf('mfe-trips', '1.1.0'))
  there = await startApi({ shell: shell.folder, sharing: here })
  change = changesBy(here, operator)
})
afterAll(async () => {
  await there.close()
  await here.close()
  await shell.remove()
})

/** Requests a page until it changes. */
async function changedPage(api: TestApi, before: string): Promise<string> {
  for (;;) {
    const html = await (await fetch(`${api.url}/mfe-trips`)).text()
    if (liveIn(html) !== before) return liveIn(html)
    // Polling without a pause would take processor time from the work under test.
    await pause(10)
  }
}
const liveIn = (html: string) => /"version":"([\d.]+)"/.exec(html)?.[1] ?? 'none'

it('a change on one instance is live on the other', async () => {
  await change({ type: 'promote', remote: 'mfe-trips', version: '1.0.0' })
  expect(await changedPage(there, 'none')).toBe('1.0.0')
  await change({ type: 'promote', remote: 'mfe-trips', version: '1.1.0' })
  expect(await changedPage(there, '1.0.0')).toBe('1.1.0')
})

it('another environment of the same registry has its own live versions', async () => {
  const staging = await startApi({
    shell: shell.folder,
    sharing: here,
    settings: { ENVIRONMENT: 'staging' },
  })
  try {
    expect(staging.registry.document().remotes).toEqual({})
    expect((await fetch(`${staging.url}/mfe-trips`)).status).toBe(404)
    await changesBy(staging, operator)({ type: 'promote', remote: 'mfe-trips', version: '1.0.0' })
    expect((await fetch(`${staging.url}/mfe-trips`)).status).toBe(200)
    expect((await fetch(`${here.url}/mfe-trips`)).status).toBe(200)
    await here.registry.refresh()
    expect(here.registry.document().remotes['mfe-trips']?.environments).toEqual({
      production: expect.objectContaining({ current: '1.1.0' }),
    })
  } finally {
    await staging.close()
  }
})

describe('an instance', () => {
  it('follows an announcement, without waiting for its next check', async () => {
    const log = pino({ level: 'silent' })
    const { database } = there
    const signals = createSignals(database, log)
    const listening = new Promise<void>((resolve) => signals.onMissed(resolve))
    const aDay = 24 * 60 * 60_000
    const state = await openState({ database, signals, log, environment: 'production', askEvery: aDay })
    try {
      await listening
      const revision = await change({ type: 'region', remote: 'mfe-trips', region: 'Others', open: false })
      while (state.document().revision !== revision) await pause(10)
      expect(state.document().remotes['mfe-trips']?.environments.production?.regions.Others).toBe(false)
    } finally {
      state.end()
      await signals.close()
    }
  })

  it('finds a change whose announcement was lost', async () => {
    const signals = { announce: () => {}, on: () => {}, onMissed: () => {}, close: () => Promise.resolve() }
    const log = pino({ level: 'silent' })
    const { database } = here
    const state = await openState({ database, signals, log, environment: 'production', askEvery: 20 })
    try {
      const before = state.document().revision
      const revision = await change({ type: 'switch', remote: 'mfe-trips', enabled: false })
      expect(revision).toBeGreaterThan(before)
      while (state.document().revision !== revision) await new Promise((resolve) => setImmediate(resolve))
      expect(state.document().remotes['mfe-trips']?.environments.production?.enabled).toBe(false)
    } finally {
      state.end()
      await change({ type: 'switch', remote: 'mfe-trips', enabled: true })
    }
  })

  it('continues with the last known state while the database is unreachable', async () => {
    const address = here.database.pool.options.connectionString ?? ''
    const database = openDatabase(address, () => {})
    const { log, waitForLine } = captureLog()
    const acts: (() => void)[] = []
    const signals = {
      announce: () => {},
      on: () => {},
      onMissed: (act: () => void) => void acts.push(act),
      close: () => Promise.resolve(),
    }
    const state = await openState({ database, signals, log, environment: 'production' })
    const known = state.document()
    await database.close()
    for (const act of acts) act()
    await waitForLine(({ msg }) => /could not be reloaded: the last known state stays live/.test(String(msg)))
    expect(state.document()).toBe(known)
    await expect(state.refresh()).rejects.toMatchObject({ status: 503 })
    expect(state.document()).toBe(known)
    state.end()
  })

  it('omits only the remote with a malformed row, and logs it once', async () => {
    await publish(here.database, versionOf('mfe-broken', '1.0.0'))
    await change({ type: 'promote', remote: 'mfe-broken', version: '1.0.0' })
    const spoilt = {
      name: 'test-spoilt',
      text: `update registry_revisions set after = '{"enabled":"perhaps"}' where remote = 'mfe-broken'`,
    }
    await here.database.query(spoilt)
    const { log, text } = captureLog()
    const signals = { announce: () => {}, on: () => {}, onMissed: () => {}, close: () => Promise.resolve() }
    const state = await openState({ database: here.database, signals, log, environment: 'production' })
    await state.refresh()
    expect(Object.keys(state.document().remotes)).toEqual(['mfe-trips'])
    expect(
      text().match(/"remote":"mfe-broken".*a remote is omitted because its registry row is malformed/g),
    ).toHaveLength(1)
    state.end()
    await here.registry.refresh()
    await change({ type: 'promote', remote: 'mfe-broken', version: '1.0.0' })
    expect(here.registry.document().remotes['mfe-broken']).toBeDefined()
  })
})
