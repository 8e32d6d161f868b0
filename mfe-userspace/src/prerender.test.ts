import { type Language, matchesKind } from '@within-reach/contract'
import { prerenderPages } from '@within-reach/shared-core/prerender'
import { catalog } from './locales/catalog'
import { pages } from './pages'

const own = pages.filter(({ path }) => ['/bookmarks', '/mysearches'].includes(path))

it('the build draws the lists of a member for those without rows, and a skeleton in place of rows', async () => {
  const drawn = await prerenderPages(own, catalog)('en')
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
    for (const at of [
      { 'own.answered': true, 'own.count': true },
      { 'own.answered': null, 'own.count': 0 },
    ]) {
      expect(htmlOf(path, at)).toContain(loading)
      expect(htmlOf(path, at)).not.toContain(none)
    }
  }
})

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

describe('the posts with photos', () => {
  const draw = prerenderPages(
    pages.filter(({ path }) => path === '/find'),
    catalog,
  )
  const known = new Map<Language, ReturnType<typeof draw>>()
  const drawing = (language: Language) => {
    const drawn = known.get(language) ?? draw(language)
    known.set(language, drawn)
    return drawn
  }

  it('have a part of the card for each fact', async () => {
    const { parts = {} } = (await drawing('en'))['/find'] ?? {}
    const of = (fields: Readonly<Record<string, unknown>>) =>
      Object.entries(parts)
        .filter(([name]) => /^found\d/.test(name))
        .map(([, { kinds }]) => kinds.find(({ when }) => matchesKind(when, fields))?.html)
        .join('|')
    expect(of({}).replaceAll('|', '')).toBe('<div class="noPhoto">No photo</div>')
    const home = {
      'cost.amount': 5,
      'cost.complete': false,
      'facts.room': 'own',
      'facts.freeFrom': '2026-12-01',
    }
    expect(of({ ...home, region: 'Others', image_path: '/a' })).toMatch(
      /src="\{\{image_path\}\}".*>Others<.*\{\{cost.amount\|money\}\} a month, bills unknown.*>Own room<.*Free from <time dateTime="\{\{facts.freeFrom\}\}T12:00:00">\{\{facts.freeFrom\|day\}\}</,
    )
    expect(of({ 'facts.price': 5, 'facts.taken': 'yes' })).toMatch(/>Taken<.*\{\{facts.price\|money\}\}/)
    expect(of({ 'facts.pay': 5, 'facts.per': 'hour', jstatus: 'Recruit' })).toMatch(
      />Recruit<.*\{\{facts.pay\|money\}\} \/ hour/,
    )
    expect(of({ 'facts.welcome': 'anyone', 'facts.visaHelp': 'no' })).toBe(of({}))
  })

  it('load the first photo at once, and the others when they come near', async () => {
    const { parts = {} } = (await drawing('en'))['/find'] ?? {}
    const photo = (index: number) =>
      parts.found0?.kinds.find(({ when }) => matchesKind(when, { index, image_path: '/a' }))?.html
    expect([photo(1), photo(2)]).toEqual([
      expect.stringContaining(' loading="eager" '),
      expect.stringContaining(' loading="lazy" '),
    ])
  })

  it('have a part of the panel for each filter', async () => {
    const page = (await drawing('en'))['/find']
    const query = (type: string, filters: object) => ({
      'query.type': type,
      'found.answered': true,
      'found.count': 3,
      'found.meta.total': 3,
      ...Object.fromEntries(Object.entries(filters).map(([name, value]) => [`query.${name}`, value])),
    })
    const panel = (fields: Readonly<Record<string, unknown>>) => {
      const { html = '', parts = {} } = page?.others?.find(({ when = {} }) => matchesKind(when, fields)) ?? {}
      const filled = html.replaceAll(
        /<!--part:(\d+)-->/g,
        (_, name: string) => parts[name]?.kinds.find(({ when }) => matchesKind(when, fields))?.html ?? 'none',
      )
      const [, drawn = ''] = /<section[^>]*>(.*?)<\/section>/s.exec(filled) ?? []
      const chosen = /<option[^>]*? selected=""[^>]*>([^<]*)|<input[^>]* value="([^"]+)"/g
      return [...drawn.matchAll(chosen)].map(([, option, typed]) => option ?? typed)
    }
    expect(panel(query('fr', { region: 'Others', room: 'own', rent_max: 900, stay: 4 }))).toEqual([
      'Others',
      'USD',
      '{{query.rent_max}}',
      '{{query.stay}}',
      'Own room',
      'Any',
      'Any',
    ])
    expect(panel(query('tr', { condition: 'good', currency: 'EUR' }))).toEqual([
      'All',
      'EUR',
      'Good',
      'Any',
      'Any',
    ])
    expect(page?.others?.map(({ when }) => when?.['query.type'])).toEqual(['fr', 'tr', 'jobs'])
  })

  it.each(['en', 'ko', 'zh', 'vi'] as const)('are drawn without a sample in %s', async (language) => {
    const page = (await drawing(language))['/find']
    const card = page?.parts?.found?.kinds[0]?.html
    expect(card).toContain('<h2><a href="/view?id={{post_idx}}">{{subject}}</a></h2>')
    expect(card).toContain('>{{ca|ago}}</time>')
    expect(JSON.stringify(page)).toContain('{{found.meta.total}}')
    expect(JSON.stringify(page)).not.toMatch(/-of-the-|973|8,?642|90000|200[134]|424|535|646|753|"8[39]"/)
  })
})
