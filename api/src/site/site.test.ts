import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { emptyDocument, publish } from '@within-reach/registry'
import Fastify, { type FastifyInstance } from 'fastify'
import { registerErrorHandler } from '../platform/error-handler'
import { registerSecurityHeaders } from '../platform/security-headers'
import { readSettings } from '../platform/settings'
import { openRegistryFile } from './registry-file'
import { registerSite } from './site'

let folder: string
let app: FastifyInstance
let url: string

const script = 'console.log("within reach")'.repeat(50)
const template = `<!doctype html>
<html lang="en"><head><title>Within Reach</title>
<!--site:head--></head><body><!--site:data--></body></html>`

async function write(files: Readonly<Record<string, string | Buffer>>) {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
    await writeFile(path.join(folder, name), content)
  }
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'within-reach-site-'))
  const settings = readSettings({ DATA_DIR: folder, SUPPORT_EMAIL: 'help@example.com' })
  const shellRoutes = [
    { path: '/', title: { en: '', ko: '' } },
    { path: '/map', title: { en: 'Map', ko: 'Map' } },
  ]
  const remote = {
    name: 'mfe-userspace',
    version: '1.0.0',
    container: '</script><script>alert(1)</script>',
    entry: 'entry.1.js',
    files: {},
    exposes: { './pages': { js: ['pages.2.js'], css: ['pages.3.css'] } },
    shared: {},
    requires: { shell: '^0.1.0' },
    routes: [
      { path: '/trade', title: { en: 'Trade & <more>', ko: 'Trade & <more>' } },
      { path: '/posting', title: { en: 'New post', ko: 'New post' }, unlisted: true },
    ],
  }
  await write({
    'shell/index.html': template,
    'shell/shell.json': JSON.stringify({ version: 'v', routes: shellRoutes }),
    'shell/main.0123456789.js': script,
    'shell/main.0123456789.js.br': brotliCompressSync(script),
    'shell/plain.0123456789.css': 'body {}',
    'remotes/registry.json': JSON.stringify(publish(emptyDocument, remote, 'production')),
    'remotes/mfe-userspace/1.0.0/entry.1.js': script,
    'remotes/mfe-userspace/1.0.0/.secret': 'secret',
    'mail/1.eml': 'secret',
  })
  app = Fastify({ routerOptions: { ignoreTrailingSlash: true } })
  registerErrorHandler(app)
  registerSecurityHeaders(app)
  const registry = openRegistryFile(folder, () => {})
  await registerSite(app, { settings, registry, shellFolder: path.join(folder, 'shell') })
  await app.listen({ port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

/** What a browser would tidy up is sent as it is. */
const raw = (address: string, headers = {}) =>
  new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer }>(
    (resolve, reject) => {
      request(url, { path: address, headers, agent: false }, (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
        )
      })
        .on('error', reject)
        .end()
    },
  )
const page = async (address: string) => (await raw(address)).body.toString()

describe('a page', () => {
  it('carries the decision and the settings, so that it asks for nothing before it starts', async () => {
    const html = await page('/')
    const data = /<script id="page-data" type="application\/json">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
    expect(JSON.parse(data)).toMatchObject({
      decision: { revision: 1, remotes: { 'mfe-userspace': { current: { version: '1.0.0' } } } },
      site: { supportEmail: 'help@example.com' },
    })
  })

  it('lets nothing in its data end the script that holds it', async () => {
    const html = await page('/')
    expect(html.match(/<script/g)).toHaveLength(1)
    expect(html).toContain('\\u003c/script>\\u003cscript>alert(1)\\u003c/script>')
  })

  it('names itself once, and escapes what it is called', async () => {
    expect((await page('/')).match(/<title>.*?<\/title>/g)).toEqual(['<title>Within Reach</title>'])
    expect(await page('/trade')).toContain('<title>Trade &amp; &lt;more> · Within Reach</title>')
  })

  it('of a remote asks for the remote’s files together with the shell’s', async () => {
    const hints = (await page('/trade')).match(/<link rel="preload".*?>/g)
    expect(hints).toEqual([
      '<link rel="preload" as="script" href="/remotes/mfe-userspace/1.0.0/entry.1.js">',
      '<link rel="preload" as="script" href="/remotes/mfe-userspace/1.0.0/pages.2.js">',
      '<link rel="preload" as="style" href="/remotes/mfe-userspace/1.0.0/pages.3.css">',
    ])
    expect(await page('/map')).not.toContain('preload')
  })

  it('is checked for a newer one each time, and runs only scripts of this site', async () => {
    const { status, headers } = await raw('/trade?page=2')
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-cache',
    ])
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/unsafe|\*/)
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' })
  })

  it('is painted in the theme that was chosen, and follows the system without a choice', async () => {
    const tag = async (cookie: string) =>
      (await raw('/', { cookie })).body.toString().match(/<html[^>]*>/)?.[0]
    expect(await tag('theme=dark')).toBe('<html lang="en" data-theme="dark">')
    expect(await tag('language=ko; theme=light')).toBe('<html lang="ko" data-theme="light">')
    expect(await tag('theme="><script>')).toBe('<html lang="en">')
  })

  it('is kept out of search engines where it is unlisted', async () => {
    expect(await page('/posting')).toContain('<meta name="robots" content="noindex">')
    expect(await page('/trade')).not.toContain('noindex')
  })

  it('has one address: a slash behind it leads there', async () => {
    const { status, headers } = await raw('/trade/?page=2')
    expect([status, headers.location]).toEqual([308, '/trade?page=2'])
    expect((await raw('//')).headers.location).toBe('/')
  })

  it.each(['/nothing', '/trade/nothing', '//trade', '//evil.example/', '/\\evil', '/nothing/?a=//'])(
    'answers %s with the page that says so, for people only',
    async (address) => {
      const { status, headers, body } = await raw(address)
      expect([status, headers.location]).toEqual([404, undefined])
      expect(body.toString()).toContain('<title>Page not found · Within Reach</title>')
      expect(body.toString()).toContain('noindex')
    },
  )

  it.each(['/%', '/%zz', '/\u00e4'])('refuses %s, which is no address', async (address) => {
    expect((await raw(address)).status).toBe(400)
  })

  it.each([
    '/api/nothing',
    '/favicon.ico',
    '/assets/gone.0123456789.js',
    '/remotes/mfe-userspace/1.0.0/gone.js',
  ])('is not what stands at %s, which a program asked for', async (address) => {
    const { status, headers } = await raw(address)
    expect([status, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8'])
    expect(headers['cache-control']).toBeUndefined()
  })
})

describe('a file', () => {
  it('is kept for ever, since its name changes with its content', async () => {
    for (const file of ['/assets/main.0123456789.js', '/remotes/mfe-userspace/1.0.0/entry.1.js']) {
      const { status, headers, body } = await raw(file)
      expect([status, body.toString()]).toEqual([200, script])
      expect(headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': 'application/javascript; charset=utf-8',
        'x-content-type-options': 'nosniff',
      })
    }
  })

  it('comes compressed to whoever can read it, and caches know', async () => {
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
    '/remotes/registry.json',
    '/remotes/mfe-userspace/1.0.0/.secret',
    '/remotes/mfe-userspace/1.0.0/',
    '/remotes/../mail/1.eml',
    '/remotes/..%2fmail%2f1.eml',
    '/remotes/mfe-userspace/..%2f..%2fmail/1.eml',
    '/remotes/mfe-userspace/../../mail/1.eml',
    '/assets/..%2f..%2f..%2fetc%2fpasswd',
  ])('is not at %s', async (address) => {
    const { status, body } = await raw(address)
    expect(body.toString()).not.toMatch(/secret|environments|site:head|root:/)
    expect([400, 403, 404]).toContain(status)
  })
})
