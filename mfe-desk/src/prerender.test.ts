import { type Language, matchesKind, type PrerenderedPage } from '@within-reach/contract'
import { prerenderPages } from '@within-reach/shared-core/prerender'
import { catalog } from './locales/catalog'
import { pages } from './pages'

const drawing = new Map<Language, ReturnType<ReturnType<typeof prerenderPages>>>()
const draw = (language: Language) => {
  const drawn = drawing.get(language) ?? prerenderPages(pages, catalog)(language)
  drawing.set(language, drawn)
  return drawn
}

/** A page as the service fills it for these fields; undefined if it shows the skeleton of the shell. */
function filledAt(page: PrerenderedPage | undefined, fields: object): string | undefined {
  const visit = { member: true, search: '', ...fields }
  const { html, parts = {} } =
    [...(page ? [page, ...(page.others ?? [])] : [])].find(({ when = {} }) => matchesKind(when, visit)) ?? {}
  return html?.replaceAll(
    /<!--part:(\d+)-->/g,
    (_, name: string) => parts[name]?.kinds.find(({ when }) => matchesKind(when, visit))?.html ?? 'none',
  )
}

const reader = (moderator: 0 | 1, agent: 0 | 1) => ({ 'moderator.count': moderator, 'agent.count': agent })
const forStaff = 'This page is for the site&#x27;s staff'

describe('the drawn pages of the desk', () => {
  it.each(pages.filter(({ audience }) => audience !== 'operators').map(({ path }) => path))(
    'show a member without a role no more of %s than that it is for staff',
    async (path) => {
      const page = (await draw('en'))[path]
      for (const search of ['', '?idx=1'])
        expect(filledAt(page, { ...reader(0, 0), search })).toMatch(
          new RegExp(`^<div[^>]*><div[^>]*><h1>${forStaff}</h1>(?:(?!<nav|<button).)*$`),
        )
      expect(filledAt(page, { ...reader(1, 1), 'member.operator': true })).toBeUndefined()
    },
  )

  it.each([
    ['/desk/appeals', reader(1, 0), 'Nobody decides about their own decision', reader(0, 1)],
    ['/desk/history', reader(1, 0), 'Nobody can change or delete it', reader(0, 1)],
    ['/desk/cases', reader(0, 1), 'Overdue ones come first', reader(1, 0)],
    ['/desk/papers', reader(0, 1), 'No document is stored', reader(1, 0)],
  ])('show %s to the role that it is for', async (path, own, text, other) => {
    const page = (await draw('en'))[path]
    expect(filledAt(page, own)).toContain(text)
    expect(filledAt(page, reader(1, 1))).toContain(text)
    expect(filledAt(page, other)).not.toContain(text)
    expect(filledAt(page, other)).toContain(forStaff)
  })

  it('have the pages of the reader in the navigation', async () => {
    const page = (await draw('en'))['/desk']
    const links = (fields: object) =>
      [...(filledAt(page, fields) ?? '').matchAll(/<a[^>]* href="([^"]+)"/g)].map(([, href]) => href)
    expect(links(reader(1, 0))).toEqual(['/desk', '/desk/appeals', '/desk/history'])
    expect(links(reader(0, 1)).slice(0, 3)).toEqual(['/desk', '/desk/cases', '/desk/papers'])
  })

  it('show a list with filters only where the build knows them', async () => {
    const page = (await draw('en'))['/desk/appeals']
    expect(filledAt(page, { ...reader(1, 0), search: '?state=closed' })).toBeUndefined()
  })

  it.each(['ko', 'zh', 'vi'] as const)('are drawn in %s', async (language) => {
    const page = (await draw(language))['/desk/history']
    expect(filledAt(page, reader(0, 0))).toMatch(/<h1>[^<]+<\/h1><p>[^<]+<\/p>/)
    expect(filledAt(page, reader(1, 1))).toMatch(/<h1>[^<]+<\/h1><p>[^<]+<\/p>/)
    expect(JSON.stringify(page)).not.toContain('of-the-member')
  })
})
