import {
  addProof,
  type Change,
  changeRegistry,
  changeRules,
  type JourneyRun,
  publishedVersion,
  recordProof,
  registryStatus,
  type RulesChange,
  type SignedProof,
  undoChange,
} from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'
import { ownerToken, tokenWith } from '../testing/owner'
import { builtShell, publish, versionOf } from '../testing/registry'

const remote = 'mfe-trips'
const stagingUrl = 'https://staging.example.com'
const full: JourneyRun = { shell: '0.1.0-abc', live: { 'mfe-rooms': '1.0.0' }, passed: 48, skipped: 0 }

let shell: Awaited<ReturnType<typeof builtShell>>
/** Two installations, each with its own database and key. */
let staging: TestApi
let production: TestApi
/** A token that may publish the remote in production, and nothing else. */
let publisher: string
beforeAll(async () => {
  shell = await builtShell()
  staging = await startApi({
    shell: shell.folder,
    settings: { ENVIRONMENT: 'staging', PUBLIC_URL: stagingUrl },
  })
  production = await startApi({ shell: shell.folder })
  const versions = ['1.0.0', '1.1.0', '1.2.0', '1.3.0'].map((version) => versionOf(remote, version))
  await publish(staging.database, ...versions)
  await publish(production.database, ...versions)
  publisher = await tokenWith(production, ['publish'], [remote])
})
afterAll(async () => {
  await staging.close()
  await production.close()
  await shell.remove()
})

const published = async (site: TestApi, version: string) => {
  const { outcome } = await site.call(
    publishedVersion,
    { remote, version },
    { token: await ownerToken(site) },
  )
  if (outcome.kind !== 'ok') throw new Error(outcome.kind)
  return outcome.data
}
const record = async (site: TestApi, version: string, run: JourneyRun = full, token?: string) => {
  const { record: integrity } = await published(site, version)
  const fields = { remote, version, integrity, run: JSON.stringify(run) }
  return site.call(recordProof, fields, { token: token ?? (await ownerToken(site)) })
}
const add = (version: string, signed: SignedProof) =>
  production.call(addProof, { remote, version, proof: JSON.stringify(signed) }, { token: publisher })
const signedAt = async (site: TestApi, version: string): Promise<SignedProof> => {
  const [first] = (await published(site, version)).proofs
  if (!first) throw new Error(`no proof of ${version}`)
  return first.signed
}
const statusOf = async (site: TestApi) => {
  const { outcome } = await site.call(registryStatus, {}, { token: await ownerToken(site) })
  if (outcome.kind !== 'ok') throw new Error(outcome.kind)
  return outcome.data
}
const rule = async (change: RulesChange) => {
  const { revision } = await statusOf(production)
  const fields = { rule: JSON.stringify(change), revision, why: 'a test' }
  const { outcome } = await production.call(changeRules, fields, { token: await ownerToken(production) })
  expect(outcome.kind).toBe('ok')
}
const change = async (wanted: Change) => {
  const { revision } = await statusOf(production)
  const fields = { change: JSON.stringify(wanted), revision, why: 'a test' }
  const { outcome } = await production.call(changeRegistry, fields, { token: await ownerToken(production) })
  return outcome
}

describe('a proof', () => {
  it('says what ran, with what, when and by whom, and is signed by its site', async () => {
    const token = await tokenWith(staging, ['prove'], [remote])
    const { outcome } = await record(staging, '1.0.0', full, token)
    const summary = {
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      who: `token prove ${remote}`,
      shell: '0.1.0-abc',
      passed: 48,
      skipped: 0,
      site: stagingUrl,
      verified: true,
      full: true,
    }
    expect(outcome).toMatchObject({ kind: 'ok', data: summary })
    const { proofs } = await published(staging, '1.0.0')
    expect(proofs).toEqual([{ ...summary, signed: expect.anything() }])
    expect(JSON.parse(proofs[0]?.signed.text ?? '')).toMatchObject({
      remote,
      version: '1.0.0',
      live: full.live,
      environment: 'staging',
      record: (await published(staging, '1.0.0')).record,
    })
    expect((await statusOf(staging)).remotes[0]?.proofs).toEqual({ '1.0.0': [summary] })
  })

  it.each<[string, Partial<JourneyRun>]>([
    ['without a journey', { passed: 0 }],
    ['of selected journeys', { filter: 'roommate --project=wide' }],
  ])('%s is kept, and is not a full one', async (_case, more) => {
    const { outcome } = await record(staging, '1.1.0', { ...full, ...more })
    expect(outcome).toMatchObject({ kind: 'ok', data: { full: false, ...more } })
  })

  it('of a full run comes first, whatever ran after it', async () => {
    await record(staging, '1.1.0')
    for (const filter of ['a', 'b', 'c']) await record(staging, '1.1.0', { ...full, filter })
    const [first] = (await statusOf(staging)).remotes[0]?.proofs?.['1.1.0'] ?? []
    expect(first).toMatchObject({ full: true })
  })

  it('needs the right "prove", a published version and its own files', async () => {
    const ci = await tokenWith(staging, ['read', 'publish', 'promote'])
    expect((await record(staging, '1.2.0', full, ci)).status).toBe(403)
    const elsewhere = await tokenWith(staging, ['prove'], ['mfe-rooms'])
    expect((await record(staging, '1.2.0', full, elsewhere)).status).toBe(403)
    const token = await ownerToken(staging)
    const fields = { remote, run: JSON.stringify(full), integrity: `sha256-${'A'.repeat(43)}=` }
    const other = await staging.call(recordProof, { ...fields, version: '1.2.0' }, { token })
    expect(other.outcome).toMatchObject({ kind: 'refused', message: expect.stringContaining('another') })
    const none = await staging.call(recordProof, { ...fields, version: '9.0.0' }, { token })
    expect(none.status).toBe(404)
    expect((await published(staging, '1.2.0')).proofs).toEqual([])
  })

  it.each([
    ['no JSON', { run: 'all' }],
    ['a number of journeys that is none', { run: JSON.stringify({ ...full, passed: -1 }) }],
    ['a filter of two lines', { run: JSON.stringify({ ...full, filter: 'a\nb' }) }],
    ['an invalid hash', { run: JSON.stringify(full), integrity: 'sha256-x' }],
  ])('is refused with %s', async (_case, more) => {
    const { record: integrity } = await published(staging, '1.2.0')
    const fields = { remote, version: '1.2.0', integrity, ...more }
    const { status } = await staging.call(recordProof, fields, { token: await ownerToken(staging) })
    expect(status).toBe(400)
  })
})

describe('a proof of another site', () => {
  it('is unverified until an owner trusts the key of that site, and again when the trust ends', async () => {
    await record(staging, '1.2.0')
    const signed = await signedAt(staging, '1.2.0')
    expect((await add('1.2.0', signed)).outcome).toMatchObject({
      kind: 'ok',
      data: { verified: false, full: true, site: stagingUrl, who: 'token owner' },
    })
    const key = (await statusOf(staging)).key ?? ''
    await rule({ type: 'trust', site: stagingUrl, key })
    expect((await published(production, '1.2.0')).proofs).toMatchObject([{ verified: true }])
    await rule({ type: 'distrust', site: stagingUrl })
    expect((await published(production, '1.2.0')).proofs).toMatchObject([{ verified: false }])
  })

  it('is kept once, however often it is sent', async () => {
    const signed = await signedAt(staging, '1.2.0')
    await add('1.2.0', signed)
    expect((await published(production, '1.2.0')).proofs).toHaveLength(1)
  })

  it('is refused if it was changed, or is of another version', async () => {
    const signed = await signedAt(staging, '1.2.0')
    const changed = { ...signed, text: signed.text.replace('"passed":48', '"passed":49') }
    expect(changed.text).not.toBe(signed.text)
    expect((await add('1.2.0', changed)).outcome).toMatchObject({
      kind: 'refused',
      message: expect.stringContaining('signature'),
    })
    const { key } = (await published(production, '1.2.0')).proofs[0]?.signed ?? { key: '' }
    expect(key).toBe(signed.key)
    const stranger = { ...signed, key: (await statusOf(production)).key ?? '' }
    expect((await add('1.2.0', stranger)).outcome).toMatchObject({ kind: 'refused' })
    expect((await add('1.1.0', signed)).outcome).toMatchObject({
      kind: 'refused',
      message: `It is a proof of ${remote} 1.2.0 with other files, not of this version.`,
    })
    expect((await published(production, '1.1.0')).proofs).toEqual([])
  })

  it('needs the right "publish" for the remote, and valid fields', async () => {
    const proof = JSON.stringify(await signedAt(staging, '1.2.0'))
    const fields = { remote, version: '1.2.0', proof }
    const reader = await tokenWith(production, ['read', 'prove'])
    const elsewhere = await tokenWith(production, ['publish'], ['mfe-rooms'])
    for (const token of [reader, elsewhere])
      expect((await production.call(addProof, fields, { token })).status).toBe(403)
    const token = await ownerToken(production)
    expect((await production.call(addProof, { ...fields, proof: '{}' }, { token })).status).toBe(400)
    expect((await production.call(addProof, { ...fields, version: '9.0.0' }, { token })).status).toBe(404)
  })
})

describe('where a proof is demanded', () => {
  beforeAll(async () => {
    await change({ type: 'promote', remote, version: '1.0.0' })
    await rule({ type: 'demand-proof', demanded: true })
  })
  const refusal = {
    kind: 'refused',
    message: expect.stringContaining(
      `Run "npm run e2e -- --with ${remote}@1.2.0 --site <url> --record" with all journeys`,
    ),
  }

  it('a version goes live only with a full proof of a trusted site', async () => {
    const promote = () => change({ type: 'promote', remote, version: '1.2.0' })
    const canary = () => change({ type: 'canary', remote, version: '1.2.0', percent: 5 })
    expect(await canary()).toMatchObject(refusal)
    expect(await promote()).toMatchObject(refusal)
    await rule({ type: 'trust', site: stagingUrl, key: (await statusOf(staging)).key ?? '' })
    expect((await canary()).kind).toBe('ok')
    expect((await promote()).kind).toBe('ok')
  })

  it('a proof of a part, or of this site itself, is judged in the same way', async () => {
    const promote = () => change({ type: 'promote', remote, version: '1.3.0' })
    await record(production, '1.3.0', { ...full, filter: 'roommate' })
    expect((await promote()).kind).toBe('refused')
    await record(production, '1.3.0')
    expect((await promote()).kind).toBe('ok')
  })

  it('an undo and a rollback to a version that was live never need one', async () => {
    await rule({ type: 'distrust', site: stagingUrl })
    expect((await change({ type: 'rollback', remote })).kind).toBe('ok')
    const back = await change({ type: 'rollback', remote, version: '1.0.0' })
    if (back.kind !== 'ok') throw new Error(back.kind)
    const { revision } = back.data
    const fields = { undo: revision, revision, why: 'it was fine' }
    const { outcome } = await production.call(undoChange, fields, { token: await ownerToken(production) })
    expect(outcome.kind).toBe('ok')
    expect((await statusOf(production)).remotes[0]?.live?.current).toBe('1.2.0')
  })
})
