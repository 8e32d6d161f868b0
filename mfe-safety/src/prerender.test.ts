import { matchesKind, type When } from '@within-reach/contract'
import { prerenderPages } from '@within-reach/shared-core/prerender'
import { catalog } from './locales/catalog'
import { pages } from './pages'

const drawing = prerenderPages(pages, catalog)('en')

/** The parts of a page that differ for some values, as one text. */
async function partsAt(path: string, values: When): Promise<string> {
  const page = (await drawing)[path]
  const matching = Object.values(page?.parts ?? {}).map(
    ({ kinds }) => kinds.find(({ when }) => matchesKind(when, values))?.html,
  )
  return matching.join()
}

it.each([
  ['/mycases', 'My inquiries', 'No inquiries yet', 'Loading your inquiries'],
  ['/myreports', 'My reports', 'You have reported nothing', 'Loading your reports'],
  ['/notices', 'Decisions about me', 'No decisions', 'Loading the decisions'],
])('the build draws %s for a member without rows, and a skeleton in place of rows', async (...expected) => {
  const [path, title, none, loading] = expected
  const page = (await drawing)[path]
  expect(page?.html).toContain(`>${title}</h1>`)
  expect(page?.when).toMatchObject({ member: true, 'query.page': null })
  expect(await partsAt(path, { 'own.answered': true, 'own.count': 0 })).toContain(none)
  expect(await partsAt(path, { 'own.answered': true, 'own.count': true })).toContain(loading)
  expect(await partsAt(path, { 'own.answered': null, 'own.count': 0 })).toContain(loading)
})

it('an address with the secret of a decision is not drawn as the list', async () => {
  expect((await drawing)['/notices']?.when).toMatchObject({ 'query.secret': null })
})

it.each([
  ['post', 'Block the author of this post?'],
  ['comment', 'Block the author of this comment?'],
  ['message', 'Block the sender of this message?'],
])('the build draws the question of a block: %s', async (kind, question) => {
  expect(await partsAt('/block', { 'query.kind': kind, 'query.id': true })).toContain(question)
  expect(await partsAt('/block', { 'query.kind': kind, 'query.id': null })).toContain('nobody to block')
})

it('the build draws the reasons of a report for a member without reports', async () => {
  const html = async (own: When, target: When[string] = null) =>
    partsAt('/report', { 'query.kind': 'post', 'query.id': true, 'query.target': target, ...own })
  const none = { 'own.answered': true, 'own.count': 0 } as const
  expect(await html(none)).toMatch(/Report this post.*<button/)
  expect(await html(none, 'author')).toMatch(
    /Report the author of this post.*<button.*id=\{\{query.id\|uri\}\}/,
  )
  expect(await html({ 'own.answered': true, 'own.count': true })).toContain('aria-label="Loading"')
})

it('the build draws the place of an inquiry for members', async () => {
  const page = (await drawing)['/case']
  expect(page?.html).toMatch(/>Inquiry<\/h1>.*aria-label="Loading the inquiry"/)
  expect(page?.when).toEqual({ member: true })
})
