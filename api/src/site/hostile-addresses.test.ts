import { cms, posts, postDetail } from '@within-reach/contract'
import { type TestApi, startApi } from '../testing/api'
import { maxBlocked, least, longestHold } from '../testing/hostile/held'
import { hostileTexts, withinBytes } from '../testing/hostile/texts'
import { builtShell, changesBy, grant, page, publish, versionOf } from '../testing/registry'

/** Node accepts at most 16 kB of address and headers. */
const headBytes = 15_000

/** The calls that a page may start with, each in a page that passes its whole query on. */
const reads = [posts, postDetail, cms]
const routes = [
  ...reads.map((call) =>
    page(call.path.slice('/api'.length).toLowerCase(), {
      reads: [{ path: call.path, fields: {}, query: Object.keys(call.request.entries) }],
    }),
  ),
  ...['/view', '/userspacetrade'].map((address) => page(address)),
]
const queries = ['id', 'page', 'override', 'until', 'seal', 'unknown', ...Object.keys(posts.request.entries)]
const headers = [
  'cookie',
  'accept-language',
  'accept-encoding',
  'x-forwarded-for',
  'authorization',
  'if-none-match',
]

const addresses = ['/', '/api/', '/assets/', '/remotes/mfe-a/1.0.0/', `/files/${'a'.repeat(22)}.pdf/`]

/** Picks one of many cases for each text, a different one each time. */
const turnOf =
  (at: number, of: number) =>
  (_: unknown, number: number): boolean =>
    (number + at) % of === 0

let shell: Awaited<ReturnType<typeof builtShell>>
let api: TestApi
beforeAll(async () => {
  shell = await builtShell()
  api = await startApi({ shell: shell.folder })
  await publish(api.database, versionOf('mfe-events', '1.0.0', { routes }))
  const ana = await api.signUp('ana')
  await grant(api, ana)
  await changesBy(api, ana)({ type: 'promote', remote: 'mfe-events', version: '1.0.0' })
})
afterAll(async () => {
  await api.close()
  await shell.remove()
})

const hold = (url: string, sent: Readonly<Record<string, string>> = {}) =>
  least(() => longestHold(() => api.app.inject({ method: 'GET', url, headers: sent })))

it('answers a page with its first reads', async () => {
  // The clock stands still, so that a busy machine makes no answer late.
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'clearImmediate', 'nextTick', 'queueMicrotask'] })
  try {
    const { statusCode, body } = await api.app.inject({ method: 'GET', url: '/posts?type=tr' })
    expect([statusCode, body]).toEqual([200, expect.stringContaining('initial-data')])
  } finally {
    jest.useRealTimers()
  }
})

describe.each(Object.entries(hostileTexts).map(([name, make], at) => [name, make, at] as const))(
  '%s',
  (_, make, at) => {
    // Half a surrogate pair cannot be encoded.
    const encoded = encodeURIComponent(Buffer.from(withinBytes(make, headBytes / 3)).toString())
    const plain = make(headBytes).replaceAll(/[^!-~]|[#?&]/g, '-')

    it('in the query of a page blocks the event loop for at most 50 ms', async () => {
      for (const { path } of routes) {
        for (const name of queries.filter(turnOf(at, 3))) {
          const others = name === 'type' ? '' : '&type=tr'
          expect([path, name, await hold(`${path}?${name}=${encoded}${others}`)]).toEqual([path, name, short])
        }
        expect([path, await hold(`${path}?type=tr&${plain}`)]).toEqual([path, short])
        expect([path, await hold(`${path}?override=mfe-a@${plain}&until=1&seal=${plain}`)]).toEqual([
          path,
          short,
        ])
      }
    })

    it('in any other address, or in a header, blocks it for at most 50 ms', async () => {
      for (const start of addresses.filter(turnOf(at, 2)))
        for (const text of [encoded, plain]) expect([start, await hold(start + text)]).toEqual([start, short])
      for (const name of headers.filter(turnOf(at, 2))) {
        const value = name === 'cookie' ? `override=mfe-a:${plain}; language=${plain}` : plain
        expect([name, await hold('/view?id=1', { [name]: value })]).toEqual([name, short])
      }
    })
  },
)

/** Matches a time below the limit. */
const short = {
  asymmetricMatch: (time: number) => time <= maxBlocked,
  toString: () => `at most ${maxBlocked} ms`,
}
