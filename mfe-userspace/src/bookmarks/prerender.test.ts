import { matchesKind, type When } from '@within-reach/contract'
import { prerenderPages } from '@within-reach/shared-core/prerender'
import { catalog } from '../locales/catalog'
import { bookmarks } from './page'

const draw = prerenderPages([bookmarks], catalog)

it.each(['en', 'ko', 'zh', 'vi'] as const)(
  'bookmarks on one page are drawn with their rows in %s',
  async (language) => {
    const page = (await draw(language))['/bookmarks']
    expect(page?.when).toEqual({ member: true, 'query.page': null, 'own.meta.pages': 1, 'own.count': true })
    expect(page?.html).toContain('<!--part:own--></ul>')
    const row = (fields: When) =>
      page?.parts?.own?.kinds[0]?.html.replaceAll(
        /<!--part:(\w+)-->/g,
        (_, name: string) =>
          page.parts?.[name]?.kinds.find(({ when }) => matchesKind(when, fields))?.html ?? 'no template',
      )
    const question = row({ type: 'qb', region: null, jstatus: null })
    expect(question).toMatch(/<h2 dir="auto"><a href="\/view\?id={{post_idx}}">{{subject}}<\/a><\/h2>/)
    expect(question).toMatch(
      /<span>[^<]+<\/span><span>{{userid}}<\/span><time dateTime="{{ca}}"[^>]*>{{ca\|ago}}<\/time>/,
    )
    expect(question).toMatch(/<button[^>]* aria-label="[^"]*{{subject}}/)
    const job = row({ type: 'jobs', region: 'Others', jstatus: 'Seek' })
    expect(job).not.toContain('no template')
    expect(job?.match(/<span/g)?.length).toBe((question?.match(/<span/g)?.length ?? 0) + 2)
    expect(JSON.stringify(page)).not.toMatch(/-of-the-bookmark|9000000|2001-/)
  },
)
