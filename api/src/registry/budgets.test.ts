import {
  type BudgetChange,
  changeBudget,
  changeRegistry,
  checkRemote,
  registryHistory,
  registryStatus,
  rights,
  undoChange,
} from '@within-reach/contract'
import type { RemoteVersion } from '@within-reach/registry'
import { startApi, type TestApi } from '../testing/api'
import { insertVitals } from '../testing/health'
import { ownerToken, tokenWith } from '../testing/owner'
import { builtShell, publish, versionOf } from '../testing/registry'

const remote = 'mfe-trips'
const chunk = 'pages.0123456789.js'

let shell: Awaited<ReturnType<typeof builtShell>>
let api: TestApi
let token: string
beforeAll(async () => {
  shell = await builtShell()
  api = await startApi({ shell: shell.folder })
  token = await ownerToken(api)
  await publish(api.database, versionOf(remote, '1.0.0'), heavy('2.0.0'))
  await promote('1.0.0')
})
afterAll(async () => {
  await api.close()
  await shell.remove()
})

/** A version whose record says that its pages weigh 131 KB compressed, most of it one package. */
function heavy(version: string) {
  const built = versionOf(remote, version)
  const record = JSON.parse(built.record) as RemoteVersion
  const files = {
    ...record.files,
    [chunk]: { integrity: '', bytes: 0, ...record.files[chunk], brotli: 134_144 },
  }
  const contents = { [chunk]: [{ name: 'moment', brotli: 86_000 }] }
  return { ...built, record: `${JSON.stringify({ ...record, files, contents }, undefined, 2)}\n` }
}

const status = async () => {
  const { outcome } = await api.call(registryStatus, {}, { token })
  if (outcome.kind !== 'ok') throw new Error(outcome.kind)
  return outcome.data
}
const allowedNow = async () => (await status()).remotes.find(({ name }) => name === remote)?.allowed
/** Promotes a version. @returns ok, or why it was refused */
async function promote(version: string): Promise<string> {
  const { revision } = await status()
  const change = JSON.stringify({ type: 'promote', remote, version })
  const { outcome } = await api.call(changeRegistry, { change, revision, why: 'a test' }, { token })
  return 'message' in outcome ? (outcome.message ?? '') : outcome.kind
}
async function budget(change: Partial<BudgetChange>, { by = token, why = 'the map needs it' } = {}) {
  const { revision } = await status()
  const wanted = { remote, kind: 'start', of: './pages', ...change }
  return api.call(changeBudget, { budget: JSON.stringify(wanted), revision, why }, { token: by })
}
async function undo(revision: number, by = token) {
  const { revision: from } = await status()
  return api.call(undoChange, { undo: revision, revision: from, why: 'a mistake' }, { token: by })
}
const history = async (fields = {}) => {
  const { outcome } = await api.call(registryHistory, fields, { token })
  if (outcome.kind !== 'ok') throw new Error(outcome.kind)
  return outcome
}
const found = async (rule: string, version: string) => {
  const { outcome } = await api.call(checkRemote, { remote, version }, { token })
  if (outcome.kind !== 'ok') throw new Error(outcome.kind)
  return outcome.data.find((one) => one.rule === rule)
}

it('a version over its limit is refused with chunk and cause, until an owner allows it with a reason', async () => {
  const cause = 'The largest parts of ./pages: moment (84 KB).'
  expect((await found('size', '2.0.0'))?.text).toContain(cause)
  const refused = await promote('2.0.0')
  expect(refused).toContain('./pages starts with 132 KB compressed, 12 KB over the limit of 120 KB')
  expect(refused).toContain(cause)
  const [, bytes = ''] = /registry budget mfe-trips --start \.\/pages --bytes (\d+) --why/.exec(refused) ?? []

  const allowed = await budget({ most: Number(bytes) })
  expect(allowed.outcome).toMatchObject({ kind: 'ok' })
  expect(await allowedNow()).toEqual([
    { kind: 'start', of: './pages', most: Number(bytes), why: 'the map needs it' },
  ])
  expect(await found('size', '2.0.0')).toMatchObject({
    ok: true,
    text: expect.stringContaining('instead of 120 KB are allowed ("the map needs it").'),
  })
  expect(await promote('2.0.0')).toBe('ok')
  expect(await promote('1.0.0')).toBe('ok')
})

it('the change is in the history of all and of the remote, and an undo takes it back', async () => {
  const { data, meta } = await history({ remote })
  const [entry] = meta.budgets ?? []
  expect(entry).toMatchObject({
    budgetOf: remote,
    environment: 'production',
    who: 'token owner',
    why: 'the map needs it',
    change: { remote, kind: 'start', of: './pages' },
    before: [],
    after: [expect.objectContaining({ kind: 'start', of: './pages' })],
  })
  expect(data.map(({ revision }) => revision)).not.toContain(entry?.revision)
  expect((await history()).meta.budgets).toEqual(meta.budgets)
  expect((await history({ remote: 'mfe-other' })).meta.budgets).toEqual([])

  expect((await undo(entry?.revision ?? 0)).outcome).toMatchObject({ kind: 'ok' })
  expect(await allowedNow()).toEqual([])
  expect(await promote('2.0.0')).toContain('over the limit of 120 KB')
  expect((await history({ remote })).meta.budgets?.[0]?.change).toEqual({
    type: 'undo',
    revision: entry?.revision,
  })
})

it('another instance knows it, and another environment does not', async () => {
  await budget({ kind: 'total', of: undefined, most: 500_000 })
  const second = await startApi({ shell: shell.folder, sharing: api })
  const staging = await startApi({ shell: shell.folder, sharing: api, settings: { ENVIRONMENT: 'staging' } })
  try {
    expect(second.registry.document().allowed?.[remote]).toMatchObject([{ kind: 'total', most: 500_000 }])
    expect(staging.registry.document().allowed).toBeUndefined()
  } finally {
    await second.close()
    await staging.close()
  }
})

it('only those who may promote the remote may allow it more, or take it back', async () => {
  const publisher = await tokenWith(api, ['read', 'publish', 'switch', 'preview'], [remote])
  const elsewhere = await tokenWith(api, ['read', 'promote'], ['mfe-rooms'])
  const promoter = await tokenWith(api, ['read', 'promote'], [remote])
  const [entry] = (await history({ remote })).meta.budgets ?? []
  for (const by of [publisher, elsewhere]) {
    expect((await budget({ most: 300_000 }, { by })).status).toBe(403)
    expect((await undo(entry?.revision ?? 0, by)).status).toBe(403)
  }
  expect((await budget({ most: 300_000 }, { by: promoter })).outcome).toMatchObject({ kind: 'ok' })
  expect((await budget({ most: undefined }, { by: promoter })).outcome).toMatchObject({ kind: 'ok' })
})

it('the limits that are usual at the site are changed by an operator who may grant, for all remotes', async () => {
  const all = { remote: 'all', kind: 'chunk', of: undefined, most: 1000 } as const
  const promoter = await tokenWith(api, ['read', 'promote', 'preview'])
  const limited = await tokenWith(api, rights, [remote])
  for (const by of [promoter, limited]) expect((await budget(all, { by })).status).toBe(403)
  await publish(api.database, heavy('2.5.0'))
  expect((await found('size', '2.5.0'))?.text).not.toContain(`${chunk} is`)
  expect((await budget(all, { why: 'slow networks' })).outcome).toMatchObject({ kind: 'ok' })
  expect((await status()).limits).toEqual([{ kind: 'chunk', most: 1000, why: 'slow networks' }])
  expect((await found('size', '2.5.0'))?.text).toContain(
    `${chunk} is 131 KB compressed, 131 KB over the limit of 1 KB`,
  )
  await budget({ kind: 'chunk', of: 'pages.js', most: 140_000 })
  expect((await found('size', '2.5.0'))?.text).not.toContain(`${chunk} is`)
  const { meta } = await history()
  const set = meta.budgets?.find(({ budgetOf }) => budgetOf === 'all')
  expect((await undo(set?.revision ?? 0, promoter)).status).toBe(403)
  expect((await undo(set?.revision ?? 0)).outcome).toMatchObject({ kind: 'ok' })
  expect((await status()).limits).toEqual([])
})

it('a change without effect, of an unknown remote, or on an old revision is refused', async () => {
  expect((await budget({})).outcome).toMatchObject({ message: 'It has the usual limit already.' })
  expect((await budget({ remote: 'mfe-never', most: 1 })).outcome).toMatchObject({
    message: 'No version of mfe-never is published.',
  })
  const { revision } = await status()
  await budget({ kind: 'mount', of: undefined, most: 300 })
  const wanted = JSON.stringify({ remote, kind: 'chunk', of: 'pages.js', most: 300_000 })
  const late = { budget: wanted, revision, why: 'late' }
  expect((await api.call(changeBudget, late, { token })).outcome).toMatchObject({
    kind: 'stale',
    message: expect.stringMatching(
      /You wanted "Allow pages\.js a size of 293 KB" for mfe-trips.*the budgets of mfe-trips in production, mount: 200 ms → 300 ms/,
    ),
  })
})

it.each([
  ['no JSON', { budget: 'more' }, 'budget'],
  ['an unknown kind', { budget: JSON.stringify({ remote, kind: 'colour', most: 1 }) }, 'budget'],
  ['no chunk', { budget: JSON.stringify({ remote, kind: 'chunk', most: 1 }) }, 'budget'],
  ['a part of all', { budget: JSON.stringify({ remote: 'all', kind: 'chunk', of: 'a', most: 1 }) }, 'budget'],
  ['a part of the whole', { budget: JSON.stringify({ remote, kind: 'total', of: 'a', most: 1 }) }, 'budget'],
  ['half a byte', { budget: JSON.stringify({ remote, kind: 'total', most: 0.5 }) }, 'budget'],
  ['no reason', { budget: JSON.stringify({ remote, kind: 'total', most: 1 }), why: ' ' }, 'why'],
])('a change with %s is invalid', async (_case, fields, field) => {
  const { status: http, body } = await api.call(changeBudget, { revision: 1, why: 'x', ...fields }, { token })
  expect([http, body.code]).toEqual([400, 'invalid'])
  expect(body.message).toContain(field)
})

it('a version whose mount blocks the browsers of visitors for too long is refused', async () => {
  const slow = '3.0.0'
  await publish(api.database, versionOf(remote, slow))
  await insertVitals(api, remote, slow, { vital: 'mount', views: 40, around: 600 })
  expect(await found('mount', slow)).toMatchObject({ ok: true })
  await insertVitals(api, remote, slow, { vital: 'mount', views: 40, around: 600, minutesAgo: 90 })
  const refused = await promote(slow)
  expect(refused).toMatch(
    /Its mount blocks the main thread for \d+ ms in 75 of 100 views, \d+ ms over the limit of 300 ms \(80 views\)/,
  )
  const [, time = ''] = /--mount --milliseconds (\d+) --why/.exec(refused) ?? []
  expect((await budget({ kind: 'mount', of: undefined, most: Number(time) })).outcome.kind).toBe('ok')
  expect(await promote(slow)).toBe('ok')
})
