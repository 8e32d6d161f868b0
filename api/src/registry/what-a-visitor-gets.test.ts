import { posting, type Session, session } from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'
import { builtShell, changesBy, grant, page, publish, versionOf } from '../testing/registry'
import { decisionPath } from './decision'

const begin = Date.parse('2026-11-21T12:00:00Z')
let now = begin
let shell: Awaited<ReturnType<typeof builtShell>>
let api: TestApi
let operator: Session
let member: Session
let change: ReturnType<typeof changesBy>
beforeAll(async () => {
  shell = await builtShell()
  api = await startApi({ shell: shell.folder, now: () => now })
  operator = await api.signUp('olga')
  member = await api.signUp('mina')
  await grant(api, operator)
  change = changesBy(api, operator)
  const routes = [page('/trips'), page('/trips/console', { audience: 'operators' })]
  await publish(
    api.database,
    versionOf('mfe-trips', '1.0.0', { routes }),
    versionOf('mfe-trips', '1.1.0', { routes }),
    versionOf('mfe-userspace', '1.0.0'),
  )
  await change({ type: 'promote', remote: 'mfe-trips', version: '1.0.0' })
  await change({ type: 'promote', remote: 'mfe-userspace', version: '1.0.0' })
})
afterAll(async () => {
  await api.close()
  await shell.remove()
})

const get = (address: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(api.url + address, { headers })
const cookieOf = (answer: Response) => answer.headers.getSetCookie()
const versionIn = async (answer: Response) => {
  const { remotes } = (await answer.json()) as { remotes: Record<string, { version: string }> }
  return remotes['mfe-trips']?.version
}
const loggedIn = ({ api_token }: Session) => ({ Cookie: `wr_session=${api_token}` })

describe('while a canary runs', () => {
  beforeAll(() => change({ type: 'canary', remote: 'mfe-trips', version: '1.1.0', percent: 50 }))
  afterAll(() => change({ type: 'end-canary', remote: 'mfe-trips' }))

  it('a page gives a visitor an id once, which contains no information', async () => {
    const first = await get('/trips')
    const [line = ''] = cookieOf(first)
    expect(line).toMatch(/^visitor=[\w-]{22}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/)
    const again = await get('/trips', { Cookie: line.split(';')[0] ?? '' })
    expect(cookieOf(again)).toEqual([])
    expect(cookieOf(await get('/trips', { Cookie: 'visitor=<script>' }))).toHaveLength(1)
  })

  it('a visitor keeps the assignment, on pages and in requests of open pages', async () => {
    const sides = new Set<string>()
    for (let n = 0; n < 40; n++) {
      const first = await get('/trips')
      const cookie = { Cookie: cookieOf(first)[0]?.split(';')[0] ?? '' }
      const html = await first.text()
      const side = html.includes('/remotes/mfe-trips/1.1.0/') ? '1.1.0' : '1.0.0'
      expect(html).toContain(`/remotes/mfe-trips/${side}/`)
      expect(await versionIn(await get(decisionPath, cookie))).toBe(side)
      sides.add(side)
    }
    expect([...sides].sort()).toEqual(['1.0.0', '1.1.0'])
  })

  it('a request without an id gets the current version, and no id', async () => {
    const answer = await get(decisionPath)
    expect(cookieOf(answer)).toEqual([])
    expect(await versionIn(answer)).toBe('1.0.0')
  })
})

it('no visitor gets an id while no canary runs', async () => {
  expect(cookieOf(await get('/trips'))).toEqual([])
})

it('an open page can ask for its decision again, and gets it only if it changed', async () => {
  const first = await get(decisionPath)
  expect(first.status).toBe(200)
  const tag = first.headers.get('ETag') ?? ''
  expect(tag).toMatch(/^"[\w-]{43}"$/)
  expect([first.headers.get('Cache-Control'), first.headers.get('Vary')]).toEqual(['no-cache', 'Cookie'])
  expect(await first.json()).toMatchObject({
    revision: api.registry.document().revision,
    remotes: { 'mfe-trips': { version: '1.0.0', record: expect.stringMatching(/^sha256-/) } },
    records: [],
  })
  const same = await get(decisionPath, { 'If-None-Match': `"other", W/${tag}` })
  expect([same.status, await same.text(), same.headers.get('ETag')]).toEqual([304, '', tag])
  await change({ type: 'region', remote: 'mfe-trips', region: 'Others', open: false })
  const other = await get(decisionPath, { 'If-None-Match': tag })
  expect([other.status, await other.json()]).toMatchObject([
    200,
    { remotes: { 'mfe-trips': { closed: ['Others'] } } },
  ])
})

it('pages are served while the database is unreachable', async () => {
  const instance = await startApi({ shell: shell.folder, sharing: api })
  const { pool } = instance.database
  const away = Object.assign(new Error('away'), { code: 'ECONNREFUSED' })
  const fail = () => {
    throw away
  }
  const closed = [
    jest.spyOn(pool, 'query').mockImplementation(fail),
    jest.spyOn(pool, 'connect').mockImplementation(fail),
  ]
  try {
    const known = await fetch(`${instance.url}/trips`, { headers: loggedIn(member) })
    expect([known.status, await known.text()]).toEqual([200, expect.stringContaining('"version":"1.0.0"')])
    expect((await fetch(instance.url + decisionPath)).status).toBe(200)
    // The member is unknown now, so the shell asks again.
    const hidden = await fetch(`${instance.url}/trips/console`, { headers: loggedIn(operator) })
    expect(hidden.status).toBe(404)
  } finally {
    for (const spy of closed) spy.mockRestore()
    await instance.close()
  }
})

describe('a page for operators', () => {
  it('is visible to them', async () => {
    const answer = await get('/trips/console', loggedIn(operator))
    expect(answer.status).toBe(200)
    const html = await answer.text()
    expect(html).toContain('<title>Page /trips/console · Within Reach</title>')
    expect(html).toContain('/remotes/mfe-trips/1.0.0/entry.js')
  })

  it('is not found for anyone else', async () => {
    for (const headers of [{}, loggedIn(member), { Cookie: `wr_session=${'x'.repeat(43)}` }]) {
      const answer = await get('/trips/console', headers)
      const html = await answer.text()
      expect([answer.status, /noindex/.test(html), /Page not found/.test(html)]).toEqual([404, true, true])
      expect(html).not.toContain('<link rel="preload"')
    }
  })

  it('is not listed for crawlers', async () => {
    for (const address of ['/robots.txt', '/sitemap-pages.xml'])
      expect(await (await get(address)).text()).not.toContain('console')
  })

  it('follows the session, which says who is an operator', async () => {
    const own = async ({ api_token: token, marker }: Session) => {
      const headers = { 'Sec-Fetch-Site': 'same-origin' }
      const cookies = { wr_session: token, wr_marker: marker }
      return (await api.call(session, {}, { cookies, headers })).body.data
    }
    expect(await own(operator)).toMatchObject({ operator: true })
    expect(await own(member)).not.toHaveProperty('operator')
  })
})

describe('a region', () => {
  const post = async () => {
    const fields = {
      type: 'tr',
      region: 'Others',
      specificLocation: 'Harbour',
      subject: 'A bed',
      description: 'Barely used',
    }
    return (await api.call(posting, fields, { token: member.api_token })).outcome.kind
  }

  it('that is closed refuses calls too', async () => {
    expect(await post()).toBe('ok')
    await change({ type: 'region', remote: 'mfe-userspace', region: 'Others', open: false })
    expect(await post()).toBe('region-closed')
  })

  it('opens at its scheduled time without any request', async () => {
    const at = new Date(begin + 60_000).toISOString()
    await change({ type: 'region', remote: 'mfe-userspace', region: 'Others', open: true, at })
    now = begin + 59_999
    expect(await post()).toBe('region-closed')
    now = begin + 60_000
    expect(await post()).toBe('ok')
    const { remotes } = (await (await get(decisionPath)).json()) as {
      remotes: Record<string, { closed?: string[] }>
    }
    expect(remotes['mfe-userspace']?.closed).toBeUndefined()
  })
})
