import type { Change, Language } from '@within-reach/contract'
import { applyChange, decide, emptyDocument, type PublishedVersion } from '@within-reach/registry'
import { createPrerenderedPages } from './prerendered-pages'

const version: PublishedVersion = {
  name: 'mfe-account',
  version: '1.0.0',
  container: 'c',
  entry: 'entry.1.js',
  early: 'prerendered.json',
  files: {},
  exposes: {},
  shared: {},
  contract: '0.1.0',
  recordIntegrity: 'sha256-aaaa',
  requires: { shell: '^0.1.0' },
  routes: [{ path: '/login', title: { en: 'Log-in', ko: '로그인' } }],
}
const file = {
  styles: { 'pages.1.css': 'h1{color:red}' },
  pages: { '/login': { en: { html: '<h1>Log-in</h1>' }, ko: { html: '<h1>로그인</h1>' } } },
}
const at = (pathname: string, query = '') => ({
  pathname,
  search: query && `?${query}`,
  query: new URLSearchParams(query),
  member: undefined,
})
const unexpected = (error: unknown) => {
  throw error
}
const bytes = (value: unknown) => Promise.resolve(Buffer.from(JSON.stringify(value)))

function decisionOf(live: PublishedVersion, ...changes: readonly Change[]) {
  const at = { environment: 'production', at: 0 }
  const promote: Change = { type: 'promote', remote: live.name, version: live.version }
  const document = [promote, ...changes].reduce(
    (known, change) => applyChange(known, change, { ...at, version: live }),
    emptyDocument,
  )
  return decide(document, at)
}

it('a page is prerendered by its remote in the language, with its styles and their policy', async () => {
  const pages = createPrerenderedPages(() => bytes(file), unexpected)
  expect(await pages.drawn(decisionOf(version), at('/login'), 'ko', [])).toEqual({
    html: '<h1>로그인</h1>',
    answers: [],
    styles: ['<style data-href="pages.1.css">h1{color:red}</style>'],
    styleFiles: ['pages.1.css'],
    styleSources: ["'sha256-/D8wWMrWSOjeD/K4IHepvRvJjPxqJbouCB3qbqmBaqY='"],
  })
})

it('a page is English, with English dates, in a language that its version lacks', async () => {
  const timed = { html: '<time>{{ca|day}}</time>', reads: ['/api/postDetail'] }
  const older = { ...file, pages: { '/login': { en: timed, ko: timed, everyVisit: true } } }
  const answer = { path: '/api/postDetail', fields: {}, answer: { data: { ca: '2026-11-01T12:00:00Z' } } }
  const pages = createPrerenderedPages(() => bytes(older), unexpected)
  const drawn = (language: Language) => pages.drawn(decisionOf(version), at('/login'), language, [answer])
  expect((await drawn('zh'))?.html).toBe('<time>Nov 1, 2026</time>')
  expect((await drawn('ko'))?.html).toBe('<time>2026년 11월 1일</time>')
})

it('a version is read once', async () => {
  const read = jest.fn(() => bytes(file))
  const pages = createPrerenderedPages(read, unexpected)
  await Promise.all([1, 2].map(() => pages.drawn(decisionOf(version), at('/login'), 'en', [])))
  await pages.drawn(decisionOf(version), at('/login'), 'ko', [])
  expect(read.mock.calls).toEqual([['mfe-account', '1.0.0', 'prerendered.json']])
})

it.each([
  ['an address without a prerendered page', version, '/signup'],
  ['a version without prerendered pages', { ...version, early: undefined }, '/login'],
])('there is none for %s', async (_, live, pathname) => {
  const pages = createPrerenderedPages(() => bytes(file), unexpected)
  expect(await pages.drawn(decisionOf(live), at(pathname), 'en', [])).toBeUndefined()
})

it('there is none while a region of the remote is closed, because it was rendered with all open', async () => {
  const closed: Change = { type: 'region', remote: version.name, region: 'Others', open: false }
  const pages = createPrerenderedPages(() => bytes(file), unexpected)
  expect(await pages.drawn(decisionOf(version, closed), at('/login'), 'en', [])).toBeUndefined()
})

it.each([
  ['cannot be read', () => Promise.reject(new Error('away'))],
  ['is malformed', () => bytes({ pages: 1 })],
])('a page is not prerendered while the file %s, and the next request tries again', async (_, broken) => {
  const troubles = jest.fn()
  const read = jest
    .fn<Promise<Buffer>, []>()
    .mockImplementationOnce(broken)
    .mockImplementation(() => bytes(file))
  const pages = createPrerenderedPages(read, troubles)
  expect(await pages.drawn(decisionOf(version), at('/login'), 'en', [])).toBeUndefined()
  expect(troubles).toHaveBeenCalledTimes(1)
  expect(await pages.drawn(decisionOf(version), at('/login'), 'en', [])).toMatchObject({
    html: '<h1>Log-in</h1>',
  })
})

it('a page is for a query or a member only if its build says so', async () => {
  const pages = createPrerenderedPages(() => bytes(file), unexpected)
  const any = { ...file, pages: { '/login': { ...file.pages['/login'], everyVisit: true } } }
  const newer = createPrerenderedPages(() => bytes(any), unexpected)
  const member = { email: 'a@b.co', name: 'a', nick: 'a' }
  for (const visit of [at('/login', 'next=a'), { ...at('/login'), member }]) {
    expect(await pages.drawn(decisionOf(version), visit, 'en', [])).toBeUndefined()
    expect(await newer.drawn(decisionOf(version), visit, 'en', [])).toMatchObject({ html: '<h1>Log-in</h1>' })
  }
})
