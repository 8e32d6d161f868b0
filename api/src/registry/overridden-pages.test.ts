import { createToken, login, overrideLink, overridePath, revokeToken } from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'
import { ownerToken } from '../testing/owner'
import { builtShell, changesBy, grant, page as pageAt, publish, versionOf } from '../testing/registry'

let shell: Awaited<ReturnType<typeof builtShell>>
let api: TestApi
let time = Date.now()
beforeAll(async () => {
  shell = await builtShell()
  api = await startApi({ shell: shell.folder, now: () => time })
  await publish(
    api.database,
    versionOf('mfe-events', '1.0.0'),
    versionOf('mfe-events', '1.1.0~pr7', {
      routes: [
        pageAt('/mfe-events'),
        pageAt('/preview-only'),
        pageAt('/preview-only-form', { unlisted: true }),
      ],
    }),
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
    html,
    header: (name: string) => answer.headers.get(name),
    cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '',
    data: Object.assign({}, ...written.map(([, json = '']) => JSON.parse(json) as object)) as PageData,
  }
}

/** Opens a link to the candidate on a page, like a browser. */
async function openLink(by?: string) {
  const fields = { remote: 'mfe-events', version: '1.1.0~pr7', hours: 2 }
  const token = by ?? (await ownerToken(api))
  const { outcome } = await api.call(overrideLink, fields, { token })
  const { url, until } = outcome.kind === 'ok' ? outcome.data : { url: '', until: '' }
  const query = new URL(url).search
  const question = await visit(`/mfe-events${query}&page=2`)
  return { question, led: await agree(question.html), until, query }
}

/** Accepts a link's question, like a browser's form. */
async function agree(html: string, headers: Record<string, string> = { Origin: api.url }, cookie = '') {
  const inputs = html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)">/g)
  const fields = [...inputs].map(
    ([, name = '', value = '']) => [name, value.replaceAll('&amp;', '&')] as const,
  )
  const body = new URLSearchParams(Object.fromEntries(fields))
  const answer = await fetch(`${api.url}${overridePath}`, {
    method: 'POST',
    headers: { ...headers, cookie },
    body,
    redirect: 'manual',
  })
  return {
    status: answer.status,
    header: (name: string) => answer.headers.get(name),
    cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '',
  }
}

it('a link shows its version on every page and every instance, with its end, to its visitor only', async () => {
  const { led, until } = await openLink()
  expect([led.status, led.header('location'), led.header('cache-control')]).toEqual([
    303,
    '/mfe-events?page=2',
    'no-store',
  ])
  const second = await startApi({ sharing: api, shell: shell.folder, now: () => time })
  for (const site of [api, second]) {
    const page = await visit('/mfe-events?page=2', led.cookie, site)
    expect(page.status).toBe(200)
    expect(page.data.decision.remotes).toMatchObject({
      'mfe-events': { version: '1.1.0~pr7', why: 'override' },
      'mfe-other': { version: '1.0.0' },
    })
    expect(page.data.overrides).toEqual({ 'mfe-events': until })
    expect([page.header('cache-control'), page.header('x-robots-tag')]).toEqual(['no-store', 'noindex'])
  }
  await second.close()
  const other = await visit('/mfe-events')
  expect(other.data.decision.remotes['mfe-events']).toMatchObject({ version: '1.0.0' })
  expect(other.data).not.toHaveProperty('overrides')
  expect([other.header('cache-control'), other.header('x-robots-tag')]).toEqual(['private, no-cache', null])
})

it('an open page that asks again gets the same', async () => {
  const { led } = await openLink()
  const answer = await fetch(`${api.url}/api/registry/decision`, { headers: { cookie: led.cookie } })
  expect(await answer.json()).toMatchObject({ remotes: { 'mfe-events': { why: 'override' } } })
})

it('what a shared cache may keep contains no page of a preview', async () => {
  const { led } = await openLink()
  const shown = await visit('/preview-only', led.cookie)
  expect(shown.status).toBe(200)
  for (const address of ['/robots.txt', '/sitemap.xml', '/sitemap-pages.xml']) {
    const { html, header } = await visit(address, led.cookie)
    expect([address, header('cache-control')]).toEqual([address, 'public, max-age=3600'])
    expect(html).toBe((await visit(address)).html)
    expect(html).not.toContain('preview-only')
  }
})

it('the visitor can leave by ?override=off, and leaves when the time is over', async () => {
  const { led } = await openLink()
  const left = await visit('/mfe-events?override=off', led.cookie)
  expect([left.status, left.header('location'), left.cookie]).toEqual([303, '/mfe-events', 'override='])
  time += 3 * 60 * 60_000
  const page = await visit('/mfe-events', led.cookie)
  expect(page.data.decision.remotes['mfe-events']).toMatchObject({ version: '1.0.0' })
  expect(page.data).not.toHaveProperty('overrides')
})

it('an expired link leads to the normal page, and the address says so', async () => {
  const { query } = await openLink()
  time += 3 * 60 * 60_000
  const led = await visit(`/mfe-events${query}`)
  expect([led.status, led.header('location'), led.cookie]).toEqual([303, '/mfe-events?override=expired', ''])
  const page = await visit('/mfe-events?override=expired')
  expect([page.status, page.data.decision.remotes['mfe-events']?.version]).toEqual([200, '1.0.0'])
})

it('a link asks before it shows anything of its version, on a page without scripts and outside of frames', async () => {
  const { question } = await openLink()
  expect([question.status, question.cookie, question.header('cache-control')]).toEqual([200, '', 'no-store'])
  expect(question.html).toContain('mfe-events@1.1.0~pr7')
  expect(question.html).not.toContain('<script')
  expect(question.header('content-security-policy')).toMatch(/^default-src 'none'; .*frame-ancestors 'none'$/)
})

it('only a page of this site can answer the question', async () => {
  const { question } = await openLink()
  const others: Record<string, string>[] = [
    { Origin: 'https://evil.example' },
    { 'Sec-Fetch-Site': 'cross-site' },
    {},
  ]
  for (const headers of others) expect((await agree(question.html, headers)).status).toBe(403)
})

it('a link needs the right preview, and ends with its token', async () => {
  const owner = await ownerToken(api)
  const make = async (name: string, rights: string) => {
    const { outcome } = await api.call(createToken, { name, rights, remotes: 'mfe-events' }, { token: owner })
    return outcome.kind === 'ok' ? outcome.data.token : ''
  }
  const version = { remote: 'mfe-events', version: '1.1.0~pr7' }
  const publisher = await make('ci', 'read,publish,promote')
  const refused = await api.call(overrideLink, version, { token: publisher })
  expect([refused.status, refused.body.message]).toEqual([
    403,
    'token ci may not preview: the rights are read, publish, promote.',
  ])
  const { led, query } = await openLink(await make('shows', 'preview'))
  const shown = async () =>
    (await visit('/mfe-events', led.cookie)).data.decision.remotes['mfe-events']?.version
  expect(await shown()).toBe('1.1.0~pr7')
  await api.call(revokeToken, { name: 'shows' }, { token: owner })
  expect(await shown()).toBe('1.0.0')
  expect((await visit(`/${query}`)).header('location')).toBe('/?override=expired')
})

it('the session of an operator never gets a version that somebody else selected', async () => {
  const olga = await api.signUp('olga')
  await grant(api, olga)
  const { led, query } = await openLink()
  const signedIn = await api.call(login, { email: olga.email, password: 'password of olga' })
  const session = `wr_session=${signedIn.cookies.wr_session ?? ''}`
  const page = await visit('/mfe-events', `${led.cookie}; ${session}`)
  expect(page.data.decision.remotes['mfe-events']).toMatchObject({ version: '1.0.0' })
  expect((await visit(`/${query}`, session)).header('location')).toBe('/?override=operator')
  const own = await openLink(olga.api_token)
  const chosen = await visit('/mfe-events', `${own.led.cookie}; ${session}`)
  expect(chosen.data.decision.remotes['mfe-events']).toMatchObject({ version: '1.1.0~pr7' })
})
