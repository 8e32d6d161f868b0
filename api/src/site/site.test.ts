import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { inlineScript, script, startSite, type TestSite } from '../testing/site'
import { hashSource } from './hash-source'
import { speculationSource } from './speculation-rules'

let site: TestSite
beforeAll(async () => {
  site = await startSite({}, { SUPPORT_EMAIL: 'help@example.com' })
})
afterAll(() => site.close())

const raw = (address: string, headers?: Readonly<Record<string, string>>) => site.get(address, headers)
const page = async (address: string) => (await raw(address)).body.toString()
/** What the shell reads from a page. */
const dataIn = (html: string, id: string): unknown =>
  JSON.parse(
    new RegExp(`<script id="${id}" type="application/json">(.*?)</script>`, 's').exec(html)?.[1] ?? '',
  )

describe('a page', () => {
  it('contains the decision and, separately, the settings, so that it needs no request before it starts', async () => {
    const html = await page('/')
    expect(dataIn(html, 'page-data')).toMatchObject({
      decision: { revision: 1, remotes: { 'mfe-userspace': { version: '1.0.0' } } },
    })
    expect(dataIn(html, 'page-settings')).toMatchObject({
      site: { supportEmail: 'help@example.com' },
      healthSample: 1,
    })
  })

  it('does not let its data end their script element', async () => {
    const html = await page('/trade')
    expect(html.match(/<script/g)).toHaveLength(6)
    expect(html).toContain('\\u003c/script>\\u003cscript>alert(1)\\u003c/script>')
  })

  it('has the prerendered frame for visitors, in their language', async () => {
    const frameOf = async (address: string, headers = {}) =>
      /<body>(.*<\/main>)/.exec((await raw(address, headers)).body.toString())?.[1]
    expect(await frameOf('/')).toBe('<div>the header</div><main><div id="prerendered">the hero</div></main>')
    expect(await frameOf('/trade', { cookie: 'language=ko' })).toBe(
      '<div>the header (ko)</div><main><div id="prerendered">a section (ko)</div></main>',
    )
    expect(await frameOf('/', { cookie: 'member' })).toBe(
      '<div>the member’s header</div><main><div id="prerendered">the hero</div></main>',
    )
  })

  it('has the prerendered page of its remote for visitors, in their language and with its styles', async () => {
    const { body, headers } = await raw('/posting', { cookie: 'language=ko' })
    const html = body.toString()
    expect(html).toContain('<main><div id="prerendered"><h1>Drawn (ko)</h1></div></main>')
    expect(html).toContain('<style data-href="pages.3.css">h1{color:red}</style></head>')
    expect(headers['content-security-policy']).toContain(
      "style-src 'self' 'sha256-/D8wWMrWSOjeD/K4IHepvRvJjPxqJbouCB3qbqmBaqY=';",
    )
  })

  it('does not preload what it already contains', async () => {
    expect(await page('/posting')).not.toContain('as="style"')
    expect(await page('/trade')).toContain('as="style" href="/remotes/mfe-userspace/1.0.0/pages.3.css"')
  })

  it('has the rows of its list', async () => {
    expect(await page('/userspacetrade')).toContain(
      '<h1>Listed</h1><ul><li data-held="subject">Bikes &amp; &lt;more&gt;</li><li data-held="subject">&lt;/script&gt;&lt;b&gt;</li></ul>',
    )
  })

  it.each([
    ['a member', '/posting', { cookie: 'member' }, '<main><div id="prerendered">a section</div></main>'],
    [
      'an address with a query, which may have other content',
      '/posting?next=a',
      {},
      '<main><div id="prerendered">a section</div></main>',
    ],
  ])('is not prerendered for %s', async (_, address, headers, main) => {
    const answer = await raw(address, headers)
    expect(answer.body.toString()).toContain(main)
    expect(answer.headers['content-security-policy']).toContain("style-src 'self';")
  })

  it('inlines the style of the home page, after the shell’s own', async () => {
    expect(await page('/')).toContain(
      '<link rel="stylesheet" href="/assets/pages.3.css" integrity="sha384-aaaa"></head>',
    )
    expect(await page('/map')).not.toContain('rel="stylesheet"')
  })

  it('has the answers of its first reads for visitors who are not logged in', async () => {
    expect(dataIn(await page('/trade?page=2'), 'initial-data')).toEqual([
      {
        path: '/api/echo',
        fields: { type: 'tr', page: '2' },
        answer: { res: 0, data: '</script>type=tr&page=2 from 127.0.0.1' },
      },
    ])
    expect(await page('/')).not.toContain('initial-data')
  })

  it('has one title, escaped', async () => {
    expect((await page('/')).match(/<title>.*?<\/title>/g)).toEqual(['<title>Within Reach</title>'])
    expect(await page('/trade')).toContain('<title>Trade &amp; &lt;more&gt; · Within Reach</title>')
  })

  it('preloads the files of its owner together with the shell’s, each with its hash', async () => {
    const hintsOf = async (address: string, headers = {}) => {
      const html = (await raw(address, headers)).body.toString()
      return html.match(
        /(?<=<link rel="preload" as=")[^>]*(?=" integrity="sha384-aaaa" fetchpriority="low">)/g,
      )
    }
    expect(await hintsOf('/trade')).toEqual([
      'script" href="/assets/i18n-en.1.js',
      'script" href="/assets/forms.5.js',
      'script" href="/remotes/mfe-userspace/1.0.0/entry.1.js',
      'script" href="/remotes/mfe-userspace/1.0.0/pages.2.js',
      'script" href="/remotes/mfe-userspace/1.0.0/i18n-en-po.3.js',
      'style" href="/remotes/mfe-userspace/1.0.0/pages.3.css',
    ])
    const own = ['script" href="/assets/pages.4.js', 'style" href="/assets/pages.3.css']
    expect(await hintsOf('/map', { 'Accept-Language': 'ko' })).toEqual([
      'script" href="/assets/i18n-ko.2.js',
      ...own,
    ])
    expect(await hintsOf('/nowhere')).toEqual(['script" href="/assets/i18n-en.1.js', ...own])
  })

  it('has the hashes of the shell’s later files', async () => {
    const settings = dataIn(await page('/'), 'page-settings')
    expect(settings).toMatchObject({ files: { 'i18n-ko.2.js': 'sha384-aaaa' } })
    expect(settings).not.toHaveProperty(['files', 'main.0123456789.js'])
  })

  it('is revalidated each time, and runs only scripts of this site and the one in it', async () => {
    const { status, headers } = await raw('/trade?page=2')
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'private, no-cache',
    ])
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain(
      `default-src 'none'; script-src 'self' ${speculationSource} ${hashSource(inlineScript)}; style-src 'self';`,
    )
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default dompurify")
    expect(policy).not.toMatch(/unsafe|\*/)
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' })
  })

  it('is painted in the chosen theme, and follows the system without a choice', async () => {
    const tag = async (cookie: string) =>
      (await raw('/', { cookie })).body.toString().match(/<html[^>]*>/)?.[0]
    expect(await tag('theme=dark')).toBe('<html lang="en" data-theme="dark">')
    expect(await tag('language=ko; theme=light')).toBe('<html lang="ko" data-theme="light">')
    expect(await tag('theme="><script>')).toBe('<html lang="en">')
  })

  it('is compressed if the client accepts it', async () => {
    const plain = await raw('/trade')
    const packed = await raw('/trade', { 'Accept-Encoding': 'gzip, deflate, br' })
    expect([plain.headers['content-encoding'], packed.headers['content-encoding']]).toEqual([undefined, 'br'])
    expect(brotliDecompressSync(packed.body)).toEqual(plain.body)
    const older = await raw('/trade', { 'Accept-Encoding': 'gzip, br;q=0' })
    expect(gunzipSync(older.body)).toEqual(plain.body)
    expect(plain.headers.vary).toBe('Accept-Encoding, Accept-Language, Cookie')
  })

  it('is hidden from search engines if it is unlisted', async () => {
    spec('readings.header-pages')
    expect(await page('/posting')).toContain('<meta name="robots" content="noindex">')
    expect(await page('/trade')).not.toContain('noindex')
  })

  it.each(['/trade/', '/Trade', '//trade', '/%74rade', '/trade//', '/TRADE%2F'])(
    'has one address, to which %s redirects',
    async (address) => {
      const { status, headers } = await raw(`${address}?page=2`)
      expect([status, headers.location]).toEqual([308, '/trade?page=2'])
    },
  )

  it('begins with one slash', async () => {
    expect((await raw('//')).headers.location).toBe('/')
  })

  it.each(['/nothing', '/trade/nothing', '//trade/nothing', '//evil.example/', '/\\evil', '/nothing/?a=//'])(
    'answers %s with the 404 page, to people only',
    async (address) => {
      const { status, headers, body } = await raw(address)
      expect([status, headers.location]).toEqual([404, undefined])
      expect(body.toString()).toContain('<title>Page not found · Within Reach</title>')
      expect(body.toString()).toContain('noindex')
    },
  )

  it.each(['/%', '/%zz', '/\u00e4'])('refuses %s, which is not a valid address', async (address) => {
    expect((await raw(address)).status).toBe(400)
  })

  it.each([
    '/api/nothing',
    '/favicon.ico',
    '/assets/gone.0123456789.js',
    '/remotes/mfe-userspace/1.0.0/gone.js',
  ])('is not the answer at %s, which a program requested', async (address) => {
    const { status, headers } = await raw(address)
    expect([status, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8'])
    expect(headers['cache-control']).toBe('private, no-cache')
  })
})

describe('a file', () => {
  it('is cached without expiry, because its name changes with its content', async () => {
    const { status, headers, body } = await raw('/assets/main.0123456789.js')
    expect([status, body.toString()]).toEqual([200, script])
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'application/javascript; charset=utf-8',
      'x-content-type-options': 'nosniff',
    })
  })

  it('is compressed if the client accepts it, and caches know', async () => {
    const { headers, body } = await raw('/assets/main.0123456789.js', { 'Accept-Encoding': 'gzip, br' })
    expect([headers['content-encoding'], headers.vary]).toEqual([
      'br',
      expect.stringMatching(/accept-encoding/i),
    ])
    expect(brotliDecompressSync(body).toString()).toBe(script)
    const plain = await raw('/assets/plain.0123456789.css', { 'Accept-Encoding': 'br' })
    expect([plain.status, plain.headers['content-encoding']]).toEqual([200, undefined])
  })

  it.each([
    '/assets/index.html',
    '/assets/shell.json',
    '/assets/',
    '/assets/../mail/1.eml',
    '/assets/..%2fmail%2f1.eml',
    '/assets/..%2f..%2f..%2fetc%2fpasswd',
  ])('is not found at %s', async (address) => {
    const { status, body } = await raw(address)
    expect(body.toString()).not.toMatch(/secret|environments|site:head|root:/)
    expect([400, 403, 404]).toContain(status)
  })
})
