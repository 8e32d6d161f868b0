import { startSite, type TestSite } from '../testing/site'
import { addressScript, addressScriptSource } from './address-script'
import { type RedirectedVisit, redirectOf } from './redirect'

let site: TestSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

const member = { cookie: 'member; wr_marker=marker-of-the-member' }
const visitor = { 'sec-fetch-site': 'none' }
const locationOf = async (address: string, headers: Readonly<Record<string, string>>) =>
  (await site.get(address, headers)).headers.location

describe('a page that redirects members', () => {
  it('redirects them in its answer, which no cache stores', async () => {
    const { status, headers, body } = await site.get('/entrance', member)
    expect([status, headers.location]).toEqual([303, '/'])
    expect(headers['cache-control']).toBe('private, no-store')
    expect(body.toString()).toBe('')
  })

  it('redirects a HEAD request as well', async () => {
    const { status, headers } = await site.get('/entrance?next=/own', member, 'HEAD')
    expect([status, headers.location]).toEqual([303, '/own'])
    expect(headers['cache-control']).toBe('private, no-store')
  })

  it('is sent to visitors', async () => {
    expect((await site.get('/entrance', visitor)).status).toBe(200)
  })

  it.each([
    ['missing', 'member'],
    ['foreign', 'member; wr_marker=marker-of-another-sign-in'],
  ])('is sent if the marker is %s, because the browser then logs out', async (_, cookie) => {
    expect((await site.get('/entrance', { cookie })).status).toBe(200)
  })

  it.each(['sec-purpose', 'purpose'])('is sent if it is loaded ahead (%s)', async (name) => {
    expect((await site.get('/entrance', { ...member, [name]: 'prefetch;prerender' })).status).toBe(200)
  })

  it.each([
    ['/own', '/own'],
    ['/trade?page=2&search=방', '/trade?page=2&search=%EB%B0%A9'],
    ['/view?id=9#comments', '/view?id=9#comments'],
    ['//other.example', '/'],
    ['/\\other.example', '/'],
    ['https://other.example', '/'],
    ['', '/'],
  ])('leads on to the page %j of its query only within the site: %s', async (next, location) => {
    expect(await locationOf(`/entrance?next=${encodeURIComponent(next)}`, member)).toBe(location)
  })

  it.each(['/..//other.example', '/nowhere', '/api/docs', '/\r\nSet-Cookie: a=b'])(
    'never leads to %j, which is no page',
    async (next) => {
      const location = await locationOf(`/entrance?next=${encodeURIComponent(next)}`, member)
      expect(location ?? '/').toBe('/')
    },
  )
})

describe('a page that redirects visitors', () => {
  it.each(['none', 'same-origin', 'same-site'])(
    'redirects them if the browser would have sent its cookies (%s)',
    async (from) => {
      const location = await locationOf('/own?to=ana&n=%2B', { 'sec-fetch-site': from })
      expect(location).toBe('/entrance?next=%2Fown%3Fto%3Dana%26n%3D%252B')
    },
  )

  it('is sent to members', async () => {
    expect((await site.get('/own', member)).status).toBe(200)
  })

  it.each([
    ['a link from another site, which comes without cookies', { 'sec-fetch-site': 'cross-site' }],
    ['a crawler, and browsers without such headers', {}],
    ['a session that the service does not know', { ...visitor, cookie: 'wr_session=unknown' }],
    ['a marker without a session', { ...visitor, cookie: 'wr_marker=marker-of-the-member' }],
  ])('is sent after %s', async (_, headers) => {
    expect((await site.get('/own', headers)).status).toBe(200)
  })
})

describe('a page that redirects visitors of some addresses', () => {
  it('redirects them if the query has its parameter', async () => {
    expect(await locationOf('/posting?idx=9', visitor)).toBe('/entrance?next=%2Fposting%3Fidx%3D9')
  })

  it.each(['', '?idx=', '?other=9'])(
    'is sent to them at %j, because a secret may follow that the service does not see',
    async (search) => {
      expect((await site.get(`/posting${search}`, visitor)).status).toBe(200)
    },
  )

  it('is sent to members', async () => {
    expect((await site.get('/posting?idx=9', member)).status).toBe(200)
  })
})

describe('a browser that opens a page which redirects', () => {
  const opened = { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' }

  it('gets the other page at once, with its address and its data', async () => {
    const { status, headers, body } = await site.get('/entrance?next=%2Ftrade%3Fpage=2', {
      ...member,
      ...opened,
    })
    expect([status, headers['content-location']]).toEqual([200, '/trade?page=2'])
    expect(body.toString()).toContain('<title>Trade &amp; &lt;more&gt; · Within Reach</title>')
    expect(body.toString()).toContain(
      `<meta name="address" content="/trade?page=2"><script>${addressScript}<`,
    )
    expect(body.toString()).toContain('"fields":{"type":"tr","page":"2"}')
    expect(headers['content-security-policy']).toContain(addressScriptSource)
    expect(headers['cache-control']).toBe('private, no-store')
  })

  it('gets the page for visitors, which knows the way back', async () => {
    const { status, headers, body } = await site.get('/own?to="ana', { ...visitor, ...opened })
    expect([status, headers['content-location']]).toEqual([200, '/entrance?next=%2Fown%3Fto%3D%22ana'])
    expect(body.toString()).toContain('<title>Log-in · Within Reach</title>')
  })

  it.each([
    ['leads to an element of a page', '/view?id=9#comments'],
    ['leads to a page that redirects again', '/entrance?next=/entrance'],
    ['leads to a page that not everybody may see', '/staff'],
  ])('is redirected if that %s', async (_, next) => {
    const address = `/entrance?next=${encodeURIComponent(next)}`
    const { status, headers } = await site.get(address, { ...member, ...opened })
    expect([status, headers.location]).toEqual([303, next])
  })

  it.each([
    ['contains their private data', 'same-origin', true],
    ['contains nothing private after a link from another site', 'same-site', false],
  ])('gets the page for members, which %s', async (_, from, isPrivate) => {
    const headers = { ...member, ...opened, 'sec-fetch-site': from }
    const { status, body } = await site.get('/entrance?next=/mail', headers)
    expect([status, body.toString().includes('the inbox of')]).toEqual([200, isPrivate])
  })

  it('runs the script for the address only there', async () => {
    const { headers, body } = await site.get('/trade', { ...member, ...opened })
    expect(body.toString()).not.toContain('name="address"')
    expect(headers['content-security-policy']).not.toContain(addressScriptSource)
  })
})

it('a page is sent if the page to which it redirects is not live', async () => {
  expect((await site.get('/moved', member)).status).toBe(200)
  expect(await locationOf('/moved', visitor)).toBe('/trade')
})

it('a page that the reader may not see does not redirect', async () => {
  const { status, headers } = await site.get('/staff', member)
  expect([status, headers.location]).toEqual([404, undefined])
})

it('a page under development is told that pages of operators are withheld from it, and no other page is', async () => {
  const development = { 'Development-Ticket': 'ticket' }
  expect((await site.get('/staff', development)).headers).toMatchObject({
    'development-withheld': 'operator',
  })
  for (const [address, headers] of [
    ['/staff', {}],
    ['/own', development],
  ] as const)
    expect((await site.get(address, headers)).headers).not.toHaveProperty('development-withheld')
})

it('a path that a browser reads as another host is refused even if a page has it', () => {
  const visit: RedirectedVisit = {
    route: { path: '/a', title: { en: 'A', ko: 'A' }, redirects: { members: { to: '/', next: 'follow' } } },
    group: 'members',
    pathname: '/a',
    search: '?next=/..//other.example',
    routeOf: () => ({ path: '/', title: { en: '', ko: '' } }),
  }
  expect(redirectOf({ headers: {} }, visit)).toBeUndefined()
})
