import {
  type Call,
  commonFailureAnswer,
  getProfile,
  inqLong,
  postDetail,
  posting,
  posts,
  session as sessionCall,
  successAnswer,
} from '@within-reach/contract'
import { createSessionStore, send } from '@within-reach/shared-core'
import { mina } from '@within-reach/shared-core/testing'
import type { interceptFetch as InterceptFetch } from './interceptor'
import { manageSession } from './session-manager'
import { storeMember } from './stored-member'

const session = { ...mina, api_token: 'token-of-mina' }
/** The network; the interceptor wraps the fetch that it finds when it is loaded. */
let network: typeof fetch
let interceptFetch: typeof InterceptFetch
let stop = () => {}

beforeAll(async () => {
  const { Request } = globalThis
  // A browser reads a path as an address of the page's site; Node reads only whole addresses.
  globalThis.Request = class extends Request {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(typeof input === 'string' ? new URL(input, window.location.href) : input, init)
    }
  }
  window.fetch = (input, init) => network(input, init)
  ;({ interceptFetch } = await import('./interceptor'))
})
beforeEach(() => {
  localStorage.clear()
  storeMember(mina)
  document.cookie = `wr_marker=${mina.marker}`
})
afterEach(() => stop())

/** The page of a member right after a reload. Records the path and the bearer of every request. */
function page() {
  const left: [string, string | null][] = []
  const answers = new Map<string, () => Promise<Response>>()
  network = (input) => {
    const { url, headers } = input as Request
    const { origin, pathname } = new URL(url)
    const path = origin === window.location.origin ? pathname : url
    left.push([path, headers.get('Authorization')])
    return answers.get(path)?.() ?? Promise.resolve(Response.json({ res: true }))
  }
  const store = createSessionStore()
  const manager = manageSession(store)
  stop = interceptFetch(manager)
  const answer = (call: Call, by: () => Promise<Response>) => answers.set(call.path, by)
  answer(sessionCall, () => Promise.resolve(Response.json(successAnswer(sessionCall, session))))
  return { left, store, manager, answer }
}
const bearer = 'Bearer token-of-mina'

it('fetches the bearer for the first call that needs a login, and adds it from then on', async () => {
  const { left } = page()
  await send(getProfile, {})
  await send(posts, { type: 'qb' })
  expect(left).toEqual([
    [sessionCall.path, null],
    [getProfile.path, bearer],
    [posts.path, bearer],
  ])
})

it.each<[Call, Record<string, string>]>([
  [posts, { type: 'qb' }],
  [inqLong, {}],
])('never delays a call that needs no login (%#)', async (call, fields) => {
  const { left, answer } = page()
  answer(sessionCall, () => new Promise(() => {}))
  void send(getProfile, {})
  await send(call, fields)
  expect(left).toContainEqual([call.path, null])
})

it("sends the bearer if the answer marks the member's own data", async () => {
  const { left } = page()
  await send(postDetail, { id: '1' })
  expect(left.at(-1)).toEqual([postDetail.path, bearer])
})

it("does not send a member's call if the session ended while it waited for the bearer", async () => {
  const { left, manager, answer } = page()
  let arrive = (_response: Response) => {}
  answer(sessionCall, () => new Promise((resolve) => (arrive = resolve)))
  const own = send(getProfile, {})
  const publicRead = send(postDetail, { id: '1' })
  while (!left.some(([path]) => path === sessionCall.path)) await Promise.resolve()
  document.cookie = 'wr_marker=foreign'
  manager.checkMarker()
  arrive(Response.json(successAnswer(sessionCall, session)))
  expect((await own).kind).toBe('logged-out')
  await publicRead
  expect(left.map(([path]) => path)).not.toContain(getProfile.path)
  expect(left).toContainEqual([postDetail.path, null])
  expect(left.filter(([, sent]) => sent !== null)).toEqual([])
})

it.each([
  ['unavailable', 503],
  ['too-many', 429],
] as const)('answers a call that needs a login by why there is no bearer: %s', async (kind, status) => {
  const { left, store, answer } = page()
  const refusal = commonFailureAnswer(sessionCall, kind, 'not now')
  answer(sessionCall, () =>
    Promise.resolve(Response.json(refusal, { status, headers: { 'Retry-After': '30' } })),
  )
  // Without the bearer, the service would answer that nobody is logged in, and the screen would show nothing.
  expect(await send(getProfile, {})).toMatchObject({ kind, retryAfter: 30 })
  expect(left).toEqual([[sessionCall.path, null]])
  expect(store.current().status).toBe('loggedIn')
  await send(postDetail, { id: '1' })
  expect(left.at(-1)).toEqual([postDetail.path, null])
})

it('logs out if the service rejects the bearer, but not if a call had none', async () => {
  const { store, answer } = page()
  const refuse = () => Promise.resolve(new Response('{}', { status: 401 }))
  answer(posts, refuse)
  answer(getProfile, refuse)
  await send(posts, { type: 'qb' })
  expect(store.current().status).toBe('loggedIn')
  await send(getProfile, {})
  expect(store.current().status).toBe('loggedOut')
})

it('does not log out the member who logged in before the bearer of an earlier one was rejected', async () => {
  const { left, store, answer } = page()
  let refuse = (_response: Response) => {}
  answer(getProfile, () => new Promise((resolve) => (refuse = resolve)))
  const late = send(getProfile, {})
  while (!left.some(([path]) => path === getProfile.path)) await Promise.resolve()
  store.dispatch({ type: 'loggedOut' })
  const next = { ...session, api_token: 'token of the next', marker: 'the next' }
  store.dispatch({ type: 'loggedIn', session: next })
  refuse(new Response('{}', { status: 401 }))
  await late
  expect(store.current()).toMatchObject({ status: 'loggedIn', token: 'token of the next' })
})

it('leaves every other request as it is', async () => {
  const { left } = page()
  await fetch('/remotes/mfe-a/1.0.0/record.json', { integrity: 'sha256-x' })
  await fetch('/api/registry/decision', { headers: { 'If-None-Match': '"7"' } })
  await fetch('https://elsewhere.test/api/posts', { bearer: 'required' } as RequestInit)
  expect(left.map(([, sent]) => sent)).toEqual([null, null, null])
  expect(left.map(([path]) => path)).not.toContain(sessionCall.path)
})

describe('an upload', () => {
  it('gets the bearer in the same way, and reports its progress', async () => {
    const { left, store } = page()
    const sent: { readonly headers: Record<string, string> }[] = []
    jest.spyOn(window, 'XMLHttpRequest').mockImplementation(() => {
      const request = {
        headers: {} as Record<string, string>,
        upload: {} as { onprogress?: (event: { loaded: number; total: number }) => void },
        status: 401,
        responseText: '{}',
        onload: () => {},
        open: () => {},
        setRequestHeader: (name: string, value: string) => (request.headers[name] = value),
        getResponseHeader: () => null,
        send() {
          sent.push(request)
          request.upload.onprogress?.({ loaded: 3, total: 4 })
          request.onload()
        },
      }
      return request as unknown as XMLHttpRequest
    })
    // A page without TLS has no secure context, and so no such function.
    Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true })
    const onProgress = jest.fn()
    const fields = { type: 'fr', subject: 's', description: 'd' } as const
    await send(posting, fields, { files: [new File(['x'], 'room.png')], onProgress })
    expect(left).toEqual([[sessionCall.path, null]])
    expect(sent.map(({ headers }) => headers)).toEqual([
      { authorization: bearer, 'idempotency-key': expect.any(String) as string },
    ])
    expect(onProgress.mock.calls).toEqual([[0.75]])
    // The service rejected the bearer.
    expect(store.current().status).toBe('loggedOut')
  })
})
