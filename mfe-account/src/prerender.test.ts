import { matchesKind, type When } from '@within-reach/contract'
import { prerenderPages } from '@within-reach/shared-core/prerender'
import { catalog } from './locales/catalog'
import { pages } from './pages'

it('the build draws the data of a member, with the deletion only if none is due', async () => {
  const page = (await prerenderPages(pages, catalog)('en'))['/mydata']
  expect(page?.html).toContain('Take your data along')
  const kinds = Object.values(page?.parts ?? {}).flatMap((part) => part.kinds)
  const [none, due, unanswered] = [
    { 'deletion.answered': true, due: null },
    { 'deletion.answered': true, due: true },
    { 'deletion.answered': null, due: null },
  ].map((at) => kinds.find(({ when }) => JSON.stringify(when) === JSON.stringify(at))?.html)
  expect(none).toContain('Delete your account')
  expect(due).toContain('aria-label="Loading"')
  expect(unanswered).toBe(due)
})

describe('the drawn notifications', () => {
  const drawing = prerenderPages(pages, catalog)('en')

  it('have the choices of a member without quiet hours', async () => {
    const page = (await drawing)['/notifications']
    expect(page?.when).toEqual({ member: true, quietFrom: null })
    const chosen = (values: When) => {
      const html = page?.html.replaceAll(
        /<!--part:(\d+)-->/g,
        (_, name: string) =>
          page.parts?.[name]?.kinds.find(({ when }) => matchesKind(when, values))?.html ?? 'no template',
      )
      const choices = html?.match(/<input[^>]*type="radio"[^>]*>/g) ?? []
      return choices.flatMap((choice, at) => (choice.includes(' checked=""') ? [at] : []))
    }
    expect(chosen({ messages: 'at-once', comments: 'none' })).toEqual([0, 5])
    expect(chosen({ messages: 'none', comments: 'daily' })).toEqual([2, 4])
  })

  it('are a skeleton with quiet hours, whose time zone the service does not know', async () => {
    const [place] = (await drawing)['/notifications']?.others ?? []
    expect(place?.when).toEqual({ member: true })
    expect(place?.html).toMatch(/>Notifications<\/h1>.*aria-label="Loading"/)
    // The form would push down what follows it.
    expect(place?.html).not.toContain('href="/mysearches"')
  })
})
