import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { boardAddress, eventsPath, posting, posts, type Session } from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'
import { builtShell, changesBy, grant, page as pageAt, publish, versionOf } from '../testing/registry'

const page = readFileSync(path.join(__dirname, '../../../docs/deploying.md'), 'utf8')

let shell: Awaited<ReturnType<typeof builtShell>>
let api: TestApi
let ana: Session
beforeAll(async () => {
  shell = await builtShell()
  await writeFile(path.join(shell.folder, 'main.0123456789.js'), 'main()')
  await writeFile(path.join(shell.folder, 'film.0123456789.webm'), 'film')
  api = await startApi({ shell: shell.folder })
  const reads = [{ path: posts.path, fields: { type: 'qb' }, query: ['search'] }]
  const routes = [pageAt('/mfe-events'), pageAt(boardAddress.qb, { reads })]
  await publish(api.database, versionOf('mfe-events', '1.0.0', { routes }))
  ana = await api.signUp('ana')
  await api.call(
    posting,
    { type: 'qb', subject: 'A visa', description: 'How long?' },
    { token: ana.api_token },
  )
  await grant(api, ana)
  await changesBy(api, ana)({ type: 'promote', remote: 'mfe-events', version: '1.0.0' })
  await api.platform.files.put(`${'p'.repeat(22)}.webp`, Buffer.from('RIFF....WEBP'), 'image/webp')
})
afterAll(async () => {
  await api.close()
  await shell.remove()
})

/** A kind of answer as a request: its address, and what makes it different. */
type Example = readonly [address: string, init?: RequestInit & { readonly asMember?: boolean }]

/** The rows of the page's table, in their order, each with examples of it. */
const examples: Readonly<Record<string, readonly Example[]>> = {
  'scripts and styles below `/assets/` and `/remotes/`': [
    ['/assets/main.0123456789.js'],
    ['/remotes/mfe-events/1.0.0/pages.0123456789.js'],
    ['/remotes/mfe-events/1.0.0/pages.0123456789.css'],
  ],
  'other files below `/assets/` and `/remotes/`': [
    ['/assets/film.0123456789.webm'],
    ['/remotes/mfe-events/1.0.0/record.json'],
  ],
  'uploads below `/files/`': [[`/files/${'p'.repeat(22)}.webp`]],
  '`/robots.txt` and the sitemaps': [['/robots.txt'], ['/sitemap.xml'], ['/sitemap-pages.xml']],
  'the sitemaps of posts': [['/sitemap-posts-1.xml']],
  'the feeds of boards': [['/feeds/userspacequestionsboard.atom']],
  'pages for visitors': [['/'], ['/mfe-events'], ['/nowhere']],
  'pages for members': [
    ['/', { asMember: true }],
    ['/mfe-events', { asMember: true }],
  ],
  '`/api/registry/decision`': [['/api/registry/decision']],
  '`/.well-known/change-password`, for password managers': [
    ['/.well-known/change-password', { redirect: 'manual' }],
  ],
  '`/offline.json`': [['/offline.json']],
  'calls, event streams, documentation, `/healthz`, `/readyz`, `/metrics`': [
    ['/api/posts', { method: 'POST', body: new URLSearchParams({ type: 'fr' }) }],
    [eventsPath, { asMember: true, headers: { 'Sec-Fetch-Site': 'same-origin' } }],
    ['/api/docs'],
    ['/api/openapi.json'],
    ['/healthz'],
    ['/readyz'],
    ['/metrics'],
  ],
  'every error, such as a missing file': [
    ['/assets/gone.0123456789.js'],
    ['/remotes/mfe-events/9.9.9/entry.js'],
    [`/files/${'n'.repeat(22)}.webp`],
    ['/api/none'],
    ['/api/msgs', { method: 'POST', body: new URLSearchParams() }],
    ['/sitemap-posts-9.xml'],
  ],
}

/** A row of the page: the kind of answer, its Cache-Control, and the headers that it varies by. */
const rows = [
  ...tableBelow('What a CDN may keep').matchAll(
    /^\| (.+?) +\| `([^`]+)` +\| (.*?) *\| (keeps|asks each time|never)/gm,
  ),
].map(([, kind = '', cacheControl = '', vary = '', kept = '']) => ({
  kind,
  cacheControl,
  vary: [...vary.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  kept,
}))

it('the page has a row for each kind of answer', () => {
  expect(rows.map(({ kind }) => kind)).toEqual(Object.keys(examples))
})

it.each(rows)('$kind: $cacheControl', async ({ kind, cacheControl, vary }) => {
  for (const [address, { asMember = false, ...init } = {}] of examples[kind] ?? []) {
    const headers = new Headers(init.headers)
    if (asMember) headers.set('Cookie', await cookiesOf(ana))
    const left = new AbortController()
    const answer = await fetch(api.url + address, { ...init, headers, signal: left.signal })
    const given = (answer.headers.get('Vary') ?? '').toLowerCase().split(/, */).filter(Boolean)
    left.abort()
    expect([address, answer.headers.get('Cache-Control'), given.sort()]).toEqual([
      address,
      cacheControl,
      vary.sort(),
    ])
  }
})

it('a cache may keep only what is public', () => {
  for (const { kind, cacheControl, kept } of rows) expect([kind, kept]).toEqual([kind, mayKeep(cacheControl)])
})

/** A shared cache that may keep an answer for no time asks whether it is still valid. */
const mayKeep = (cacheControl: string) => {
  if (!cacheControl.startsWith('public')) return 'never'
  return /s-maxage=0|no-cache/.test(cacheControl) ? 'asks each time' : 'keeps'
}

it('nothing that a cache may keep sets a cookie', async () => {
  for (const { kind, kept } of rows.filter((row) => row.kept !== 'never'))
    for (const [address, init] of examples[kind] ?? []) {
      const answer = await fetch(api.url + address, init)
      expect([address, kept, answer.headers.getSetCookie()]).toEqual([address, kept, []])
    }
})

/** The cookies of a member's browser after a login. */
async function cookiesOf({ email }: Session): Promise<string> {
  const body = new URLSearchParams({ email, password: 'password of ana' })
  const answer = await fetch(`${api.url}/api/login`, { method: 'POST', body })
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}

function tableBelow(heading: string): string {
  const [, below = ''] = page.split(`\n## ${heading}\n`)
  return /(?:^\|.*\n)+/m.exec(below)?.[0] ?? ''
}
