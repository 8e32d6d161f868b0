import { endSignIn, endSignIns, getProfile, login, signIns } from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'

let api: TestApi
beforeAll(async () => (api = await startApi()))
afterAll(() => api.close())

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36'
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'

const isAlive = async (token: string) => (await api.call(getProfile, {}, { token })).status === 200

/** A member who is logged in with two browsers. */
async function twice(nick: string) {
  const first = await api.signUp(nick)
  const logIn = async (agent: string) => {
    const fields = { email: first.email, password: `password of ${nick}` }
    const { cookies } = await api.call(login, fields, { headers: { 'User-Agent': agent } })
    return cookies.wr_session ?? ''
  }
  await api.call(endSignIns, {}, { token: first.api_token })
  const tokens = [await logIn(chrome), await logIn(safari)] as const
  const list = async (token: string) => {
    const { outcome } = await api.call(signIns, {}, { token })
    if (outcome.kind !== 'ok') throw new Error(outcome.kind)
    return outcome.data
  }
  return { email: first.email, tokens, list }
}

it('a member sees their sign-ins, the current one first', async () => {
  const { tokens, list } = await twice('amy')
  const seen = await list(tokens[0])
  expect(seen).toEqual([
    expect.objectContaining({ browser: 'Chrome', system: 'Windows', current: true }),
    expect.objectContaining({ browser: 'Safari', system: 'iOS', current: false }),
  ])
  expect(Date.parse(seen[0]?.used ?? '')).toBeGreaterThan(Date.now() - 60_000)
  expect(Object.keys(seen[0] ?? {}).sort()).toEqual(['browser', 'current', 'id', 'since', 'system', 'used'])
})

it.each(['', 'x', '\u{1F600}'.repeat(10), 'Mozilla/5.0 ('.repeat(1000)])(
  'a browser that calls itself %j is accepted',
  async (agent) => {
    const nick = `u${Math.random().toString(36).slice(2)}`
    const { email } = await api.signUp(nick)
    const headers = { 'User-Agent': Buffer.from(agent).toString('latin1') }
    const { cookies } = await api.call(login, { email, password: `password of ${nick}` }, { headers })
    expect((await api.call(signIns, {}, { token: cookies.wr_session ?? '' })).status).toBe(200)
  },
)

it('a member ends one sign-in, and none of another member', async () => {
  const { tokens, list } = await twice('ben')
  const other = await twice('cho')
  const [, elsewhere] = await list(tokens[0])
  const [theirs] = await other.list(other.tokens[0])
  expect((await api.call(endSignIn, { id: theirs?.id }, { token: tokens[0] })).status).toBe(404)
  expect(await isAlive(other.tokens[0])).toBe(true)
  expect((await api.call(endSignIn, { id: elsewhere?.id }, { token: tokens[0] })).body.res).toBe(true)
  expect([await isAlive(tokens[0]), await isAlive(tokens[1])]).toEqual([true, false])
  expect((await api.call(endSignIn, { id: elsewhere?.id }, { token: tokens[0] })).status).toBe(404)
})

it('a member logs out everywhere, including here', async () => {
  const { tokens } = await twice('dov')
  const other = await api.signUp('eun')
  expect((await api.call(endSignIns, {}, { token: tokens[0] })).body.res).toBe(true)
  expect([await isAlive(tokens[0]), await isAlive(tokens[1]), await isAlive(other.api_token)]).toEqual([
    false,
    false,
    true,
  ])
})

it.each([
  ['signIns', signIns, {}],
  ['endSignIn', endSignIn, { id: 1 }],
  ['endSignIns', endSignIns, {}],
])('%s is for members', async (_name, call, fields) => {
  expect((await api.call(call, fields)).status).toBe(401)
})

it.each(['', 'x', 0, -1, 1.5, 3_000_000_000])('an id such as %j is refused by name', async (id) => {
  const { api_token: token } = await api.signUp(`f${Math.random().toString(36).slice(2)}`)
  const { status, body } = await api.call(endSignIn, { id }, { token })
  expect([status, body.message]).toEqual([400, expect.stringContaining('id')])
})
