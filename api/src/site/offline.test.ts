import type { OfflineDocument } from '@within-reach/registry'
import { startSite, type TestSite } from '../testing/site'

let site: TestSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

const documentOf = async (headers?: Readonly<Record<string, string>>) =>
  JSON.parse((await site.get('/offline.json', headers)).body.toString()) as OfflineDocument

describe('the document that a browser keeps', () => {
  it('has one page with the decision, and the hashes of all files of the decided versions', async () => {
    const { html, headers, files, revision } = await documentOf()
    expect(revision).toBe(1)
    expect(html).toContain('"mfe-userspace":{"version":"1.0.0"')
    expect(html).toContain('<main><div id="prerendered">a section</div></main>')
    expect(headers['Content-Security-Policy']).toContain("default-src 'none'")
    expect(files).toMatchObject({
      '/assets/main.0123456789.js': 'sha384-aaaa',
      '/remotes/mfe-userspace/1.0.0/record.json': 'sha256-aaaa',
      '/remotes/mfe-userspace/1.0.0/entry.1.js': 'sha384-aaaa',
    })
    expect(Object.keys(files).filter((address) => /\.(map|json)$/.test(address))).toEqual([
      '/remotes/mfe-userspace/1.0.0/record.json',
    ])
  })

  it('is signed as a whole, and not cached', async () => {
    const { headers, body } = await site.get('/offline.json')
    expect(headers['registry-signature']).toBe(`signature of ${body.length} bytes`)
    expect(headers['cache-control']).toBe('no-store')
  })

  it('says when it was signed, and until when a browser may use it', async () => {
    const { issued = 0, expires, html } = await documentOf()
    const day = 24 * 60 * 60_000
    expect(issued % day).toBe(0)
    expect(expires).toBe(issued + 30 * day)
    expect(html).toContain(`"issued":${issued},"expires":${expires}`)
  })

  it('is not sent to a browser that has it', async () => {
    const { headers } = await site.get('/offline.json')
    const again = await site.get('/offline.json', { 'if-none-match': String(headers.etag) })
    expect([again.status, again.body.length]).toEqual([304, 0])
  })

  it('is the same for members and visitors, in the language and theme of the browser', async () => {
    expect(await documentOf({ cookie: 'member' })).toEqual(await documentOf())
    const { html } = await documentOf({ cookie: 'language=ko; theme=dark' })
    expect(html).toContain('<html lang="ko" data-theme="dark">')
  })

  it('says only that the use without a network is off, if the decision says so', async () => {
    const off = await startSite({}, { OFFLINE: 'off' })
    const { body, headers } = await off.get('/offline.json')
    expect(JSON.parse(body.toString())).toEqual({
      offline: 'off',
      revision: 1,
      issued: expect.any(Number) as number,
      expires: expect.any(Number) as number,
    })
    expect(headers['registry-signature']).toBeDefined()
    expect((await off.get('/')).body.toString()).toContain('"offline":"off"')
    await off.close()
  })
})

it('the service worker is at the root, so that it may control every page, and is checked at each load', async () => {
  const { status, headers, body } = await site.get('/offline-worker.js')
  expect(status).toBe(200)
  expect(body.toString()).toContain('addEventListener')
  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'application/javascript; charset=utf-8',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  })
})

it('a page may have a worker of this site only', async () => {
  const { headers } = await site.get('/')
  expect(headers['content-security-policy']).toContain("worker-src 'self'")
})
