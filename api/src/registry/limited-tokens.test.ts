import {
  type Change,
  changeBudget,
  changeRegistry,
  checkRemote,
  overrideLink,
  publishedVersion,
  publishVersion,
  recordProof,
  registryHistory,
  registryStatus,
  rights,
  undoChange,
} from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'
import { tokenWith } from '../testing/owner'
import { builtShell, changesBy, grant, publish, versionOf } from '../testing/registry'

const [own, other] = ['mfe-trips', 'mfe-rooms']
const at = '2126-03-01T08:00:00.000Z'

let shell: Awaited<ReturnType<typeof builtShell>>
let api: TestApi
/** Every right, for one remote. */
let token: string
let by: ReturnType<typeof changesBy>
/** Revisions that closed a region of each remote, so that there is something to undo. */
const closed: Record<string, number> = {}
beforeAll(async () => {
  shell = await builtShell()
  api = await startApi({ shell: shell.folder })
  token = await tokenWith(api, rights, [own])
  const operator = await api.signUp('olga')
  await grant(api, operator)
  by = changesBy(api, operator)
  for (const remote of [own, other]) {
    const versions = ['1.0.0', '1.1.0', '1.2.0'].map((version) => versionOf(remote, version))
    await publish(api.database, ...versions)
    await by({ type: 'promote', remote, version: '1.0.0' })
    await by({ type: 'promote', remote, version: '1.1.0' })
    await by({ type: 'region', remote, region: 'Others', open: false, at })
    closed[remote] = await by({ type: 'region', remote, region: 'United Kingdom', open: false })
  }
})
afterAll(async () => {
  await api.close()
  await shell.remove()
})

const state = async () => {
  const { outcome } = await api.call(registryStatus, {}, { token })
  if (outcome.kind !== 'ok') throw new Error(outcome.kind)
  return outcome.data
}
const changed = async (change: Change) => {
  const { revision } = await state()
  return api.call(changeRegistry, { change: JSON.stringify(change), revision, why: 'x' }, { token })
}
const undo = async (remote: string) => {
  const { revision } = await state()
  return api.call(undoChange, { undo: closed[remote] ?? 0, revision, why: 'x' }, { token })
}

/** Every change of what a visitor gets of a remote, in an order in which each is possible. */
const operations: readonly (readonly [
  string,
  (remote: string) => Promise<{ status: number; body: { message?: string } }>,
])[] = [
  ['undo', undo],
  [
    'publish',
    (remote) => {
      const { record, files } = versionOf(remote, '2.0.0')
      return api.call(publishVersion, { record }, { token, files })
    },
  ],
  [
    'record-proof',
    async (remote) => {
      const { outcome } = await api.call(publishedVersion, { remote, version: '1.2.0' }, { token })
      const integrity = outcome.kind === 'ok' ? outcome.data.record : ''
      const run = JSON.stringify({ shell: '0.1.0', live: {}, passed: 1, skipped: 0 })
      return api.call(recordProof, { remote, version: '1.2.0', integrity, run }, { token })
    },
  ],
  ['override-link', (remote) => api.call(overrideLink, { remote, version: '1.2.0' }, { token })],
  ['canary', (remote) => changed({ type: 'canary', remote, version: '1.2.0', percent: 5 })],
  ['end-canary', (remote) => changed({ type: 'end-canary', remote })],
  ['promote', (remote) => changed({ type: 'promote', remote, version: '1.2.0' })],
  ['rollback', (remote) => changed({ type: 'rollback', remote })],
  ['region', (remote) => changed({ type: 'region', remote, region: 'South Korea', open: false })],
  ['planned region', (remote) => changed({ type: 'region', remote, region: 'Others', open: true, at })],
  ['forget-planned', (remote) => changed({ type: 'forget-planned', remote, region: 'Others', at })],
  ['switch', (remote) => changed({ type: 'switch', remote, enabled: false })],
  [
    'budget',
    async (remote) => {
      const { revision } = await state()
      const budget = JSON.stringify({ remote, kind: 'mount', most: 300 })
      return api.call(changeBudget, { budget, revision, why: 'x' }, { token })
    },
  ],
  ['retire', (remote) => changed({ type: 'switch', remote, enabled: false, retired: true })],
]

describe('a token with every right for one remote', () => {
  it.each(operations)('cannot %s another', async (_name, operation) => {
    const before = await state()
    const { status, body } = await operation(other)
    expect([status, body.message]).toEqual([
      403,
      expect.stringMatching(/^token .* may change mfe-trips only, not mfe-rooms\.$/),
    ])
    expect(await state()).toEqual(before)
  })

  it.each(operations)('can %s its own', async (_name, operation) => {
    expect(await operation(own)).toMatchObject({ status: 200, body: { res: true } })
  })

  it('can read about all: its remote is live together with them', async () => {
    const reads = [
      api.call(registryHistory, { remote: other }, { token }),
      api.call(checkRemote, { remote: other, version: '1.1.0' }, { token }),
    ]
    for (const read of reads) expect(await read).toMatchObject({ status: 200 })
  })
})
