import {
  changeRegistry,
  type Origin,
  publishVersion,
  registryHistory,
  registryStatus,
} from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'
import { ownerToken } from '../testing/owner'
import { builtShell, versionOf } from '../testing/registry'

const remote = 'mfe-trips'
const origin = (subject: string): Origin => ({
  commit: '4be31c2'.padEnd(40, '0'),
  clean: true,
  author: 'Mina Kim',
  at: '2026-11-21T01:00:00.000Z',
  subject,
})

let shell: Awaited<ReturnType<typeof builtShell>>
let api: TestApi
let token: string
beforeAll(async () => {
  shell = await builtShell()
  api = await startApi({ shell: shell.folder })
  token = await ownerToken(api)
})
afterAll(async () => {
  await api.close()
  await shell.remove()
})

const publish = (version: string, from?: unknown) => {
  const { record, files } = versionOf(remote, version)
  const fields = { record, ...(from !== undefined && { origin: JSON.stringify(from) }) }
  return api.call(publishVersion, fields, { token, files })
}
const status = async () => {
  const { outcome } = await api.call(registryStatus, {}, { token })
  if (outcome.kind !== 'ok') throw new Error(outcome.kind)
  return outcome.data
}
const originsOf = async () => (await status()).remotes.find(({ name }) => name === remote)?.origins ?? {}
const promote = async (version: string) => {
  const { revision } = await status()
  const change = JSON.stringify({ type: 'promote', remote, version })
  const { outcome } = await api.call(changeRegistry, { change, revision, why: 'a test' }, { token })
  expect(outcome.kind).toBe('ok')
}

it('a version is published with its origin, or without one, as by older command lines', async () => {
  expect((await publish('1.0.0', origin('The first'))).outcome.kind).toBe('ok')
  expect((await publish('1.1.0')).outcome.kind).toBe('ok')
  expect(await originsOf()).toEqual({ '1.0.0': origin('The first') })
})

it('an origin is added to a version that has none, and never replaced', async () => {
  await publish('1.1.0', origin('The second'))
  await publish('1.1.0', origin('Another'))
  expect(await originsOf()).toMatchObject({ '1.1.0': origin('The second') })
})

it('the history has the origins of the versions that each change is about', async () => {
  await promote('1.0.0')
  await promote('1.1.0')
  const { outcome } = await api.call(registryHistory, {}, { token })
  const entries = outcome.kind === 'ok' ? outcome.data : []
  expect(entries.map(({ origins }) => origins)).toEqual([
    { '1.1.0': origin('The second'), '1.0.0': origin('The first') },
    { '1.0.0': origin('The first') },
  ])
})

it('a live version keeps its origin in the status when it is no longer among the newest ones', async () => {
  for (let n = 0; n < 21; n++) await publish(`2.${n}.0`)
  const { remotes } = await status()
  expect(remotes[0]?.published.map(({ version }) => version)).not.toContain('1.1.0')
  expect(remotes[0]?.origins).toEqual({ '1.1.0': origin('The second'), '1.0.0': origin('The first') })
})

it.each([
  ['no JSON', 'a commit'],
  ['an email address', { ...origin('x'), author: 'mina@example.com' }],
  ['a character that changes the direction', origin('a\u202eb')],
  ['a subject that is too long', origin('x'.repeat(201))],
  ['a missing commit', { ...origin('x'), commit: undefined }],
])('an origin with %s is refused', async (_case, from) => {
  const { status: http, body } = await publish('9.0.0', from)
  expect([http, body.code]).toEqual([400, 'invalid'])
  expect(body.message).toContain('"origin')
  expect((await status()).remotes[0]?.published.map(({ version }) => version)).not.toContain('9.0.0')
})
