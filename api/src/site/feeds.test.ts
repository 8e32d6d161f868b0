import {
  allFilterNames,
  boardAddress,
  findPosts,
  photosAddress,
  posting,
  posts,
  saveFacts,
  type Session,
  updatePost,
} from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'
import { drawnPicture } from '../testing/drawn-picture'
import { builtShell, changesBy, grant, page, publish, versionOf } from '../testing/registry'

const feed = '/feeds/userspacetrade.atom'
let publicUrl = ''

let shell: Awaited<ReturnType<typeof builtShell>>
let api: TestApi
let ana: Session
beforeAll(async () => {
  shell = await builtShell()
  api = await startApi({ shell: shell.folder })
  publicUrl = api.platform.settings.publicUrl
  const title = { en: 'Trade your stuff', ko: '중고 거래' }
  const reads = [{ path: posts.path, fields: { type: 'tr' }, query: ['region', 'search', 'page'] }]
  const found = [{ path: findPosts.path, fields: { type: 'fr' }, query: allFilterNames }]
  const routes = [
    page(boardAddress.tr, { title, reads }),
    page(photosAddress, { title: { en: 'Posts with photos', ko: '사진' }, reads: found }),
  ]
  await publish(api.database, versionOf('mfe-boards', '1.0.0', { routes }))
  ana = await api.signUp('ana')
  await grant(api, ana)
  await changesBy(api, ana)({ type: 'promote', remote: 'mfe-boards', version: '1.0.0' })
})
afterAll(async () => {
  await api.close()
  await shell.remove()
})

const ad = { type: 'tr', region: 'Others', specificLocation: 'Lyon', description: 'As new' }
async function publishAd(fields: Readonly<Record<string, string>>, pictures: readonly Buffer[] = []) {
  const files = pictures.map((bytes) => ({ name: 'a.png', bytes }))
  const { outcome } = await api.call(posting, { ...ad, ...fields }, { token: ana.api_token, files })
  if (outcome.kind !== 'ok') throw new Error(outcome.kind)
  return outcome.data.post_idx
}
const read = (address: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(api.url + address, { headers })
const textOf = async (address: string) => (await read(address)).text()
const titlesOf = (xml: string) =>
  [...xml.matchAll(/<entry>.*?<title>(.*?)<\/title>/gs)].map(([, title]) => title)

it('has the newest posts of a board, with what a preview shows', async () => {
  await publishAd({ subject: 'A bike' })
  const id = await publishAd(
    { subject: 'A <sofa> & "chairs"\ufffe', description: '<p>Blue &amp; soft</p>' },
    [await drawnPicture()],
  )
  const xml = await textOf(feed)
  expect(xml).toMatch(
    /^<\?xml version="1.0" encoding="utf-8"\?>\n<feed xmlns="http:\/\/www.w3.org\/2005\/Atom" xml:lang="en">/,
  )
  expect(xml).toContain(`<id>${publicUrl}${feed}</id>\n<title>Trade your stuff · Within Reach</title>`)
  expect(xml).toContain(`<link rel="self" type="application/atom+xml" href="${publicUrl}${feed}"/>`)
  expect(xml).toContain(`<link rel="alternate" type="text/html" href="${publicUrl}/userspacetrade"/>`)
  expect(titlesOf(xml)).toEqual(['A &lt;sofa&gt; &amp; &quot;chairs&quot;', 'A bike'])
  const [, entry = ''] = /<entry>(.*?)<\/entry>/s.exec(xml) ?? []
  expect(entry).toContain(`<id>${publicUrl}/view?id=${id}</id>`)
  expect(entry).toContain('<summary>Blue &amp; soft</summary>')
  expect(entry).toContain('<author><name>ana</name></author>')
  expect(entry).toMatch(/<link rel="enclosure" type="image\/webp" href="[^"]*\/files\/[\w-]{22}.webp"\/>/)
  expect(xml).not.toContain('@')
})

it('is titled by its search and region', async () => {
  const titleOf = async (query: string) => /<title>(.*?)<\/title>/.exec(await textOf(`${feed}?${query}`))?.[1]
  expect(await titleOf('search=sofa+bed&region=South+Korea')).toBe(
    'Trade your stuff: sofa bed, South Korea · Within Reach',
  )
  expect(await titleOf('search=%3Cb%3E&region=all')).toBe('Trade your stuff: &lt;b&gt; · Within Reach')
})

it('names its region in its language', async () => {
  const titleOf = async (address: string) => /<title>(.*?)<\/title>/.exec(await textOf(address))?.[1]
  expect(await titleOf(`${feed}?region=Others&language=ko`)).toBe('중고 거래: 기타 · Within Reach')
  expect(await titleOf(`/feeds/find.atom?type=tr&region=United+Kingdom&language=ko`)).toBe(
    '중고 거래: 영국 · Within Reach',
  )
})

it('changes its time when a post is edited', async () => {
  const id = await publishAd({ subject: 'A lamp' })
  const updated = async () => /<updated>(.*?)<\/updated>/.exec(await textOf(feed))?.[1] ?? ''
  const before = await updated()
  await api.call(updatePost, { ...ad, id, subject: 'Two lamps' }, { token: ana.api_token })
  expect((await updated()) > before).toBe(true)
})

it('of a search keeps the filters of its page, and the title is in the language that it asks for', async () => {
  const korean = await textOf(`${feed}?page=2&search=bike&language=ko`)
  expect(titlesOf(korean)).toEqual(['A bike'])
  expect(korean).toContain(`<id>${publicUrl}${feed}?search=bike&amp;language=ko</id>`)
  expect(korean).toContain(`href="${publicUrl}/userspacetrade?search=bike"/>`)
  expect(korean).toContain('<title>중고 거래: bike · Within Reach</title>')
  expect(titlesOf(await textOf(`${feed}?region=South+Korea`))).toEqual([])
})

it('is found by a feed reader at the address of the page', async () => {
  const html = await textOf('/userspacetrade?search=bike&page=2')
  expect(html).toContain(
    `<link rel="alternate" type="application/atom+xml" title="Trade your stuff: bike" href="${publicUrl}${feed}?search=bike">`,
  )
})

it('is linked without filters that the page ignores and the feed refuses', async () => {
  const html = await textOf(`/userspacetrade?region=Mars&jstatus=Seek&search=bike`)
  expect(html).toContain(`title="Trade your stuff: bike" href="${publicUrl}${feed}?search=bike">`)
})

it('of photos is linked with the filters that the page applies', async () => {
  const html = await textOf(
    '/find?type=tr&price_max=20&currency=EUR&condition=broken&sort=cheapest&search=bike',
  )
  const [, address = ''] =
    /type="application\/atom\+xml" title="Trade your stuff: bike, [^"]*" href="([^"]*)"/.exec(html) ?? []
  const { searchParams } = new URL(address.replaceAll('&amp;', '&'))
  expect(Object.fromEntries(searchParams)).toEqual({
    type: 'tr',
    price_max: '20',
    currency: 'EUR',
    search: 'bike',
  })
  expect((await read(address.replaceAll('&amp;', '&').replace(publicUrl, ''))).status).toBe(200)
})

it('of photos has the newest posts that fit the facts, under the title of the board', async () => {
  for (const [subject, price] of [
    ['A dear kettle', '80'],
    ['A cheap kettle', '5'],
  ] as const) {
    const id = await publishAd({ subject })
    await api.call(saveFacts, { id, currency: 'EUR', price }, { token: ana.api_token })
  }
  const query = 'type=tr&currency=EUR&price_max=20'
  const xml = await textOf(`/feeds/find.atom?${query}&sort=cheapest&saved=3`)
  expect(titlesOf(xml)).toEqual(['A cheap kettle'])
  const written = query.replaceAll('&', '&amp;')
  expect(xml).toContain(`<id>${publicUrl}/feeds/find.atom?${written}</id>`)
  expect(xml).toContain(`href="${publicUrl}/find?${written}"/>`)
  expect(xml).toContain('<title>Trade your stuff: Price at most: €20 · Within Reach</title>')
  expect((await read('/feeds/find.atom?type=tr&price_max=cheap')).status).toBe(400)
})

it.each([
  ['/find?type=tr&price_max=20', 'en', 'Trade your stuff'],
  ['/find?type=tr', 'ko', '중고 거래'],
  ['/find?type=qb', 'en', 'Posts with photos'],
])('the page %s has in %s the title of the board, if it is live', async (address, language, title) => {
  const html = await (await read(address, { 'Accept-Language': language })).text()
  expect(html).toContain(`<title>${title} · Within Reach</title>`)
  expect(html).toContain(`<meta property="og:title" content="${title}">`)
})

it.each([
  ['/find?type=tr&price_max=20&language=ko', '/find?type=tr', '&amp;language=ko'],
  ['/find?type=fr&rent_max=20', '/find', ''],
])(
  'the page %s is known to search engines by its board, without filters',
  async (address, canonical, named) => {
    const html = await textOf(address)
    const href = `${publicUrl}${canonical}${named}`
    expect(html).toContain(`<link rel="canonical" href="${href}">`)
    expect(html).toContain(`<meta property="og:url" content="${href}">`)
    expect(html).toContain(`hreflang="x-default" href="${publicUrl}${canonical}">`)
  },
)

it('costs a reader who has it nothing but the question', async () => {
  const first = await read(feed)
  expect(first.headers.get('Content-Type')).toBe('application/atom+xml; charset=utf-8')
  const again = await read(feed, { 'If-None-Match': first.headers.get('ETag') ?? '' })
  expect([again.status, await again.text()]).toEqual([304, ''])
  await publishAd({ subject: 'A desk' })
  expect((await read(feed, { 'If-None-Match': first.headers.get('ETag') ?? '' })).status).toBe(200)
})

it.each(['/feeds/userspacejobs.atom', '/feeds/about.atom', '/feeds/view.atom'])(
  '%s is not found without a live page of that board',
  async (address) => {
    expect((await read(address)).status).toBe(404)
  },
)

it.each(['region=Mars', `search=${'x'.repeat(300)}`])('refuses %s as the board does', async (query) => {
  expect((await read(`${feed}?${query}`)).status).toBe(400)
})
