import { languages } from '@within-reach/contract'
import { startSite, type TestSite } from '../testing/site'
import type { PostPreview } from './posts'

const post: PostPreview = {
  type: 'tr',
  subject: 'Sofa & <table> "as new"',
  text: `${'word '.repeat(60)}</script><script>alert(1)</script>`,
  picture: '/files/a.webp',
  author: 'ana',
  created: new Date('2026-11-01T10:00:00Z'),
  edited: null,
}

let site: TestSite
beforeAll(async () => {
  site = await startSite(
    { preview: (id) => Promise.resolve(id === 7 ? post : undefined) },
    { PUBLIC_URL: 'https://reach.example' },
  )
})
afterAll(() => site.close())

const page = async (address: string, headers = {}) => (await site.get(address, headers)).body.toString()
const contentOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1]
const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)">/.exec(html)?.[1]
const structured = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json]) => JSON.parse(json ?? '') as Record<string, unknown>,
  )

describe('the link of a post', () => {
  it('has its subject, its first words and its picture', async () => {
    const html = await page('/view?id=7&from=mail')
    const subject = 'Sofa &amp; &lt;table&gt; &quot;as new&quot;'
    expect(html).toContain(`<title>${subject} · Within Reach</title>`)
    expect(contentOf(html, 'og:title')).toBe(subject)
    const description = contentOf(html, 'description') ?? ''
    expect(description).toMatch(/^(word ){20,}word…$/)
    expect(description.length).toBeLessThanOrEqual(160)
    expect(contentOf(html, 'og:description')).toBe(description)
    expect(contentOf(html, 'og:type')).toBe('article')
    expect(contentOf(html, 'og:image')).toBe('https://reach.example/files/a.webp')
    expect(contentOf(html, 'twitter:card')).toBe('summary_large_image')
    expect(contentOf(html, 'og:url')).toBe('https://reach.example/view?id=7')
    expect(canonicalOf(html)).toBe('https://reach.example/view?id=7')
  })

  it('describes the post in JSON-LD, and nothing in it can end the element', async () => {
    const [posting, trail] = structured(await page('/view?id=7'))
    expect(posting).toMatchObject({
      '@type': 'DiscussionForumPosting',
      headline: post.subject,
      author: { '@type': 'Person', name: 'ana' },
      datePublished: '2026-11-01T10:00:00.000Z',
      image: 'https://reach.example/files/a.webp',
    })
    expect(trail).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, item: 'https://reach.example/' },
        { position: 2, name: 'Trade your stuff', item: 'https://reach.example/userspacetrade' },
        { position: 3, name: post.subject },
      ],
    })
    expect(await page('/view?id=7')).not.toContain('<script>alert')
  })

  it.each(['', '?id=8', '?id=0', '?id=-7', '?id=7.0', '?id=99999999999', '?id=%zz', '?id=7%00'])(
    'to a missing post (/view%s) is not found and not indexed',
    async (query) => {
      const { status, body } = await site.get(`/view${query}`)
      expect(status).toBe(404)
      expect(body.toString()).toContain('<meta name="robots" content="noindex">')
      expect(body.toString()).not.toMatch(/og:|canonical|ld\+json/)
    },
  )
})

it('a board lists its newest posts, and further pages have their own address', async () => {
  const html = await page('/userspacejobs')
  expect(structured(html)).toMatchObject([
    {
      '@type': 'CollectionPage',
      mainEntity: {
        '@type': 'ItemList',
        itemListElement: [
          { position: 1, name: 'Bikes & <more>', url: 'https://reach.example/view?id=7' },
          { position: 2, name: '</script><b>', url: 'https://reach.example/view?id=5' },
        ],
      },
    },
    { '@type': 'BreadcrumbList' },
  ])
  expect(canonicalOf(html)).toBe('https://reach.example/userspacejobs')
  const second = await page('/userspacejobs?page=2&region=Others')
  expect(canonicalOf(second)).toBe('https://reach.example/userspacejobs?page=2')
  expect(structured(second)[0]).not.toHaveProperty('mainEntity')
})

it('a board whose rows are prerendered as links does not list them again', async () => {
  const html = await page('/userspacetrade')
  expect(structured(html)).toMatchObject([{ '@type': 'CollectionPage' }, { '@type': 'BreadcrumbList' }])
  expect(html.match(/Bikes/g)).toHaveLength(1)
})

it.each([
  ['/view?id=7', 'en', 'https://reach.example/view?id=7'],
  ['/view?language=ko&id=7', 'ko', 'https://reach.example/view?id=7&language=ko'],
  ['/userspacetrade?language=ko', 'ko', 'https://reach.example/userspacetrade?language=ko'],
  ['/userspacetrade?language=zh', 'zh', 'https://reach.example/userspacetrade?language=zh'],
  ['/userspacetrade?language=xx', 'en', 'https://reach.example/userspacetrade'],
])(
  '%s is in the language that its address names, and links to every language',
  async (at, lang, canonical) => {
    const html = await page(at)
    expect(html).toContain(`<html lang="${lang}"`)
    expect(canonicalOf(html)?.replace('&amp;', '&')).toBe(canonical)
    const address = canonical.replace(/[?&]language=\w+/, '')
    const and = address.includes('?') ? '&amp;' : '?'
    expect(html.match(/<link rel="alternate" hreflang=.*?>/g)).toEqual([
      `<link rel="alternate" hreflang="x-default" href="${address}">`,
      ...languages.map(
        (one) => `<link rel="alternate" hreflang="${one}" href="${address}${and}language=${one}">`,
      ),
    ])
  },
)

it('a page of a remote without Chinese has its English title and content there', async () => {
  const html = await page('/userspacejobs?language=zh')
  expect(html).toContain('<html lang="zh"')
  expect(html).toContain('<title>Jobs · Within Reach</title>')
  expect(contentOf(html, 'og:locale')).toBe('zh_CN')
  expect(html).toContain('/i18n-en-po.3.js')
  expect(html.match(/hreflang="/g)).toHaveLength(languages.length + 1)
})

it('the home page describes how to search the site, in the visitor’s language', async () => {
  const html = await page('/', { Cookie: 'language=ko' })
  expect(contentOf(html, 'description')).toBe('세계로')
  expect(contentOf(html, 'og:locale')).toBe('ko_KR')
  expect(structured(html)).toMatchObject([
    {
      '@type': 'WebSite',
      inLanguage: 'ko',
      potentialAction: {
        target: { urlTemplate: 'https://reach.example/userspacequestionsboard?search={search_term_string}' },
      },
    },
  ])
})

it('a page that is not indexed has no description', async () => {
  expect(await page('/posting')).not.toMatch(/og:|canonical|ld\+json/)
})
