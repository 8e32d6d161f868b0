import { once } from 'node:events'
import http, { type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http'
import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { developmentTicket, successAnswer } from '@within-reach/contract'
import { type KitDev, startKitDev } from '@within-reach/kit/dev-process'

/** Everything that another page, another server of this computer, or somebody with a stolen link can send to `kit dev`. */

jest.setTimeout(120_000)

const folder = path.join(__dirname, '../../../mfe-messages')
const issued = { ticket: 'ticket', until: '2026-11-24T20:00:00Z' }
/** A site that notes what it is asked. */
const asked: { readonly url: string; readonly headers: IncomingHttpHeaders }[] = []
const site = http.createServer((request, response) => {
  if (request.url === '/api/developmentTicket') {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(successAnswer(developmentTicket, issued)))
    return
  }
  asked.push({ url: request.url ?? '', headers: request.headers })
  response.setHeader('set-cookie', '__Host-wr_session=secret; Path=/; HttpOnly; Secure; SameSite=Strict')
  response.end('of the site')
})

let dev: KitDev
let own: URL
/** The cookie of the one browser that opened the link. */
let cookie: string

beforeAll(async () => {
  site.listen(0, '127.0.0.1')
  await once(site, 'listening')
  dev = await startKitDev(folder, ['--site', addressOf(site), '--token', 'wr_a'])
  own = new URL(dev.link)
})
afterAll(async () => {
  await dev?.stop()
  site.close()
})
beforeEach(() => void asked.splice(0))

function addressOf(server: http.Server): string {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('it does not listen')
  return `http://127.0.0.1:${address.port}`
}

async function send(target: string, headers: OutgoingHttpHeaders = {}, method = 'GET') {
  const request = http.request({
    port: own.port,
    path: target,
    method,
    headers: { host: own.host, ...headers },
  })
  request.end()
  const [response] = (await once(request, 'response')) as [http.IncomingMessage]
  return { status: response.statusCode ?? 0, headers: response.headers, body: await text(response) }
}

describe('the link', () => {
  it.each([
    ['without its key', '/@kit/open', {}],
    ['with another key', '/@kit/open?key=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA', {}],
    ['with half of the key', () => own.pathname + own.search.slice(0, -8), {}],
    [
      'under a foreign name that leads to this computer',
      () => own.pathname + own.search,
      { host: 'evil.example' },
    ],
    [
      'under the name of the computer',
      () => own.pathname + own.search,
      () => ({ host: `localhost:${own.port}` }),
    ],
  ])('lets nobody in %s', async (_, target, headers) => {
    const path = typeof target === 'string' ? target : target()
    const answer = await send(path, typeof headers === 'function' ? headers() : headers)
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  it('lets the first browser in, after all those tries, and never a second one', async () => {
    const first = await send(own.pathname + own.search)
    expect(first.status).toBe(200)
    const [set = ''] = first.headers['set-cookie'] ?? []
    expect(set).toMatch(/; HttpOnly; SameSite=Strict$/)
    cookie = set.split(';')[0] ?? ''
    const stolen = await send(own.pathname + own.search)
    expect([stolen.status, stolen.headers['set-cookie']]).toEqual([403, undefined])
  })
})

describe('refuses, and asks the site nothing', () => {
  const foreign = 'https://evil.example'
  const tries: readonly [string, () => OutgoingHttpHeaders, (string | undefined)?, (string | undefined)?][] =
    [
      ['a browser without the cookie', () => ({})],
      ['another cookie', () => ({ cookie: 'kit-dev=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' })],
      ['an empty cookie', () => ({ cookie: 'kit-dev=' })],
      ['the cookie under another name', () => ({ cookie: cookie.replace('kit-dev', 'kit-dev2') })],
      ['DNS rebinding with the cookie', () => ({ cookie, host: 'evil.example' })],
      ['DNS rebinding to the same port', () => ({ cookie, host: `evil.example:${own.port}` })],
      ['the address of this computer', () => ({ cookie, host: `127.0.0.1:${own.port}` })],
      ['the name of this computer', () => ({ cookie, host: `localhost:${own.port}` })],
      ['another name of this computer', () => ({ cookie, host: `reach-0.localhost:${own.port}` })],
      ['another port', () => ({ cookie, host: `${own.hostname}:1` })],
      [
        'a foreign name behind a forged header',
        () => ({ cookie, host: 'evil.example', 'x-forwarded-host': own.host }),
      ],
      ['a page of another origin', () => ({ cookie, origin: foreign })],
      ['a page without an origin', () => ({ cookie, origin: 'null' })],
      ['a page of another port', () => ({ cookie, origin: 'http://127.0.0.1:1' })],
      ['a page of the site itself', () => ({ cookie, origin: addressOf(site) })],
      ['a request across sites', () => ({ cookie, 'sec-fetch-site': 'cross-site' })],
      ['a sibling server of the same name', () => ({ cookie, 'sec-fetch-site': 'same-site' })],
      ['a form of another page', () => ({ cookie, origin: foreign }), 'POST', '/api/login'],
      ['a preflight of another page', () => ({ origin: foreign }), 'OPTIONS', '/api/login'],
      [
        'a script tag of another page',
        () => ({ 'sec-fetch-site': 'cross-site' }),
        'GET',
        '/remotes/mfe-messages/0.0.0-dev/entry.js',
      ],
      [
        'an event stream of another page',
        () => ({ 'sec-fetch-site': 'cross-site', origin: foreign }),
        'GET',
        '/@kit/events',
      ],
      [
        'a look at the sources',
        () => ({}),
        'GET',
        '/@kit/source?file=/remotes/mfe-messages/0.0.0-dev/entry.js&line=1&column=1',
      ],
      ['a link on another page', () => ({ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' })],
      ['an address instead of a path', () => ({ cookie }), 'GET', 'http://evil.example/'],
    ]

  it.each(tries)('%s', async (_, headers, method = 'GET', target = '/') => {
    const { status, body } = await send(target, headers(), method)
    expect([400, 403, 421]).toContain(status)
    expect(body).not.toContain('of the site')
    expect(asked).toEqual([])
  })

  it('another machine', async () => {
    const addresses = Object.values(networkInterfaces()).flatMap((all = []) => all)
    for (const { address } of addresses.filter(({ internal, family }) => !internal && family === 'IPv4')) {
      const socket = connect(Number(own.port), address)
      const [error] = (await once(socket, 'error')) as [NodeJS.ErrnoException]
      expect(error.code).toBe('ECONNREFUSED')
    }
  })
})

describe('the browser that opened the link', () => {
  it('gets what the site answers, whose cookies fit a page over http', async () => {
    const { status, body, headers } = await send('/api/posts', { cookie, 'sec-fetch-site': 'same-origin' })
    expect([status, body]).toEqual([200, 'of the site'])
    expect(headers['set-cookie']).toEqual(['wr_session=secret; Path=/; HttpOnly; SameSite=Strict'])
  })

  it('shows the site its ticket and own origin, and not the cookie of kit dev', async () => {
    await send(
      '/api/posts',
      { cookie: `${cookie}; language=ko`, origin: own.origin, referer: `${own.origin}/post` },
      'POST',
    )
    const [{ headers } = { headers: {} as IncomingHttpHeaders }] = asked
    expect(headers).toMatchObject({
      'development-ticket': 'ticket',
      origin: addressOf(site),
      referer: `${addressOf(site)}/post`,
      cookie: 'language=ko',
    })
  })

  it.each([
    '/@kit/constructor',
    '/@kit/__proto__',
    '/@kit/',
    '/remotes/mfe-messages/0.0.0-dev/../../../../package.json',
  ])('gets no file at %s', async (target) => {
    const { status, body } = await send(target, { cookie })
    expect([status, body.includes('within-reach')]).toEqual(
      target.startsWith('/@kit/') ? [404, false] : [200, false],
    )
  })

  it('reaches no other host by a path with two slashes', async () => {
    await send('//evil.example/secret', { cookie })
    expect(asked.map(({ url }) => url)).toEqual(['//evil.example/secret'])
  })
})
