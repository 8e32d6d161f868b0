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

it('the build draws the notifications without the choices of the member', async () => {
  const page = (await prerenderPages(pages, catalog)('en'))['/notifications']
  expect(page?.when).toEqual({ member: true })
  expect(page?.html).toMatch(/>Notifications<\/h1>.*aria-label="Loading".*href="\/mysearches"/)
})
