import {
  type Change,
  changeRegistry,
  changeRules,
  registryHistory,
  registryStatus,
  type RulesChange,
  rights,
  undoChange,
} from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'
import { ownerToken, tokenWith } from '../testing/owner'
import { builtShell, grant, publish, versionOf } from '../testing/registry'

const remote = 'mfe-trips'
const site = 'https://staging.example.com'
const key = `${'A'.repeat(43)}=`

let shell: Awaited<ReturnType<typeof builtShell>>
let api: TestApi
let token: string
beforeAll(async () => {
  shell = await builtShell()
  api = await startApi({ shell: shell.folder })
  token = await ownerToken(api)
  await publish(api.database, versionOf(remote, '1.0.0'), versionOf(remote, '1.1.0'))
})
afterAll(async () => {
  await api.close()
  await shell.remove()
})

const status = async () => {
  const { outcome } = await api.call(registryStatus, {}, { token })
  if (outcome.kind !== 'ok') throw new Error(outcome.kind)
  return outcome.data
}
const history = async (fields = {}) => {
  const { outcome } = await api.call(registryHistory, fields, { token })
  if (outcome.kind !== 'ok') throw new Error(outcome.kind)
  return outcome
}
const rule = async (change: RulesChange, by = token) => {
  const { revision } = await status()
  const fields = { rule: JSON.stringify(change), revision, why: 'a test' }
  return api.call(changeRules, fields, { token: by })
}
const change = async (wanted: Change) => {
  const { revision } = await status()
  return api.call(changeRegistry, { change: JSON.stringify(wanted), revision, why: 'a test' }, { token })
}
const undo = async (revision: number, by = token) => {
  const { revision: from } = await status()
  return api.call(undoChange, { undo: revision, revision: from, why: 'a mistake' }, { token: by })
}
/** The revision of a change that was made. */
const made = ({ outcome }: { readonly outcome: { readonly kind: string; readonly data?: unknown } }) => {
  if (outcome.kind !== 'ok') throw new Error(JSON.stringify(outcome))
  return (outcome.data as { revision: number }).revision
}
const demand: RulesChange = { type: 'demand-proof', demanded: true }

describe('the rules of an environment', () => {
  it('are changed with a reason, are in the history, and can be undone', async () => {
    expect((await status()).rules).toEqual({ demandProof: false, trusted: [] })
    const revision = made(await rule(demand))
    expect((await status()).rules).toEqual({ demandProof: true, trusted: [] })
    const entry = { revision, who: 'token owner', why: 'a test', environment: 'production', change: demand }
    const { data, meta } = await history()
    expect(data).toEqual([])
    expect(meta.rules).toEqual([
      expect.objectContaining({
        ...entry,
        before: { demandProof: false, trusted: [] },
        after: { demandProof: true, trusted: [] },
      }),
    ])
    const undone = made(await undo(revision))
    expect((await status()).rules?.demandProof).toBe(false)
    expect((await history()).meta.rules?.[0]).toMatchObject({
      revision: undone,
      change: { type: 'undo', revision },
    })
  })

  it('share the revisions of the remotes, and the history of one remote leaves them out', async () => {
    const first = made(await change({ type: 'promote', remote, version: '1.0.0' }))
    const between = made(await rule({ type: 'trust', site, key }))
    const last = made(await change({ type: 'switch', remote, enabled: false }))
    expect([between, last]).toEqual([first + 1, first + 2])
    const revisionsOf = (entries: readonly { revision: number }[] = []) =>
      entries.map(({ revision }) => revision)
    const whole = await history()
    expect([revisionsOf(whole.data), revisionsOf(whole.meta.rules).slice(0, 1)]).toEqual([
      [last, first],
      [between],
    ])
    // A page has the changes of the rules that belong between its own.
    const newest = await history({ most: 1 })
    expect([revisionsOf(newest.data), revisionsOf(newest.meta.rules)]).toEqual([[last], []])
    const next = await history({ most: 1, before: last })
    expect([revisionsOf(next.data), revisionsOf(next.meta.rules)]).toEqual([[first], [between]])
    expect((await history({ remote })).meta.rules).toEqual([])
    made(await change({ type: 'switch', remote, enabled: true }))
  })

  it('are the same on every instance, and others in another environment', async () => {
    made(await rule(demand))
    const second = await startApi({ shell: shell.folder, sharing: api })
    const staging = await startApi({
      shell: shell.folder,
      sharing: api,
      settings: { ENVIRONMENT: 'staging' },
    })
    try {
      expect(second.registry.document().rules?.demandProof).toBe(true)
      expect(staging.registry.document().rules).toBeUndefined()
    } finally {
      await second.close()
      await staging.close()
    }
    made(await rule({ type: 'demand-proof', demanded: false }))
  })

  it('are refused if a change has no effect, and stale if somebody changed anything since', async () => {
    expect((await rule({ type: 'demand-proof', demanded: false })).outcome).toMatchObject({
      kind: 'refused',
      message: 'No proof is demanded.',
    })
    const { revision } = await status()
    made(await change({ type: 'region', remote, region: 'Others', open: false }))
    const late = { rule: JSON.stringify(demand), revision, why: 'late' }
    expect((await api.call(changeRules, late, { token })).outcome).toMatchObject({
      kind: 'stale',
      message: expect.stringContaining(
        'You wanted "Demand a proof that the journeys of a version passed", based on revision',
      ),
    })
    made(await rule({ type: 'distrust', site }))
    const old = { change: '{"type":"switch","remote":"mfe-trips","enabled":false}', revision, why: 'late' }
    expect((await api.call(changeRegistry, old, { token })).outcome).toMatchObject({
      kind: 'stale',
      message: expect.stringContaining(`the rules in production, no longer trusted: ${site}`),
    })
  })

  it.each([
    ['no JSON', { rule: 'demand it' }, 'rule'],
    ['an unknown kind', { rule: '{"type":"forget"}' }, 'rule'],
    [
      'an address with a path',
      { rule: JSON.stringify({ type: 'trust', site: `${site}/console`, key }) },
      'rule',
    ],
    ['a key that is none', { rule: JSON.stringify({ type: 'trust', site, key: 'x' }) }, 'rule'],
    ['no reason', { rule: JSON.stringify(demand), why: ' ' }, 'why'],
  ])('are invalid with %s', async (_case, fields, field) => {
    const { status: http, body } = await api.call(
      changeRules,
      { revision: 1, why: 'x', ...fields },
      { token },
    )
    expect([http, body.code]).toEqual([400, 'invalid'])
    expect(body.message).toContain(field)
  })

  it('are changed and undone by an owner only: by a token that may grant, for all remotes', async () => {
    const revision = made(await rule({ type: 'trust', site, key }))
    const olga = await api.signUp('olga')
    await grant(api, olga)
    const limited = await tokenWith(api, rights, [remote])
    const publisher = await tokenWith(api, ['read', 'publish', 'prove', 'promote', 'switch'])
    for (const by of [olga.api_token, limited, publisher]) {
      expect((await rule(demand, by)).status).toBe(403)
      expect((await undo(revision, by)).status).toBe(403)
    }
    expect((await rule(demand, limited)).body.message).toContain(
      'may decide about mfe-trips only, not about all remotes.',
    )
    expect((await status()).rules).toEqual({ demandProof: false, trusted: [{ site, key }] })
  })
})
