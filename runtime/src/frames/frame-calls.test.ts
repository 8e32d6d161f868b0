import { calls } from '@within-reach/contract'
import { callFor } from './frame-calls'

const fetched = jest.fn<Promise<unknown>, [string, RequestInit]>()
const ask = (path: string, mayCall = () => true) =>
  callFor({ type: 'call', id: 3, path, body: 'type=tr&page=2' }, fetched as unknown as typeof fetch, mayCall)

beforeEach(() => {
  fetched.mockReset().mockResolvedValue({
    status: 200,
    text: () => Promise.resolve('{"res":true}'),
    headers: new Headers({ 'Content-Type': 'application/json', 'X-Request-Id': 'r1', 'Set-Cookie': 'a=b' }),
  })
})

const allowed = calls.filter(({ login, reads }) => login === 'none' && reads === true)
const others = calls.filter((call) => !allowed.includes(call))

it.each(allowed.map(({ path }) => path))(
  '%s is made without cookies and without the bearer',
  async (path) => {
    expect(await ask(path)).toEqual({
      type: 'answer',
      id: 3,
      status: 200,
      body: '{"res":true}',
      headers: { 'Content-Type': 'application/json', 'X-Request-Id': 'r1' },
    })
    expect(fetched).toHaveBeenCalledWith(
      path,
      expect.objectContaining({ method: 'POST', credentials: 'omit' }),
    )
    const [, init] = fetched.mock.calls[0] ?? []
    expect(init).not.toHaveProperty('bearer')
    expect(String(init?.body)).toBe('type=tr&page=2')
  },
)

it.each([
  ...others.map(({ path }) => path),
  '/api/posts/../session',
  'https://evil.example/api/posts',
  '/api/posts?x',
])('%s is refused without a request', async (path) => {
  expect(await ask(path)).toMatchObject({ status: 403 })
  expect(fetched).not.toHaveBeenCalled()
})

it('a frame that calls too often is refused without a request', async () => {
  expect(await ask('/api/posts', () => false)).toMatchObject({ status: 429 })
  expect(fetched).not.toHaveBeenCalled()
})

it('a lost network is an answer, too', async () => {
  fetched.mockRejectedValue(new TypeError('offline'))
  expect(await ask('/api/posts')).toMatchObject({ id: 3, status: 0 })
})
