import { overrideLink, overridePath, pageVersions, registryHistory } from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'
import { ownerToken } from '../testing/owner'
import { builtShell, changesBy, grant, publish, versionOf } from '../testing/registry'

const remote = 'mfe-trips'
let shell: Awaited<ReturnType<typeof builtShell>>
let api: TestApi
let change: ReturnType<typeof changesBy>
beforeAll(async () => {
  shell = await builtShell()
  api = await startApi({ shell: shell.folder })
  const operator = await api.signUp('olga')
  await grant(api, operator)
  change = changesBy(api, operator)
  await publish(api.database, versionOf(remote, '1.0.0'), versionOf(remote, '1.1.0'))
  await publish(api.database, versionOf('mfe-hidden', '1.0.0'))
  await change({ type: 'promote', remote, version: '1.0.0' })
})
afterAll(async () => {
  await api.close()
  await shell.remove()
})

const ask = async (options: Parameters<TestApi['call']>[2] = {}) => {
  const { outcome } = await api.call(pageVersions, {}, options)
  if (outcome.kind !== 'ok') throw new Error(outcome.kind)
  return outcome.data
}
/** The time of a revision, from the operators' history. */
const timeOf = async (revision: number) => {
  const { outcome } = await api.call(registryHistory, {}, { token: await ownerToken(api) })
  const entries = outcome.kind === 'ok' ? outcome.data : []
  return entries.find((entry) => entry.revision === revision)?.at
}

it('says since when a version is the current one, not since when it was last changed', async () => {
  const promoted = await change({ type: 'promote', remote, version: '1.1.0' })
  const since = await timeOf(promoted)
  expect(await ask()).toEqual([{ remote, version: '1.1.0', since }])
  await change({ type: 'region', remote, region: 'Others', open: false })
  expect(await ask()).toEqual([{ remote, version: '1.1.0', since }])
  const rolledBack = await change({ type: 'rollback', remote })
  expect(await ask()).toEqual([{ remote, version: '1.0.0', since: await timeOf(rolledBack) }])
})

it('says the share of a canary to those who get it', async () => {
  await change({ type: 'canary', remote, version: '1.1.0', percent: 100 })
  const since = api.registry.document().remotes[remote]?.environments[api.registry.environment]?.canary?.since
  expect(since).toBeDefined()
  expect(await ask({ cookies: { visitor: 'x'.repeat(22) } })).toEqual([
    { remote, version: '1.1.0', since, percent: 100 },
  ])
  await change({ type: 'canary', remote, version: '1.1.0', percent: 0 })
  const [other] = await ask({ cookies: { visitor: 'x'.repeat(22) } })
  expect(other).toMatchObject({ version: '1.0.0' })
  expect(other).not.toHaveProperty('percent')
  await change({ type: 'end-canary', remote })
})

it('says nothing of the time of an override', async () => {
  const { outcome } = await api.call(
    overrideLink,
    { remote, version: '1.1.0' },
    { token: await ownerToken(api) },
  )
  const body = outcome.kind === 'ok' ? new URL(outcome.data.url).searchParams : new URLSearchParams()
  const accepted = await fetch(api.url + overridePath, {
    method: 'POST',
    headers: { Origin: api.url },
    body,
    redirect: 'manual',
  })
  const override = /^override=([^;]+)/.exec(accepted.headers.getSetCookie()[0] ?? '')?.[1] ?? ''
  expect(await ask({ cookies: { override } })).toEqual([{ remote, version: '1.1.0' }])
})

it('anybody may ask, and learns nothing of a remote that is switched off or was never live', async () => {
  const member = await api.signUp('mina')
  const named = (versions: Awaited<ReturnType<typeof ask>>) => versions.map((one) => one.remote)
  expect(named(await ask({ token: member.api_token }))).toEqual([remote])
  await change({ type: 'switch', remote, enabled: false })
  expect(named(await ask())).toEqual([])
  await change({ type: 'switch', remote, enabled: true })
})

it('is refused as anything but a POST', async () => {
  expect((await fetch(api.url + pageVersions.path)).status).toBe(404)
})
