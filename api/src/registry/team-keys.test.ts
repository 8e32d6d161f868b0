import {
  changeRegistry,
  checkRemote,
  publishedVersion,
  publishVersion,
  registryStatus,
  teamKeys,
} from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'
import { ownerToken, tokenWith } from '../testing/owner'
import { builtShell, versionOf } from '../testing/registry'
import { keyList, newTeamKey, sendKeys, signaturesOf, type TestKey } from '../testing/team-keys'
import type { BuiltVersion } from '../testing/versions'

const remote = 'mfe-events'
let now = Date.now()
let shell: Awaited<ReturnType<typeof builtShell>>
let api: TestApi
let owner: string
/** A token as a CI has it. */
let ci: string
const [mina, jun, ana] = ['Mina', 'Jun', 'Ana'].map((name) => newTeamKey(name, 'owner')) as [
  TestKey,
  TestKey,
  TestKey,
]
const pipeline = newTeamKey('ci')
beforeAll(async () => {
  shell = await builtShell()
})
afterAll(() => shell.remove())
beforeEach(async () => {
  now = Date.now()
  api = await startApi({ shell: shell.folder, now: () => now })
  owner = await ownerToken(api)
  ci = await tokenWith(api, ['read', 'publish', 'promote'], [remote])
})
afterEach(() => api.close())

const build = (version: string) => versionOf(remote, version)
const publish = async (built: BuiltVersion, signatures?: string) =>
  (await api.call(publishVersion, { record: built.record, signatures }, { token: ci, files: built.files }))
    .outcome
const change = async (fields: object) => {
  const status = await api.call(registryStatus, {}, { token: ci })
  const revision = status.outcome.kind === 'ok' ? status.outcome.data.revision : -1
  const one = JSON.stringify({ remote, ...fields })
  return (await api.call(changeRegistry, { change: one, revision, why: 'a test' }, { token: ci })).outcome
}
const promote = (version: string) => change({ type: 'promote', version })
const remoteStatus = async () => {
  const { outcome } = await api.call(registryStatus, {}, { token: ci })
  return outcome.kind === 'ok' ? outcome.data.remotes.find(({ name }) => name === remote) : undefined
}
/** Gives the team its first keys. */
const begin = async (...keys: TestKey[]) => {
  const outcome = await sendKeys(api, owner, keyList(1, keys), [mina])
  expect(outcome).toMatchObject({ kind: 'ok', data: { remote, number: 1 } })
}

describe('a remote whose team has keys', () => {
  it('accepts a version that one of them signed, and shows whose key it was', async () => {
    await begin(mina, pipeline)
    const built = build('1.0.0')
    const published = await publish(built, signaturesOf(built, pipeline))
    expect(published.kind === 'ok' && published.data.findings.at(-1)).toMatchObject({
      rule: 'signature',
      ok: true,
      text: 'It is signed by ci, a key of its team.',
    })
    expect((await promote('1.0.0')).kind).toBe('ok')
    expect(await remoteStatus()).toMatchObject({ keys: { number: 1 }, signers: { '1.0.0': 'ci' } })
    const { outcome } = await api.call(publishedVersion, { remote, version: '1.0.0' }, { token: ci })
    expect(outcome.kind === 'ok' && outcome.data.signatures).toEqual(
      JSON.parse(signaturesOf(built, pipeline)),
    )
  })

  it.each<[string, (built: BuiltVersion) => string | undefined, string]>([
    [
      'without a signature, also with a stolen token',
      () => undefined,
      'this version is not signed by any of them',
    ],
    [
      'signed with a key of somebody else',
      (built) => signaturesOf(built, newTeamKey('ci')),
      'not, or no longer, one of the keys',
    ],
    [
      'with the signature of another version',
      () => signaturesOf(build('9.9.9'), pipeline),
      'is not one of this version',
    ],
  ])('publishes no version %s', async (_, sign, message) => {
    await begin(mina, pipeline)
    const built = build('1.0.0')
    const outcome = await publish(built, sign(built))
    expect(outcome).toMatchObject({ kind: 'refused', message: expect.stringContaining(message) })
    expect(await remoteStatus()).toBeUndefined()
  })

  it('accepts nothing new of a key that has ended, and what it signed before stays valid', async () => {
    const until = Date.now() + 60_000
    await begin(mina, { ...pipeline, until: new Date(until).toISOString() })
    const [before, after] = [build('1.0.0'), build('1.1.0')]
    expect((await publish(before, signaturesOf(before, pipeline))).kind).toBe('ok')
    now = until
    expect(await publish(after, signaturesOf(after, pipeline))).toMatchObject({
      kind: 'refused',
      message: expect.stringContaining('The key of ci signs nothing more since'),
    })
    expect((await promote('1.0.0')).kind).toBe('ok')
  })

  it('makes nothing live that a revoked key has signed, until another key signs it', async () => {
    await begin(mina, pipeline)
    const built = build('1.0.0')
    await publish(built, signaturesOf(built, pipeline))
    expect((await sendKeys(api, ci, keyList(2, [mina]), [mina])).kind).toBe('ok')
    const sentences = [{ says: 'signature-missing', values: { target: `${remote}@1.0.0` } }]
    expect(await promote('1.0.0')).toMatchObject({ kind: 'refused', sentences })
    const check = await api.call(checkRemote, { remote, version: '1.0.0' }, { token: ci })
    expect(check.outcome.kind === 'ok' && check.outcome.data.at(-1)).toMatchObject({ ok: false, sentences })
    expect((await publish(built, signaturesOf(built, mina))).kind).toBe('ok')
    expect((await promote('1.0.0')).kind).toBe('ok')
    expect((await remoteStatus())?.signers).toEqual({ '1.0.0': 'Mina' })
  })

  it('can be rolled back to a version from before, which nobody signed', async () => {
    await publish(build('1.0.0'))
    await promote('1.0.0')
    await begin(mina)
    const built = build('1.1.0')
    await publish(built, signaturesOf(built, mina))
    expect((await promote('1.1.0')).kind).toBe('ok')
    expect((await change({ type: 'canary', version: '1.0.0', percent: 5 })).kind).toBe('refused')
    expect((await change({ type: 'rollback' })).kind).toBe('ok')
  })

  it('lets nothing go live if its list was damaged in the database', async () => {
    await begin(mina, pipeline)
    const built = build('1.0.0')
    await publish(built, signaturesOf(built, pipeline))
    await api.database.pool.query(`update team_key_lists set body = '{}'`)
    expect((await promote('1.0.0')).kind).toBe('refused')
    expect((await publish(build('1.1.0'), signaturesOf(build('1.1.0'), pipeline))).kind).toBe('refused')
  })
})

describe('the keys of a team', () => {
  it('begin with a token that may grant, and with the signatures of their owners', async () => {
    const first = keyList(1, [mina, jun], { threshold: 2 })
    const refused = await sendKeys(api, ci, first, [mina, jun])
    expect(refused.kind).toBe('not-owner')
    expect(await sendKeys(api, owner, first, [mina])).toMatchObject({
      kind: 'refused',
      message: expect.stringContaining('2 owners of the new list must sign it, and one signature is missing'),
    })
    expect(await sendKeys(api, owner, keyList(1, [mina]), [])).toMatchObject({
      kind: 'refused',
      message: expect.stringContaining(
        'One owner of the new list must sign it, and one signature is missing',
      ),
    })
    expect((await sendKeys(api, owner, first, [mina, jun])).kind).toBe('ok')
  })

  it('change only with as many owners as the current list demands, whatever the token may', async () => {
    await begin(mina, jun, pipeline)
    const two = keyList(2, [mina, jun, pipeline], { threshold: 2 })
    expect((await sendKeys(api, ci, two, [mina, jun])).kind).toBe('ok')
    const evil = newTeamKey('evil', 'owner')
    for (const signers of [[], [mina], [mina, mina], [mina, pipeline], [mina, evil], [evil]])
      expect((await sendKeys(api, owner, keyList(3, [mina, jun, evil]), signers)).kind).toBe('refused')
    expect((await sendKeys(api, ci, keyList(3, [mina, ana], { threshold: 2 }), [mina, jun])).kind).toBe(
      'refused',
    )
    expect((await sendKeys(api, ci, keyList(3, [mina, ana], { threshold: 2 }), [mina, jun, ana])).kind).toBe(
      'ok',
    )
  })

  it('cannot be replaced by a list that was signed earlier, nor by one that skips a number', async () => {
    await begin(mina, pipeline)
    expect((await sendKeys(api, ci, keyList(2, [mina]), [mina])).kind).toBe('ok')
    for (const number of [1, 2, 4])
      expect(await sendKeys(api, owner, keyList(number, [mina, pipeline]), [mina])).toMatchObject({
        kind: 'stale',
        message: expect.stringContaining('the next one is 3'),
      })
  })

  it('belong to one remote: the token and the list must be about the same', async () => {
    const other = keyList(1, [mina], { remote: 'mfe-other' })
    expect((await sendKeys(api, ci, other, [mina])).kind).toBe('not-owner')
    expect(await sendKeys(api, owner, { ...other, keys: [] }, [mina])).toMatchObject({ kind: 'refused' })
  })

  it('keep every list with its signatures, the author and the time', async () => {
    await begin(mina)
    await sendKeys(api, ci, keyList(2, [mina, jun], { why: 'Jun joins' }), [mina])
    const { outcome } = await api.call(teamKeys, { remote }, { token: ci })
    const lists = outcome.kind === 'ok' ? outcome.data.lists : []
    expect(lists.map(({ text, who }) => [(JSON.parse(text) as { why: string }).why, who])).toEqual([
      ['Jun joins', `token read,publish,promote ${remote}`],
      ['a test', 'token owner'],
    ])
    expect(lists[0]?.signatures.map(({ key }) => key)).toEqual([mina.key])
  })

  it('may be the same at two instances that send one list at the same time: one of them is first', async () => {
    await begin(mina)
    const list = keyList(2, [mina, jun])
    const both = await Promise.all([1, 2].map(() => sendKeys(api, ci, list, [mina])))
    expect(both.map(({ kind }) => kind).sort()).toEqual(['ok', 'stale'])
  })
})
