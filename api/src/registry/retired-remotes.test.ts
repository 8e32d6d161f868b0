import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
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
import { publishAtStart } from './at-start'
import { decisionPath } from './decision'

const remote = 'mfe-fairs'
const routes = [page('/fairs')]

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
    versionOf(remote, '1.0.0', { routes }),
    versionOf(remote, '1.1.0', { routes }),
    versionOf(remote, '1.2.0', { routes }),
    versionOf('mfe-markets', '1.0.0', { routes }),
  )
  await change({ type: 'promote', remote, version: '1.0.0' })
  await change({ type: 'promote', remote, version: '1.1.0' })
  await change({ type: 'canary', remote, version: '1.2.0', percent: 5 })
})
afterAll(async () => {
  await api.close()
  await shell.remove()
})

const retire = () => change({ type: 'switch', remote, enabled: false, retired: true }, 'nobody visits it')
const undo = async (revision: number) => {
  const { outcome } = await api.call(registryStatus, {}, { token: operator.api_token })
  const from = outcome.kind === 'ok' ? outcome.data.revision : -1
  const fields = { undo: revision, revision: from, why: 'a mistake' }
  return api.call(undoChange, fields, { token: operator.api_token })
}
const live = () => api.registry.document().remotes[remote]?.environments.production
/** The documents that list the pages of live remotes. */
const listing = ['/sitemap-pages.xml', '/offline.json', decisionPath]
const text = async (address: string) => (await fetch(api.url + address)).text()

it('its pages leave the site at once, and an undo brings it back as it was, with its canary', async () => {
  const before = live()
  expect((await fetch(`${api.url}/fairs`)).status).toBe(200)
  for (const address of listing) expect(await text(address)).toContain('fairs')
  const revision = await retire()

  const answer = await fetch(`${api.url}/fairs`)
  expect(answer.status).toBe(404)
  expect(await answer.text()).toContain('Page not found')
  for (const address of listing) expect(await text(address)).not.toContain('fairs')
  // Its versions stay published: open tabs still load their files.
  expect((await fetch(`${api.url}/remotes/${remote}/1.1.0/entry.js`)).status).toBe(200)

  expect((await undo(revision)).outcome.kind).toBe('ok')
  expect(live()).toEqual(before)
  expect((await fetch(`${api.url}/fairs`)).status).toBe(200)
  const { outcome } = await api.call(registryHistory, { remote, most: 2 }, { token: operator.api_token })
  expect(outcome).toMatchObject({
    data: [
      { change: { type: 'undo', revision } },
      { change: { type: 'switch', enabled: false, retired: true }, after: { retired: true, enabled: false } },
    ],
  })
})

it('no other change of it is made, and its addresses are free for another remote', async () => {
  const revision = await retire()
  const wanted = JSON.stringify({ type: 'switch', remote, enabled: true })
  const refused = await api.call(
    changeRegistry,
    { change: wanted, revision, why: 'x' },
    { token: operator.api_token },
  )
  expect(refused.outcome).toMatchObject({
    kind: 'refused',
    message: 'mfe-fairs is retired: undo its retirement to bring it back.',
  })

  await change({ type: 'promote', remote: 'mfe-markets', version: '1.0.0' })
  expect(await text('/fairs')).toContain('/remotes/mfe-markets/1.0.0/')
  expect((await undo(revision)).outcome).toMatchObject({
    kind: 'refused',
    message: expect.stringContaining('/fairs belongs to mfe-markets 1.0.0'),
  })
  await change({ type: 'switch', remote: 'mfe-markets', enabled: false, retired: true })
  expect((await undo(revision)).outcome.kind).toBe('ok')
})

it('the undo of an earlier change does not bring it back', async () => {
  const off = await change({ type: 'switch', remote, enabled: false })
  const revision = await retire()
  expect((await undo(off)).outcome).toMatchObject({
    kind: 'refused',
    message: 'mfe-fairs is retired: undo its retirement to bring it back.',
  })
  expect(live()).toMatchObject({ enabled: false, retired: true })

  expect((await undo(revision)).outcome.kind).toBe('ok')
  expect((await undo(off)).outcome.kind).toBe('ok')
  expect(live()?.enabled).toBe(true)
})

it('a check of its versions says that none can go live, and passes once it is back', async () => {
  const check = async () => {
    const fields = { remote, version: '1.2.0' }
    const { outcome } = await api.call(checkRemote, fields, { token: operator.api_token })
    return outcome.kind === 'ok' ? outcome.data : []
  }
  const revision = await retire()
  const text = 'mfe-fairs is retired: undo its retirement to bring it back.'
  expect((await check()).filter(({ ok }) => !ok)).toMatchObject([{ rule: 'retired', text }])

  expect((await undo(revision)).outcome.kind).toBe('ok')
  expect((await check()).filter(({ rule, ok }) => rule === 'retired' || !ok)).toEqual([])
})

it('a start with a new build publishes it, and does not bring the remote back', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'within-reach-built-'))
  const { record, files } = versionOf(remote, '2.0.0', { routes })
  await mkdir(path.join(folder, '2.0.0'))
  for (const file of files) await writeFile(path.join(folder, '2.0.0', file.name), file.bytes)
  await writeFile(path.join(folder, '2.0.0', 'record.json'), record)
  await retire()
  const settings = { REMOTES_AT_START: path.join(folder, '2.0.0') }
  const second = await startApi({ shell: shell.folder, sharing: api, settings })
  try {
    await publishAtStart(second.platform, second.registry)
    await api.registry.refresh()
    expect(live()).toMatchObject({ current: '1.1.0', retired: true })
    expect((await fetch(`${second.url}/remotes/${remote}/2.0.0/entry.js`)).status).toBe(200)
  } finally {
    await second.close()
    await rm(folder, { recursive: true })
  }
})
