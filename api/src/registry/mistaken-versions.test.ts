import { checkRemote, publishVersion } from '@within-reach/contract'
import type { RemoteVersion } from '@within-reach/registry'
import { startApi, type TestApi } from '../testing/api'
import { ownerToken } from '../testing/owner'
import { builtShell, page } from '../testing/registry'
import { type BuiltVersion, buildVersion } from '../testing/versions'
import { findingsOf } from './surroundings'

let shell: Awaited<ReturnType<typeof builtShell>>
let api: TestApi
let token: string
beforeAll(async () => {
  shell = await builtShell()
  api = await startApi({ shell: shell.folder })
  token = await ownerToken(api)
})
afterAll(async () => {
  await api.close()
  await shell.remove()
})

let count = 0
/** A correct version, with the given differences. */
const version = (more: Partial<RemoteVersion> = {}): BuiltVersion =>
  buildVersion(`1.0.${count++}`, {
    shared: { react: '^19.0.0' },
    calls: {},
    pages: ['/events'],
    ...more,
  })

/** Publishes a version like the command line, and checks it; returns what is wrong, or why it was refused. */
async function ship({ name, version: number, record, files }: BuiltVersion): Promise<string[]> {
  const { outcome } = await api.call(publishVersion, { record }, { token, files })
  if (outcome.kind !== 'ok') return ['message' in outcome ? (outcome.message ?? '') : outcome.kind]
  const checked = await api.call(checkRemote, { remote: name, version: number }, { token })
  const findings = checked.outcome.kind === 'ok' ? checked.outcome.data : []
  expect(findings).toEqual(outcome.data.findings)
  return findings.filter(({ ok }) => !ok).map(({ text }) => text)
}

const exposed = { js: ['pages.0123456789.js'], css: ['pages.0123456789.css'] }

it('a correct version can go live', async () => {
  expect(await ship(version())).toEqual([])
})

it('the calls of the service fit its own contract', () => {
  const { document, shell: own } = api.registry
  const posts = { '/api/posts': null, '/api/events': null, '/api/registry/decision': null }
  const candidate = {
    ...(JSON.parse(version({ calls: posts }).record) as RemoteVersion),
    recordIntegrity: 'sha256-a',
  }
  const addresses = new Set(['/api/events', '/api/registry/decision'])
  expect(
    findingsOf(candidate, document(), { shell: own, addresses }).find(({ rule }) => rule === 'calls'),
  ).toMatchObject({ ok: true })
})

it.each<[string, () => BuiltVersion, string]>([
  [
    'calls what the service does not serve',
    () => version({ calls: { '/api/reserve': null } }),
    'It calls /api/reserve, which the service does not serve: ship the service first, or remove the call.',
  ],
  [
    'was built with React 18',
    () => version({ shared: { react: '^18.3.1' }, resolved: { react: '18.3.1' } }),
    'It expects react ^18.3.1, but the shell provides 19.1.0.',
  ],
  [
    'has a route without a page',
    () => version({ pages: [] }),
    'It lists /events, and its build has no page for it: declare the page in src/pages.ts and build it again.',
  ],
  [
    'sends a field that a call does not take',
    () =>
      version({
        calls: {
          '/api/cms': {
            hash: 'an older one',
            login: 'none',
            convention: 'truthy',
            request: { fields: { id: 'number', order: 'string' } },
            answer: { list: { fields: {} } },
            failures: {},
          },
        },
      }),
    'It sends order to /api/cms, which no longer accepts it: build it against the contract that is live.',
  ],
  [
    'names a chunk that is not there',
    () => version({ exposes: { './pages': { ...exposed, js: ['pages.gone.js'] } } }),
    'pages.gone.js is in the record but not among the files: build again.',
  ],
  [
    'exposes its pages under another name',
    () => version({ exposes: { './page': exposed } }),
    'It must expose ./pages.',
  ],
  [
    'lists a route twice',
    () => version({ routes: [page('/events'), page('/events')] }),
    '/events is listed twice.',
  ],
  [
    'takes a page of the shell',
    () => version({ routes: [page('/')], pages: ['/'] }),
    '/ belongs to the shell.',
  ],
  [
    'has a page without a title',
    () => version({ routes: [{ path: '/events', title: { en: 'Events', ko: '' } }] }),
    '/events has no title in the language "ko": add it where the page is declared.',
  ],
  [
    'begins a page with a call that needs a login',
    () => version({ routes: [page('/events', { reads: [{ path: '/api/msgs', fields: {}, query: [] }] })] }),
    '/events lists /api/msgs in its "reads", but that call changes something or needs a login: remove it.',
  ],
  [
    'begins a page with a private call that changes something',
    () =>
      version({
        routes: [
          page('/events', { privateReads: [{ path: '/api/deleteFromUser', fields: {}, query: ['idx'] }] }),
        ],
      }),
    '/events lists /api/deleteFromUser in its "privateReads", but that is not a call that only reads what is the member’s own: remove it.',
  ],
  [
    'expects a module that the shell does not provide',
    () => version({ shared: { lodash: '^4.0.0' } }),
    'It expects lodash ^4.0.0, which the shell does not provide.',
  ],
  [
    'was built with a newer module than the shell provides',
    () => version({ shared: { react: '^19.0.0' }, resolved: { react: '19.2.0' } }),
    'It was built with react 19.2.0, but the shell provides 19.1.0: ship the shell first, or build with 19.1.0.',
  ],
  [
    'has an entry that registers under another name',
    () => version({ container: 'mfe_other' }),
    'entry.js does not define mfe_other, the global in its record: build it again.',
  ],
  [
    'says that a file is smaller compressed than it is',
    () => {
      const built = version()
      const record = JSON.parse(built.record) as RemoteVersion
      const files = Object.entries(record.files).map(([name, file]) => [name, { ...file, brotli: 1 }])
      return { ...built, record: `${JSON.stringify({ ...record, files: Object.fromEntries(files) })}\n` }
    },
    'entry.js has COUNT bytes compressed, and its record says 1: build it again.',
  ],
  [
    'has another file than its hash says',
    () => {
      const built = version()
      const files = built.files.map((file) =>
        file.name === 'entry.js' ? { ...file, bytes: Buffer.from(file.bytes).fill(32, 0, 1) } : file,
      )
      return { ...built, files }
    },
    'entry.js is not the file that the record names: its hash or size differs. Build it again.',
  ],
])('a version that %s is refused with the reason', async (_, build, sentence) => {
  const found = await ship(build())
  expect(found.map((text) => text.replace(/has \d+ bytes/, 'has COUNT bytes'))).toEqual([sentence])
})

it('no version may have a page below a path of the service', async () => {
  const routed = [...api.addresses].map((address) => address.split('/')[1] ?? '')
  const taken = new Set([...routed, 'console'].filter((first) => /^[a-z]+$/.test(first)))
  expect([...taken]).toEqual(
    expect.arrayContaining(['api', 'assets', 'files', 'healthz', 'metrics', 'readyz', 'remotes']),
  )
  const paths = [...taken].map((first) => `/${first}/mine`)
  const errors = await ship(version({ routes: paths.map((path) => page(path)), pages: paths }))
  expect(errors).toEqual([
    [...taken]
      .map((first) => `/${first}/mine cannot be a page: the service keeps /${first} for itself.`)
      .join(' '),
  ])
})

it('a version of 8.8 MB is refused, naming the large file', async () => {
  const built = version()
  const record = JSON.parse(built.record) as RemoteVersion
  record.files['late.0123456789.js'] = { integrity: 'sha384-a', bytes: 8_800_000, brotli: 2_000_000 }
  const candidate = { ...record, recordIntegrity: 'sha256-a' }
  const findings = await api.registry.check(candidate)
  const { text } = findings.find(({ rule }) => rule === 'size') ?? {}
  expect(text).toContain('late.0123456789.js is 1954 KB compressed, 1754 KB over the limit of 200 KB')
})

it('a version with an untranslated page title is refused, naming it', async () => {
  const built = version()
  const record = built.record.replace('"ko": "행사"', '"kr": "행사"')
  expect((await ship({ ...built, record })).join()).toContain('routes.0.title')
})

it('a version from before builds recorded their contents can go live', async () => {
  expect(await ship(version({ calls: undefined, pages: undefined }))).toEqual([])
})
