import { calls } from '@within-reach/contract'
import { recordsOfCalls } from './call-record'
import { published } from '../testing/versions'
import { checkVersion } from './check'

const served = {
  calls: recordsOfCalls(calls),
  reads: ['/api/posts'],
  privateReads: [],
  addresses: ['/api/posts', '/api/events', '/healthz', '/*'],
}
const shell = {
  version: '0.1.0-0123456789',
  contract: '0.1.0',
  files: {},
  provides: { react: '19.3.1' },
  onDemand: {},
  needs: {},
  routes: [],
}
/** The problems of a version, if no other remote is live. */
const problems = (more: Parameters<typeof published>[2]) =>
  checkVersion(published('2.0.0', undefined, more), {
    shell,
    contract: '0.1.0',
    served,
    others: [],
    own: [],
  })
    .filter(({ ok }) => !ok)
    .map(({ rule, text }) => `${rule}: ${text}`)

const title = { en: 'A', ko: '가' }
const file = (brotli: number, bytes = brotli * 4) => ({ integrity: 'sha384-a', bytes, brotli })
const posts = served.calls['/api/posts'] ?? null

describe('the contents of a version', () => {
  it('are not checked if an older build did not record them', () => {
    const findings = checkVersion(published('2.0.0'), {
      shell,
      contract: '0.1.0',
      served,
      others: [],
      own: [],
    })
    expect(findings.filter(({ ok }) => !ok)).toEqual([])
    const texts = findings.map(({ text }) => text)
    expect(texts).toContain('It was built before builds recorded their calls: they are not checked.')
    expect(texts).toContain('Its build did not record which pages it has: only their titles are checked.')
  })

  it('may include calls that the service serves unchanged, and served paths outside of the contract', () => {
    expect(problems({ calls: { '/api/posts': posts, '/api/events': null } })).toEqual([])
  })

  it('must not include a call that the service does not serve', () => {
    expect(problems({ calls: { '/api/reserve': null, '/api/posts': posts } })).toEqual([
      'calls: It calls /api/reserve, which the service does not serve: ship the service first, or remove the call.',
    ])
  })

  it('must include calls in the form in which the service serves them: each field is named with both types', () => {
    if (!posts || typeof posts.answer === 'string') throw new Error('/api/posts has no answer')
    const others = {
      ...posts,
      hash: 'older',
      login: 'bearer',
      convention: 'zero',
      request: { fields: { type: 'number' } },
      answer: { list: { fields: { subject: 'number', rent: 'number' } } },
    } as const
    const build = 'build it against the contract that is live.'
    expect(problems({ calls: { '/api/posts': others } })).toEqual([
      'calls: ' +
        [
          `It expects zero as the res of /api/posts, but the service has truthy: ${build}`,
          `/api/posts takes "fr" | "jobs" | "qb" | "tr" as type, but it sends number: ${build}`,
          `It reads subject from the answer of /api/posts as number, but the service sends string: ${build}`,
          'It reads rent from the answer of /api/posts, but the service does not send it: ship the service first, or stop reading it.',
        ].join(' '),
    ])
  })

  it('must include a page for every route', () => {
    const routes = [
      { path: '/a', title },
      { path: '/b', title },
    ]
    expect(problems({ routes, pages: ['/a'] })).toEqual([
      'pages: It lists /b, and its build has no page for it: declare the page in src/pages.ts and build it again.',
    ])
    expect(problems({ routes, pages: ['/:any'] })).toEqual([])
    expect(problems({ routes, pages: ['/a', '/b/*'] })).toEqual([])
  })

  it('must include a title for every page in every language', () => {
    expect(problems({ routes: [{ path: '/a', title: { en: 'A', ko: ' ' } }] })).toEqual([
      'pages: /a has no title in the language "ko": add it where the page is declared.',
    ])
  })

  it('may lack a title in a language that was added later, which then shows English', () => {
    expect(problems({ routes: [{ path: '/a', title: { en: 'A', ko: '가' } }] })).toEqual([])
    expect(problems({ routes: [{ path: '/a', title: { en: 'A', ko: '가', zh: '', vi: 'A' } }] })).toEqual([
      'pages: /a has no title in the language "zh": add it where the page is declared.',
    ])
  })

  it('may include pages that start with read-only calls without login', () => {
    const beginning = (path: string) =>
      problems({ routes: [{ path: '/a', title, reads: [{ path, fields: {}, query: [] }] }] })
    expect(beginning('/api/posts')).toEqual([])
    expect(beginning('/api/sendVCode')).toEqual([
      'pages: /a lists /api/sendVCode in its "reads", but that call changes something or needs a login: remove it.',
    ])
  })

  it('must stay within the size budgets: per file, per exposed module, and in total', () => {
    const exposes = { './pages': { js: ['pages.1.js'], css: [] } }
    const entry = { 'entry.js': file(3000) }
    expect(
      problems({ exposes, files: { ...entry, 'pages.1.js': file(10_000), 'late.2.js': file(260_000) } }),
    ).toEqual([
      'size: late.2.js is 254 KB compressed, 54 KB over the limit of 200 KB: split it, or load a part of it later. ' +
        'A person who may promote mfe-userspace can allow it with a reason: registry budget mfe-userspace --chunk late.2.js --bytes 260000 --why "…".',
    ])
    expect(problems({ exposes, files: { ...entry, 'pages.1.js': file(150_000) } })).toEqual([
      'size: ./pages starts with 147 KB compressed, 27 KB over the limit of 120 KB: load screens that are not shown first with "lazy". ' +
        'A person who may promote mfe-userspace can allow it with a reason: registry budget mfe-userspace --start ./pages --bytes 150000 --why "…".',
    ])
    const many = Object.fromEntries([...Array(9).keys()].map((at) => [`late.${at}.js`, file(190_000)]))
    expect(problems({ exposes, files: { ...entry, 'pages.1.js': file(9000), ...many } })).toEqual([
      'size: All its files are 1682 KB compressed, 658 KB over the limit of 1024 KB: leave out what it does not use. ' +
        'A person who may promote mfe-userspace can allow it with a reason: registry budget mfe-userspace --total --bytes 1722000 --why "…".',
    ])
    const video = { 'film.3.mp4': { integrity: 'sha384-a', bytes: 9_000_000 } }
    expect(problems({ exposes, files: { ...entry, 'pages.1.js': file(9000), ...video } })).toEqual([])
  })

  it('are judged by uncompressed size if an older build did not compress them', () => {
    const files = {
      'entry.js': { integrity: 'sha384-a', bytes: 3000 },
      'pages.1.js': { integrity: 'sha384-a', bytes: 8_800_000 },
    }
    expect(problems({ files }).join()).toContain('pages.1.js is 2149 KB compressed')
  })
})
