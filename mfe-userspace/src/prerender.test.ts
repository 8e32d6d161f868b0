import { matchesKind, type PrerenderedPage } from '@within-reach/contract'
import { prerenderPages } from '@within-reach/shared-core/prerender'
import { catalog } from './locales/catalog'
import { pages } from './pages'

const own = pages.filter(({ path }) => ['/bookmarks', '/mysearches'].includes(path))

it('the build draws the lists of a member for those without rows', async () => {
  const all = await prerenderPages(own, catalog)('en')
  const drawn = { ...all, '/bookmarks': all['/bookmarks']?.others?.[0] } as Readonly<
    Record<string, PrerenderedPage | undefined>
  >
  const htmlOf = (path: string, at: object) =>
    Object.values(drawn[path]?.parts ?? {})
      .flatMap(({ kinds }) => kinds)
      .find(({ when }) => JSON.stringify(when) === JSON.stringify(at))?.html
  for (const [path, title, none, loading] of [
    ['/bookmarks', 'Bookmarks', 'You have bookmarked nothing', 'Loading your bookmarks'],
    ['/mysearches', 'Saved searches', 'You have saved no search', 'Loading your searches'],
  ] as const) {
    expect(drawn[path]).toMatchObject({
      html: expect.stringContaining(`>${title}</h1>`),
      when: { member: true, 'query.page': null },
    })
    const without = { 'own.answered': true, 'own.count': 0 }
    expect(htmlOf(path, without)).toContain(none)
    const pending = htmlOf(path, { 'own.answered': null, 'own.count': 0 })
    expect(pending).toContain(loading)
    expect(pending).not.toContain(none)
  }
  const some = { 'own.answered': true, 'own.count': true }
  expect(htmlOf('/bookmarks', some)).toContain('Loading your bookmarks')
  expect(htmlOf('/mysearches', some)).toContain('<!--part:own--></ul>')
})

it.each(['en', 'ko', 'zh', 'vi'] as const)('the saved searches are drawn in %s', async (language) => {
  const page = (await prerenderPages(own, catalog)(language))['/mysearches']
  const row = (fields: Readonly<Record<string, unknown>>) =>
    page?.parts?.own?.kinds[0]?.html.replaceAll(
      /<!--part:(\w+)-->/g,
      (_, name: string) =>
        page.parts?.[name]?.kinds.find(({ when }) => matchesKind(when, fields))?.html ?? 'none',
    )
  const plain = {
    fresh: 0,
    mails: 'daily',
    'list.type': 'tr',
    'list.search': '',
    'list.region': 'all',
    'list.jstatus': 'all',
  }
  const whole = row(plain)
  expect(whole).toContain('<h2><a href="{{href}}">{{name}}</a></h2>')
  expect(whole).toMatch(/<p class="summary"><span>[^<]+<\/span><\/p>/)
  expect(whole).toMatch(/<option value="daily" selected="">/)
  const narrowed = {
    ...plain,
    fresh: 7,
    'list.search': 'a',
    'list.region': 'Others',
    'list.facts.rent_max': 900,
    'list.facts.free_by': '2027-01-01',
    'list.facts.room': 'own',
  }
  expect(row(narrowed)).toMatch(
    /\{\{fresh\}\}.* · .\{\{list.search\}\}.<.* · [^<{]+<.*\{\{list.facts.rent_max\|money\}\}<.*\{\{list.facts.free_by\|day\}\}<.* data-fact="room"> · /,
  )
  // The ids of two rows differ.
  expect(whole).toMatch(/ for="(prerender-own-\{\{index\}\}-0)".* id="\1"/)
  expect(JSON.stringify(page)).not.toMatch(/-of-the-|753|2004|9000000|"47|47 /)
})

it.each(['en', 'ko', 'zh', 'vi'] as const)(
  'the page that ends mails is drawn in %s, the same for each link',
  async (language) => {
    const draw = prerenderPages(
      pages.filter(({ path }) => path === '/stopmails'),
      catalog,
    )
    const page = (await draw(language))['/stopmails']
    expect(page?.html).toMatch(
      /<h1[^>]*>[^<]+<\/h1><p class="lead">[^<]{20,}<\/p><\/header><p[^>]*>.*<\/p><div role="status"/,
    )
    expect(page?.html.match(/href="[^"]*"/g)).toEqual(['href="/notifications"'])
    expect(page?.parts).toEqual({})
  },
)

it.each(['en', 'ko', 'zh', 'vi'] as const)('the form to save a search is drawn in %s', async (language) => {
  const page = (
    await prerenderPages(
      pages.filter(({ path }) => path === '/savesearch'),
      catalog,
    )(language)
  )['/savesearch']
  const fields = {
    member: true,
    'query.board': 'jobs',
    'query.region': 'Others',
    'query.jstatus': 'Seek',
    'query.search': 'a & b',
  }
  const html = page?.html.replaceAll(
    /<!--part:(\d+)-->/g,
    (_, name: string) =>
      page.parts?.[name]?.kinds.find(({ when }) => matchesKind(when, fields))?.html ?? 'none',
  )
  expect(html).toContain(
    'href="/userspacejobs?region=Others&amp;jstatus=Seek&amp;search={{query.search|uri}}"',
  )
  expect(html).toMatch(/<strong>[^<]* · .\{\{query.search\}\}. · [^<]* · [^<]*<\/strong>/)
  expect(JSON.stringify(page)).not.toMatch(/of-the/)
})
