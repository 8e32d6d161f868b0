import { login, session } from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'

let api: TestApi
beforeAll(async () => (api = await startApi({ settings: { PUBLIC_URL: 'https://reach.example' } })))
afterAll(() => api.close())

it('every cookie of an account is bound to the host, and names without the prefix are ignored', async () => {
  await api.signUp('ana')
  const { headers, cookies } = await api.call(login, {
    email: 'ana@example.com',
    password: 'password of ana',
  })
  for (const line of headers.getSetCookie()) {
    expect(line).toMatch(/^__Host-wr_(session|marker|browser)=/)
    expect(line).toContain('; Path=/; ')
    expect(line).toContain('; Secure; SameSite=Strict')
    expect(line).not.toContain('Domain')
  }
  const ownPage = { 'Sec-Fetch-Site': 'same-origin' }
  const plain = Object.fromEntries(
    Object.entries(cookies).map(([name, value]) => [name.replace('__Host-', ''), value]),
  )
  expect((await api.call(session, {}, { cookies: plain, headers: ownPage })).status).toBe(401)
  expect((await api.call(session, {}, { cookies, headers: ownPage })).status).toBe(200)
})

it('browsers are told to use https only', async () => {
  expect((await fetch(`${api.url}/healthz`)).headers.get('Strict-Transport-Security')).toBe(
    'max-age=31536000',
  )
})

it('browsers are not told to use https if the site is served over http', async () => {
  const plain = await startApi()
  expect((await fetch(`${plain.url}/healthz`)).headers.get('Strict-Transport-Security')).toBeNull()
  await plain.close()
})
