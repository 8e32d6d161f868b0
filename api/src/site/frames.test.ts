import { startSite, type TestSite } from '../testing/site'

let site: TestSite
let usual: TestSite
beforeAll(async () => {
  site = await startSite({}, { FRAMED_REMOTES: 'mfe-userspace' })
  usual = await startSite()
})
afterAll(() => Promise.all([site.close(), usual.close()]))

const get = async (address: string, of = site, headers?: Readonly<Record<string, string>>) => {
  const answer = await of.get(address, headers)
  return { ...answer, html: answer.body.toString() }
}
const own = '/frame/mfe-userspace/1.0.0'
/** What a page tells search engines and link previews. */
const describedIn = (html: string) =>
  html.match(
    /<title>.*?<\/title>|<meta [^>]*>|<link rel="canonical"[^>]*>|<script type="application\/ld.*?<\/script>/gs,
  )

describe('a page whose section runs in a sandboxed frame', () => {
  it.each(['/userspacetrade', '/posting', '/mail'])(
    '%s contains no HTML, no data, no file and no record of the remote',
    async (address) => {
      const { status, html } = await get(address, site, { cookie: 'member' })
      expect(status).toBe(200)
      for (const part of ['/remotes/', '"container"', 'id="initial-data"', 'Listed', 'Drawn', '"reads"'])
        expect(html).not.toContain(part)
      expect(html).toContain('"framed":true')
    },
  )

  it('follows no redirect of the remote', async () => {
    const member = { cookie: 'member; wr_marker=marker-of-the-member' }
    expect((await get('/entrance', site, member)).status).toBe(200)
    expect((await get('/entrance', usual, member)).status).toBe(303)
  })

  it.each([
    '/trade',
    '/userspacejobs',
    '/userspacetrade?page=2',
    '/userspacejobs?search=sofa',
    '/view?id=9',
    '/view?id=8',
    '/view',
    '/posting',
    '/staff',
    '/nowhere',
  ])('%s has the status and the description that it has without the frame', async (address) => {
    const [framed, unframed] = [await get(address), await get(address, usual)]
    expect(framed.status).toBe(unframed.status)
    expect(describedIn(framed.html)).toEqual(describedIn(unframed.html))
    expect(describedIn(framed.html)).not.toEqual([])
  })

  it('describes a board by its newest posts, since the page contains no row of it', async () => {
    const { html } = await get('/userspacetrade')
    expect(html).toContain('{"@type":"ListItem","position":1,"name":"Bikes & \\u003cmore>"')
    expect((await get('/userspacetrade', usual)).html).not.toContain('"ItemList"')
  })

  it('may contain frames of this site, which no other page may', async () => {
    expect((await get('/map')).headers['content-security-policy']).toContain("frame-src 'self'")
    expect((await get('/map', usual)).headers['content-security-policy']).not.toContain('frame-src')
  })
})

describe('the page inside the frame', () => {
  it('runs with the rights of no site, and requests only files of the shell and of its version', async () => {
    const { status, headers } = await get(own, site, { host: 'reach.example' })
    expect(status).toBe(200)
    expect(String(headers['content-security-policy']).split('; ')).toEqual(
      expect.arrayContaining([
        'sandbox allow-scripts allow-forms',
        "default-src 'none'",
        "connect-src 'none'",
        "form-action 'none'",
        'script-src http://reach.example/assets/ http://reach.example/remotes/mfe-userspace/1.0.0/',
      ]),
    )
    expect(headers).toMatchObject({
      'x-frame-options': 'SAMEORIGIN',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    })
  })

  it('contains the version, the hashes of all files, and nothing of the member', async () => {
    const { html } = await get(own, site, { cookie: 'member' })
    expect(html).toContain('src="/assets/frame/frame.0123456789.js" integrity="sha384-aaaa"')
    expect(html).toContain('"files":{"frame/102.0123456789.js":"sha384-aaaa"}')
    expect(html).toContain('"name":"mfe-userspace"')
    expect(html).not.toMatch(/mina|member|initial-data|ticket/)
  })

  it('is in the language and the theme of the visitor', async () => {
    const { html } = await get(own, site, { cookie: 'language=ko; theme=dark' })
    expect(html).toContain('<html lang="ko" data-theme="dark">')
  })

  it.each([
    '/frame/mfe-userspace/9.9.9',
    '/frame/mfe-other/1.0.0',
    '/frame/constructor/1.0.0',
    '/frame/mfe-userspace',
  ])('does not exist at %s, which this visitor does not get in a frame', async (address) =>
    expect((await get(address)).status).toBe(404),
  )

  it('does not exist for a remote that runs in the page', async () => {
    expect((await get(own, usual)).status).toBe(404)
  })
})

it('lets a frame request files of versions and of the shell, which carry no secret', async () => {
  const { headers } = await get('/assets/main.0123456789.js')
  expect(headers['access-control-allow-origin']).toBe('*')
})
