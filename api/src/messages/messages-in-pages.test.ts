import {
  type Change,
  type InitialAnswer,
  msg,
  msgs,
  postMsg,
  type Session,
  unread,
} from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'
import { builtShell, changesBy, grant, page, publish, versionOf } from '../testing/registry'

const home = { members: { to: '/' } }
const routes = [
  page('/inbox', { privateReads: [{ path: msgs.path, fields: { type: 'inbox' }, query: [] }] }),
  page('/one', { privateReads: [{ path: msg.path, fields: {}, query: ['idx'] }] }),
  page('/entrance', { redirects: home }),
]

let shell: Awaited<ReturnType<typeof builtShell>>
let api: TestApi
let change: ReturnType<typeof changesBy>
let ana: Session
let bo: Session
let address: string
beforeAll(async () => {
  shell = await builtShell()
  api = await startApi({ shell: shell.folder })
  await publish(api.database, versionOf('mfe-letters', '1.0.0', { routes }))
  ana = await api.signUp('ana')
  bo = await api.signUp('bo')
  await grant(api, ana)
  change = changesBy(api, ana)
  await change({ type: 'promote', remote: 'mfe-letters', version: '1.0.0' })
  await api.call(postMsg, { to: bo.email, msg: 'a secret' }, { token: ana.api_token })
  const { outcome } = await api.call(msgs, { type: 'inbox' }, { token: bo.api_token })
  address = `/one?idx=${outcome.kind === 'ok' ? outcome.data[0]?.message_idx : ''}`
})
afterAll(async () => {
  await api.close()
  await shell.remove()
})

const cookies = ({ api_token: token, marker }: Session, other = marker) =>
  `wr_session=${token}; wr_marker=${other}`

/** Opens a page. The clock stands still, so that a busy machine makes no answer late. */
async function open(url: string, headers: Readonly<Record<string, string>> = { cookie: cookies(bo) }) {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'clearImmediate', 'nextTick', 'queueMicrotask'] })
  try {
    const { statusCode, body, headers: sent } = await api.app.inject({ method: 'GET', url, headers })
    const [, json = '[]'] =
      /<script id="initial-data" type="application\/json">(.*?)<\/script>/s.exec(body) ?? []
    const answers = JSON.parse(json) as readonly InitialAnswer[]
    return { status: statusCode, isPrivate: body.includes('a secret'), answers, headers: sent }
  } finally {
    jest.useRealTimers()
  }
}
const unreadOf = async (of: Session) => (await api.call(unread, {}, { token: of.api_token })).body.data

it('a page contains the messages of its reader, and no cache stores it', async () => {
  const { answers, headers } = await open('/inbox')
  expect(answers).toMatchObject([
    { path: msgs.path, reader: bo.marker, answer: { data: [{ sm: 'a secret' }] } },
  ])
  expect(headers['cache-control']).toBe('private, no-store')
})

it('a message in a page stays unread until the page’s script opens it', async () => {
  for (let load = 0; load < 2; load++) {
    const { answers } = await open(address)
    expect(answers).toMatchObject([{ path: msg.path, answer: { data: { cont: 'a secret', unread: true } } }])
  }
  expect(await unreadOf(bo)).toMatchObject({ count: 1 })
  const { fields } = (await open(address)).answers[0] ?? {}
  await api.call(msg, fields, { token: bo.api_token })
  expect(await unreadOf(bo)).toMatchObject({ count: 0 })
  expect((await open(address)).answers).toMatchObject([{ answer: { data: { unread: false } } }])
})

it('a message of others is in no page', async () => {
  const cy = await api.signUp('cy')
  expect(await open(address, { cookie: cookies(cy) })).toMatchObject({
    status: 200,
    answers: [],
    isPrivate: false,
  })
})

it.each<[string, () => Readonly<Record<string, string>>]>([
  ['a visitor', () => ({})],
  ['a browser with a foreign marker', () => ({ cookie: cookies(bo, ana.marker) })],
  ['a browser without a marker', () => ({ cookie: `wr_session=${bo.api_token}` })],
  [
    'a page that speculation rules load',
    () => ({ cookie: cookies(bo), 'sec-purpose': 'prefetch;prerender' }),
  ],
  ['a prefetch from another site', () => ({ cookie: cookies(bo), 'sec-fetch-site': 'cross-site' })],
  ['a frame', () => ({ cookie: cookies(bo), 'sec-fetch-dest': 'iframe' })],
])('%s gets nothing private', async (_, headers) => {
  for (const url of ['/inbox', address])
    expect(await open(url, headers())).toMatchObject({ status: 200, answers: [], isPrivate: false })
})

describe('a section', () => {
  const revert: Change[] = []
  afterEach(async () => {
    for (const undone of revert.splice(0)) await change(undone)
  })

  it('that is switched off has no messages in its page, and does not redirect', async () => {
    await change({ type: 'switch', remote: 'mfe-letters', enabled: false })
    revert.push({ type: 'switch', remote: 'mfe-letters', enabled: true })
    expect(await open('/inbox')).toMatchObject({ status: 404, answers: [], isPrivate: false })
    const { status, headers } = await open('/entrance')
    expect([status, headers.location]).toEqual([404, undefined])
  })

  it('that is closed for a region keeps its reads and redirects', async () => {
    const region = { type: 'region', remote: 'mfe-letters', region: 'Others' } as const
    await change({ ...region, open: false })
    revert.push({ ...region, open: true })
    expect(await open('/inbox')).toMatchObject({ status: 200, isPrivate: true })
    const { status, headers } = await open('/entrance')
    expect([status, headers.location]).toEqual([303, '/'])
  })
})

it('the copy for use without a network contains nothing private', async () => {
  const { body } = await api.app.inject({
    method: 'GET',
    url: '/offline.json',
    headers: { cookie: cookies(bo), referer: `${api.url}/inbox` },
  })
  expect(body).not.toContain('a secret')
})
