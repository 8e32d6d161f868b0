import { getProfile, posts, session as sessionCall, successAnswer } from '@within-reach/contract'
import { createSessionStore, send } from '@within-reach/shared-core'
import { mina } from '@within-reach/shared-core/testing'
import type { interceptFetch as InterceptFetch } from './interceptor'
import { keepSession } from './keeper'
import { storeMember } from './stored-member'

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

/** The page's fetch, with every request that leaves: its path and bearer. */
function page() {
  const left: [string, string | null][] = []
  const answers = new Map<string, () => Promise<Response>>()
  network = (input) => {
    const { url, headers } = input as Request
    const path = new URL(url).pathname
    left.push([path, headers.get('Authorization')])
    return answers.get(path)?.() ?? Promise.resolve(Response.json({ res: true }))
  }
  const keeper = keepSession(createSessionStore())
  stop = interceptFetch(keeper)
  return { left, keeper, answer: (path: string, by: () => Promise<Response>) => answers.set(path, by) }
}

it('sends no call of a member whose session ended while the call waited for the token', async () => {
  const { left, keeper, answer } = page()
  let arrive = (_response: Response) => {}
  answer(sessionCall.path, () => new Promise((resolve) => (arrive = resolve)))
  const own = send(getProfile, {})
  const publicRead = send(posts, { type: 'qb' })
  while (!left.some(([path]) => path === sessionCall.path)) await Promise.resolve()
  document.cookie = 'wr_marker=foreign'
  keeper.checkMarker()
  arrive(Response.json(successAnswer(sessionCall, { ...mina, api_token: 'token-of-mina' })))
  expect((await own).kind).toBe('logged-out')
  expect((await publicRead).kind).toBe('ok')
  expect(left.map(([path]) => path)).not.toContain(getProfile.path)
  expect(left).toContainEqual([posts.path, null])
  expect(left.filter(([, bearer]) => bearer !== null)).toEqual([])
})
