import {
  changeRegistry,
  checkRemote,
  registryHistory,
  registryStatus,
  type Session,
  undoChange,
} from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'
import { builtShell, changesBy, grant, page, publish, versionOf } from '../testing/registry'

let shell: Awaited<ReturnType<typeof builtShell>>
let api: TestApi
let operator: Session
let change: ReturnType<typeof changesBy>
beforeAll(async () => {
  shell = await builtShell()
  api = await startApi({ shell: shell.folder })
  operator = await api.signUp('olga')
  await grant(api, operator)
  change = changesBy(api, operator)
  await publish(
    api.database,
    versionOf('mfe-trips', '1.0.0'),
    versionOf('mfe-trips', '1.1.0'),
    versionOf('mfe-trips', '2.0.0', { shared: { react: '^18.0.0' } }),
    versionOf('mfe-rooms', '1.0.0'),
    versionOf('mfe-rooms', '1.1.0', { routes: [page('/mfe-trips')] }),
  )
  await change({ type: 'promote', remote: 'mfe-trips', version: '1.0.0' }, 'the first')
})
afterAll(async () => {
  await api.close()
  await shell.remove()
})

const status = async () => {
  const { outcome } = await api.call(registryStatus, {}, { token: operator.api_token })
  if (outcome.kind !== 'ok') throw new Error(outcome.kind)
  return outcome.data
}
const liveOf = async (remote: string) => (await status()).remotes.find(({ name }) => name === remote)?.live
const history = async (fields = {}) => {
  const { outcome } = await api.call(registryHistory, fields, { token: operator.api_token })
  if (outcome.kind !== 'ok') throw new Error(outcome.kind)
  return outcome.data
}
const promote = (version: string, remote = 'mfe-trips') =>
  JSON.stringify({ type: 'promote', remote, version })

it('the status shows what is live and what is published, newest first', async () => {
  const { revision, environment, shell: shellVersion, contract, remotes } = await status()
  expect([environment, shellVersion, contract]).toEqual(['production', '0.1.0-shell', '0.1.0'])
  expect(revision).toBeGreaterThan(0)
  expect(remotes.map(({ name, live }) => [name, live?.current])).toEqual([
    ['mfe-rooms', undefined],
    ['mfe-trips', '1.0.0'],
  ])
  expect(remotes[1]?.published.map(({ version }) => version)).toEqual(['2.0.0', '1.1.0', '1.0.0'])
  expect(remotes[1]?.published[0]).toMatchObject({ who: 'a test' })
})

describe('a change', () => {
  it('is live at once, and the history has its author, time, reason and effect', async () => {
    const revision = await change({ type: 'promote', remote: 'mfe-trips', version: '1.1.0' }, 'maps')
    expect(api.registry.document().revision).toBe(revision)
    expect(await liveOf('mfe-trips')).toMatchObject({ current: '1.1.0', lastGood: '1.0.0' })
    const [line] = await history({ remote: 'mfe-trips', most: 1 })
    expect(line).toEqual({
      revision,
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      who: 'olga@example.com',
      why: 'maps',
      remote: 'mfe-trips',
      environment: 'production',
      change: { type: 'promote', remote: 'mfe-trips', version: '1.1.0' },
      before: expect.objectContaining({ current: '1.0.0' }),
      after: expect.objectContaining({ current: '1.1.0', lastGood: '1.0.0' }),
    })
  })

  it('on an older revision changes nothing, and its message shows both sides', async () => {
    const { revision } = await status()
    await change({ type: 'switch', remote: 'mfe-trips', enabled: false }, 'it hurts')
    const fields = { change: promote('1.0.0'), revision, why: 'back' }
    const { status: http, outcome } = await api.call(changeRegistry, fields, { token: operator.api_token })
    expect([http, outcome.kind]).toEqual([200, 'stale'])
    expect(outcome).toMatchObject({
      message: expect.stringMatching(
        /^Nothing was changed\. You wanted "Give 1\.0\.0 to everybody" for mfe-trips, based on revision \d+; the registry is at \d+\. Since then: revision \d+ by olga@example\.com at .*: mfe-trips in production, switched: on → off \("it hurts"\)\.$/,
      ),
    })
    await change({ type: 'switch', remote: 'mfe-trips', enabled: true })
  })

  it('on a future revision is refused as well', async () => {
    const fields = { change: promote('1.0.0'), revision: 4000, why: 'back' }
    const { outcome } = await api.call(changeRegistry, fields, { token: operator.api_token })
    expect(outcome).toMatchObject({ kind: 'stale', message: expect.stringMatching(/which does not exist/) })
  })

  it('of many concurrent ones is made once', async () => {
    const { revision } = await status()
    const percents = Array.from({ length: 12 }, (_, n) => n + 1)
    const answers = await Promise.all(
      percents.map((percent) => {
        const one = { type: 'canary', remote: 'mfe-trips', version: '1.0.0', percent }
        const fields = { change: JSON.stringify(one), revision, why: `at ${percent}` }
        return api.call(changeRegistry, fields, { token: operator.api_token })
      }),
    )
    const kinds = answers.map(({ outcome }) => outcome.kind).sort()
    expect(kinds).toEqual(['ok', ...percents.slice(1).map(() => 'stale')])
    expect((await status()).revision).toBe(revision + 1)
    await change({ type: 'end-canary', remote: 'mfe-trips' })
  })

  it.each([
    ['a version that is not published', promote('9.9.9'), /mfe-trips 9\.9\.9 is not published/],
    ['a version that does not fit the shell', promote('2.0.0'), /cannot go live: It expects react \^18/],
    [
      'a version with a page of another remote',
      promote('1.1.0', 'mfe-rooms'),
      /\/mfe-trips belongs to mfe-trips 1\.\d\.0/,
    ],
    [
      'a canary that does not fit',
      JSON.stringify({ type: 'canary', remote: 'mfe-trips', version: '2.0.0', percent: 1 }),
      /expects react/,
    ],
    [
      'the current state',
      JSON.stringify({ type: 'switch', remote: 'mfe-trips', enabled: true }),
      /is already on/,
    ],
    [
      'a remote that is not live',
      JSON.stringify({ type: 'switch', remote: 'mfe-rooms', enabled: false }),
      /not live yet/,
    ],
    [
      'a rollback to what was never published',
      JSON.stringify({ type: 'rollback', remote: 'mfe-trips', version: '7.0.0' }),
      /not published/,
    ],
  ])('to %s is refused with the reason', async (_case, wanted, reason) => {
    const { revision } = await status()
    const fields = { change: wanted, revision, why: 'try' }
    const { outcome } = await api.call(changeRegistry, fields, { token: operator.api_token })
    expect(outcome).toMatchObject({ kind: 'refused', message: expect.stringMatching(reason) })
    expect((await status()).revision).toBe(revision)
  })

  it.each([
    ['no JSON', { change: 'promote it', revision: 1, why: 'x' }, 'change'],
    [
      'an unknown kind',
      { change: '{"type":"delete","remote":"mfe-trips"}', revision: 1, why: 'x' },
      'change',
    ],
    ['no reason', { change: promote('1.0.0'), revision: 1, why: ' ' }, 'why'],
    ['no revision', { change: promote('1.0.0'), why: 'x' }, 'revision'],
  ])('with %s is invalid', async (_case, fields, field) => {
    const { status: http, body } = await api.call(changeRegistry, fields, { token: operator.api_token })
    expect([http, body.code]).toEqual([400, 'invalid'])
    expect(body.message).toContain(field)
  })
})

describe('an undo', () => {
  it('undoes one change and no later one', async () => {
    const closed = await change({
      type: 'region',
      remote: 'mfe-trips',
      region: 'Others',
      open: false,
    })
    const later = await change({ type: 'switch', remote: 'mfe-trips', enabled: false })
    const fields = { undo: closed, revision: later, why: 'a mistake' }
    const { outcome } = await api.call(undoChange, fields, { token: operator.api_token })
    expect(outcome).toMatchObject({ kind: 'ok', data: { revision: later + 1 } })
    expect(await liveOf('mfe-trips')).toMatchObject({ enabled: false, regions: { Others: true } })
    const [line] = await history({ most: 1 })
    expect(line).toMatchObject({ change: { type: 'undo', revision: closed }, why: 'a mistake' })
    await change({ type: 'switch', remote: 'mfe-trips', enabled: true })
  })

  it('can restore versions that no longer appear in the document', async () => {
    await publish(api.database, versionOf('mfe-trips', '1.2.0'), versionOf('mfe-trips', '1.3.0'))
    await change({ type: 'promote', remote: 'mfe-trips', version: '1.2.0' })
    const before = await liveOf('mfe-trips')
    const revision = await change({ type: 'rollback', remote: 'mfe-trips', version: '1.3.0' })
    const fields = { undo: revision, revision, why: 'it was fine' }
    const { outcome } = await api.call(undoChange, fields, { token: operator.api_token })
    expect(outcome.kind).toBe('ok')
    expect(await liveOf('mfe-trips')).toEqual(before)
  })

  it('is refused if a later change touched the same part, or if its base revision is old', async () => {
    const first = await change({ type: 'promote', remote: 'mfe-trips', version: '1.3.0' })
    const second = await change({ type: 'promote', remote: 'mfe-trips', version: '1.0.0' })
    const token = operator.api_token
    const touched = await api.call(undoChange, { undo: first, revision: second, why: 'x' }, { token })
    expect(touched.outcome).toMatchObject({
      kind: 'refused',
      message: expect.stringMatching(/change after revision/),
    })
    const late = await api.call(undoChange, { undo: second, revision: first, why: 'x' }, { token })
    expect(late.outcome).toMatchObject({
      kind: 'stale',
      message: expect.stringContaining(`You wanted "Undo revision ${second}" for mfe-trips`),
    })
    const none = await api.call(undoChange, { undo: 4000, revision: second, why: 'x' }, { token })
    expect(none.status).toBe(404)
  })
})

it('the history can be continued from any entry', async () => {
  const all = await history()
  const revisions = all.map(({ revision }) => revision)
  expect(revisions).toEqual([...revisions].sort((a, b) => b - a))
  const rest = await history({ before: revisions[2] })
  expect(rest).toEqual(all.slice(3))
  expect(await history({ remote: 'mfe-rooms' })).toEqual([])
})

it('a published version can be checked rule by rule before it goes live', async () => {
  const token = operator.api_token
  const { outcome } = await api.call(checkRemote, { remote: 'mfe-trips', version: '2.0.0' }, { token })
  expect(outcome.kind).toBe('ok')
  const findings = outcome.kind === 'ok' ? outcome.data : []
  expect(findings.filter(({ ok }) => !ok).map(({ rule }) => rule)).toEqual(['shared'])
  expect((await api.call(checkRemote, { remote: 'mfe-trips', version: '5.0.0' }, { token })).status).toBe(404)
})
