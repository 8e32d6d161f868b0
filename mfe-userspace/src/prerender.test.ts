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
  const drawing = prerenderPages(
    pages.filter(({ path }) => path === '/find'),
    catalog,
  )

  it.each(['en', 'ko', 'zh', 'vi'] as const)('are drawn without a sample in %s', async (language) => {
    const page = (await drawing(language))['/find']
    expect(page?.parts?.found?.kinds).toEqual([{ when: {}, html: expect.stringContaining('{{subject}}') }])
    expect(JSON.stringify(page)).not.toMatch(/-of-the-|8642|90000|2001|424|535|646/)
  })
})
