import { startApi, type TestApi } from '../testing/api'
import type { WhoAmI } from './whoami'

const token = 'a-token-for-operators'
const visitor = { 'X-Forwarded-For': '203.0.113.7' }

const ask = async ({ url }: TestApi, headers: Readonly<Record<string, string>> = {}) => {
  const answer = await fetch(`${url}/whoami`, { headers: { authorization: `Bearer ${token}`, ...headers } })
  return (await answer.json()) as WhoAmI
}

describe('behind a trusted proxy', () => {
  let api: TestApi
  beforeAll(async () => (api = await startApi({ settings: { METRICS_TOKEN: token } })))
  afterAll(() => api.close())

  it('is the visitor whom the proxy names', async () => {
    expect(await ask(api, visitor)).toEqual({
      address: '203.0.113.7',
      forwarded: 'trusted',
      commit: '',
      shell: null,
    })
  })

  it('is the sender of the request if the proxy names nobody', async () => {
    expect(await ask(api)).toMatchObject({ address: '127.0.0.1', forwarded: 'none' })
  })

  it('requires the token of the metrics', async () => {
    const answer = await fetch(`${api.url}/whoami`)
    expect([answer.status, answer.headers.get('WWW-Authenticate')]).toEqual([401, 'Bearer'])
  })
})

it('without trusted proxies, everybody behind one is the proxy', async () => {
  const api = await startApi({ settings: { TRUST_PROXY: 'off' } })
  try {
    expect(await ask(api, visitor)).toMatchObject({ address: '127.0.0.1', forwarded: 'untrusted' })
  } finally {
    await api.close()
  }
})
