import { calls, getProfile, login, sendVCode, type Session } from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'

let api: TestApi
let ana: Session
beforeAll(async () => {
  api = await startApi()
  ana = await api.signUp('ana')
})
afterAll(() => api.close())

describe('a call', () => {
  it.each(['GET', 'PUT', 'PATCH', 'DELETE'])(
    'is refused with %s, and the answer says how to make it',
    async (method) => {
      spec('7.form-data')
      const body = method === 'GET' ? undefined : '{}'
      for (const { path, convention } of calls) {
        const answer = await fetch(api.url + path, { method, body })
        expect([answer.status, answer.headers.get('Allow')]).toEqual([404, 'POST'])
        expect(await answer.json()).toEqual({
          res: convention === 'zero' ? 404 : false,
          code: 'not-found',
          message: 'Calls are made with POST.',
        })
      }
    },
  )

  it('that does not exist is answered in JSON', async () => {
    const answer = await fetch(`${api.url}/api/nothing`, { method: 'POST' })
    expect([answer.status, await answer.json()]).toEqual([
      404,
      { res: false, code: 'not-found', message: 'There is no such call.' },
    ])
  })

  it.each([
    ['no token', undefined],
    ['an unknown token', 'x'.repeat(43)],
    ['no token at all', ''],
    ['half a header', 'Bearer'],
  ])('with login answers 401 for %s', async (_case, token) => {
    const { status, body } = await api.call(getProfile, {}, { token })
    expect([status, body.res, body.code]).toEqual([401, 401, 'logged-out'])
  })

  it('accepts a token in the header only', async () => {
    spec('6.bearer')
    const address = `${api.url}${getProfile.path}?api_token=${ana.api_token}`
    const answer = await fetch(address, {
      method: 'POST',
      body: new URLSearchParams({ api_token: ana.api_token, token: ana.api_token }),
      headers: { Cookie: `wr_session=${ana.api_token}` },
    })
    expect(answer.status).toBe(401)
  })

  it('is not cached', async () => {
    const { headers } = await api.call(getProfile, {}, { token: ana.api_token })
    expect(headers.get('Cache-Control')).toBe('private, no-cache')
  })

  it('names the missing field, in its own convention', async () => {
    expect((await api.call(sendVCode, {})).body).toEqual({
      res: 400,
      code: 'invalid',
      message: 'Check "email": it is missing.',
      sentences: [{ says: 'field', values: { field: 'email' } }],
    })
    expect((await api.call(login, { email: 'ana@example.com' })).body).toEqual({
      res: false,
      code: 'invalid',
      message: 'Check "password": it is missing.',
      sentences: [{ says: 'field', values: { field: 'password' } }],
    })
  })
})

describe('calls from one address', () => {
  it('are limited to 600 per minute, independently of other addresses', async () => {
    const from = (address: string) => api.call(getProfile, {}, { address })
    for (let n = 0; n < 12; n++) await Promise.all(Array.from({ length: 50 }, () => from('198.51.100.7')))
    const { status, headers, body } = await from('198.51.100.7')
    expect([status, body.res, body.code]).toEqual([429, 429, 'too-many'])
    expect(Number(headers.get('Retry-After'))).toBeGreaterThanOrEqual(1)
    expect(Number(headers.get('Retry-After'))).toBeLessThanOrEqual(60)
    expect((await from('198.51.100.8')).status).toBe(401)
  }, 60_000)
})

describe('every answer', () => {
  it.each(['/healthz', '/api/docs', '/api/login', '/nothing'])(
    'forbids content sniffing and framing: %s',
    async (path) => {
      const { headers } = await fetch(api.url + path)
      expect(Object.fromEntries(headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      })
      expect(headers.get('Access-Control-Allow-Origin')).toBeNull()
      expect(headers.get('X-Powered-By')).toBeNull()
    },
  )
})
