import { matchesKind } from '@within-reach/contract'
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

describe('the posts with photos', () => {
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

  const drawing = prerenderPages(
    pages.filter(({ path }) => path === '/find'),
    catalog,
  )

  it.each(['en', 'ko', 'zh', 'vi'] as const)('are drawn without a sample in %s', async (language) => {
    const page = (await drawing(language))['/find']
    const card = page?.parts?.found?.kinds[0]?.html
    expect(card).toContain('<h2><a href="/view?id={{post_idx}}">{{subject}}</a></h2>')
    expect(card).toContain('>{{ca|ago}}</time>')
    expect(JSON.stringify(page)).toContain('{{found.meta.total}}')
    expect(JSON.stringify(page)).not.toMatch(/-of-the-|973|8,?642|90000|200[13]|424|535|646/)
  })
})
