import { gunzipSync } from 'node:zlib'
import { errors } from '../platform/errors'
import { startSite, type TestSite } from '../testing/site'
import type { SitePosts } from './posts'
import { idsPerPart } from './sitemap'

const changed = new Date('2026-11-01T10:00:00Z')
/** Every third id from 3 on, over more than one part. */
const highest = idsPerPart + 30_000
const boards: Partial<SitePosts> = {
  highestId: () => Promise.resolve(highest),
  addresses(after, last, most) {
    const found: { id: number; changed: Date }[] = []
    for (let id = after + 1; id <= Math.min(last, highest) && found.length < most; id++)
      if (id % 3 === 0) found.push({ id, changed })
    return Promise.resolve(found)
  },
}

let site: TestSite
beforeAll(async () => {
  site = await startSite(boards, { PUBLIC_URL: 'https://reach.example/a&b<c' })
})
afterAll(() => site.close())

/** The elements of an XML text; throws if it is not well-formed. */
function elements(xml: string): string[] {
  const open: string[] = []
  const names: string[] = []
  const rest = xml.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n/, '')
  for (const [, text = '', close, name = ''] of rest.matchAll(/([^<]*)<(\/?)([a-z]+)(?: [^<>]*)?>/g)) {
    if (/&(?!(?:amp|lt|gt|quot|apos);)/.test(text)) throw new Error(`a bare & in ${text}`)
    if (!close) {
      names.push(name)
      open.push(name)
    } else if (open.pop() !== name) throw new Error(`${name} was not open`)
  }
  if (open.length > 0 || /[^>\s]\s*$/.test(xml)) throw new Error('the text ends early')
  return names
}
const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)

it('crawlers may read public pages, and robots.txt names the sitemap', async () => {
  const { status, headers, body } = await site.get('/robots.txt')
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(body.toString().split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /api/',
    ...['posts', 'findPosts', 'postDetail', 'cms', 'facts', 'badges'].map((name) => `Allow: /api/${name}$`),
    'Disallow: /posting$',
    'Disallow: /posting?',
    ...['/entrance', '/letters', '/own', '/moved', '/mail'].flatMap((path) => [
      `Disallow: ${path}$`,
      `Disallow: ${path}?`,
    ]),
    '',
    'Sitemap: https://reach.example/a&b<c/sitemap.xml',
    '',
  ])
})

it('the sitemap links to the pages and to every range of posts', async () => {
  const { headers, body } = await site.get('/sitemap.xml')
  const xml = body.toString()
  expect(elements(xml)).toEqual(['sitemapindex', ...Array(3).fill(['sitemap', 'loc']).flat()])
  expect(locations(xml)).toEqual(
    ['pages', 'posts-1', 'posts-2'].map((name) => `https://reach.example/a&amp;b&lt;c/sitemap-${name}.xml`),
  )
  expect(headers).toMatchObject({
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'public, max-age=3600',
    vary: 'Accept-Encoding',
  })
})

it('lists the pages that may be indexed', async () => {
  const xml = (await site.get('/sitemap-pages.xml')).body.toString()
  expect(elements(xml)[0]).toBe('urlset')
  const base = 'https://reach.example/a&amp;b&lt;c'
  expect(locations(xml)).toEqual(
    ['/', '/map', '/help', '/trade', '/userspacetrade', '/userspacejobs'].map((path) => base + path),
  )
})

it('lists every post once with its last change, in parts of the allowed size', async () => {
  const found: (string | undefined)[] = []
  for (const part of [1, 2]) {
    const { headers, body } = await site.get(`/sitemap-posts-${part}.xml`, { 'Accept-Encoding': 'gzip' })
    expect(headers['content-encoding']).toBe('gzip')
    const xml = gunzipSync(body).toString()
    expect(elements(xml)[0]).toBe('urlset')
    expect(xml).toContain('<lastmod>2026-11-01T10:00:00.000Z</lastmod>')
    expect(locations(xml).length).toBeLessThanOrEqual(50_000)
    found.push(...locations(xml))
  }
  expect(new Set(found).size).toBe(Math.floor(highest / 3))
  expect(found).toHaveLength(Math.floor(highest / 3))
  expect(found.at(-1)).toBe(`https://reach.example/a&amp;b&lt;c/view?id=${highest - (highest % 3)}`)
})

it.each(['/sitemap-posts-3.xml', '/sitemap-posts-0.xml', '/sitemap-posts-x.xml'])(
  'there is no %s',
  async (address) => {
    expect((await site.get(address)).status).toBe(404)
  },
)

it('answers 503 while the database is unreachable, not an empty list', async () => {
  const away = await startSite({ highestId: () => Promise.reject(errors.unavailable('away', 3)) })
  try {
    const { status, headers } = await away.get('/sitemap.xml')
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([
      503,
      '3',
      'private, no-cache',
    ])
  } finally {
    await away.close()
  }
})
