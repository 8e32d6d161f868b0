import { overrideLink } from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'
import { ownerToken } from '../testing/owner'
import { builtShell, changesBy, grant, publish, versionOf } from '../testing/registry'

let shell: Awaited<ReturnType<typeof builtShell>>
let api: TestApi
let time = Date.now()
beforeAll(async () => {
  shell = await builtShell()
  api = await startApi({ shell: shell.folder, now: () => time })
  await publish(
    api.database,
    versionOf('mfe-events', '1.0.0'),
    versionOf('mfe-events', '1.1.0~pr7'),
    versionOf('mfe-other', '1.0.0'),
  )
  const ana = await api.signUp('ana')
  await grant(api, ana)
  const change = changesBy(api, ana)
  await change({ type: 'promote', remote: 'mfe-events', version: '1.0.0' })
  await change({ type: 'promote', remote: 'mfe-other', version: '1.0.0' })
})
afterAll(async () => {
  await api.close()
  await shell.remove()
})

interface PageData {
  readonly decision: { readonly remotes: Readonly<Record<string, { version: string; why?: string }>> }
  readonly registryKey: string
  readonly overrides?: Readonly<Record<string, string>>
}

async function visit(address: string, cookie = '', site = api) {
  const answer = await fetch(site.url + address, { headers: { cookie }, redirect: 'manual' })
  const html = await answer.text()
  const written = [...html.matchAll(/<script id="page-\w+" type="application\/json">(.*?)<\/script>/gs)]
  return {
    status: answer.status,
    header: (name: string) => answer.headers.get(name),
    cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '',
    data: Object.assign({}, ...written.map(([, json = '']) => JSON.parse(json) as object)) as PageData,
  }
}

/** Opens a link to the candidate on a page, as a browser does. */
async function openLink() {
  const fields = { remote: 'mfe-events', version: '1.1.0~pr7', hours: 2 }
  const { outcome } = await api.call(overrideLink, fields, { token: await ownerToken(api) })
  const { url, until } = outcome.kind === 'ok' ? outcome.data : { url: '', until: '' }
  const query = new URL(url).search
  const led = await visit(`/mfe-events${query}&page=2`)
  return { led, until, query }
}

it('a link shows its version on every page, on every instance, with its end and to nobody else', async () => {
  const { led, until } = await openLink()
  expect([led.status, led.header('location'), led.header('cache-control')]).toEqual([
    303,
    '/mfe-events?page=2',
    'no-store',
  ])
  const beside = await startApi({ beside: api, shell: shell.folder, now: () => time })
  for (const site of [api, beside]) {
    const page = await visit('/mfe-events?page=2', led.cookie, site)
    expect(page.status).toBe(200)
    expect(page.data.decision.remotes).toMatchObject({
      'mfe-events': { version: '1.1.0~pr7', why: 'override' },
      'mfe-other': { version: '1.0.0' },
    })
    expect(page.data.overrides).toEqual({ 'mfe-events': until })
    expect([page.header('cache-control'), page.header('x-robots-tag')]).toEqual(['no-store', 'noindex'])
  }
  await beside.close()
  const other = await visit('/mfe-events')
  expect(other.data.decision.remotes['mfe-events']).toMatchObject({ version: '1.0.0' })
  expect(other.data).not.toHaveProperty('overrides')
  expect([other.header('cache-control'), other.header('x-robots-tag')]).toEqual(['no-cache', null])
})

it('an open page that asks again is told the same', async () => {
  const { led } = await openLink()
  const answer = await fetch(`${api.url}/api/registry/decision`, { headers: { cookie: led.cookie } })
  expect(await answer.json()).toMatchObject({ remotes: { 'mfe-events': { why: 'override' } } })
})

it('the visitor leaves by ?override=off, and is out when its time is over', async () => {
  const { led } = await openLink()
  const left = await visit('/mfe-events?override=off', led.cookie)
  expect([left.status, left.header('location'), left.cookie]).toEqual([303, '/mfe-events', 'override='])
  time += 3 * 60 * 60_000
  const page = await visit('/mfe-events', led.cookie)
  expect(page.data.decision.remotes['mfe-events']).toMatchObject({ version: '1.0.0' })
  expect(page.data).not.toHaveProperty('overrides')
})

it('a link that has ended leads to the page as it is, and the address says so', async () => {
  const { query } = await openLink()
  time += 3 * 60 * 60_000
  const led = await visit(`/mfe-events${query}`)
  expect([led.status, led.header('location'), led.cookie]).toEqual([303, '/mfe-events?override=expired', ''])
  const page = await visit('/mfe-events?override=expired')
  expect([page.status, page.data.decision.remotes['mfe-events']?.version]).toEqual([200, '1.0.0'])
})
