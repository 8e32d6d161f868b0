import { signup, updateProfile } from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'

let api: TestApi
beforeAll(async () => (api = await startApi()))
afterAll(() => api.close())

const rename = (token: string, nickname: string) =>
  api.call(updateProfile, { username: 'N', nickname }, { token })

it.each([
  ['a bidirectional control character', 'ana\u202enimda'],
  ['an isolate', '\u2067ana\u2069'],
  ['a zero-width space', 'an\u200ba'],
  ['a zero-width joiner', 'an\u200da'],
  ['a soft hyphen', 'an\u00ada'],
  ['a Hangul filler', '\u3164'],
  ['a blank of Braille', 'ana\u2800'],
  ['a tag', 'ana\u{e0061}'],
  ['a byte order mark', 'an\ufeffa'],
  ['a line separator', 'an\u2028a'],
])('a nick with %s is refused', async (_name, nickname) => {
  const { api_token } = await api.signUp(`n${Math.random().toString(36).slice(2)}`)
  const { status, body } = await rename(api_token, nickname)
  expect([status, body.message]).toEqual([400, expect.stringContaining('nickname')])
})

it.each(['👩‍👩‍👧', '❤️', '👍🏽', '김민지', 'عمر', 'José', 'O’Brien-2'])(
  'a nick such as %s is accepted',
  async (nickname) => {
    const { api_token } = await api.signUp(`n${Math.random().toString(36).slice(2)}`)
    expect((await rename(api_token, nickname)).body.res).toBe(true)
  },
)

it('only the operator can take a nick that looks like that of an operator', async () => {
  const operator = await api.signUp('Jordan')
  const { api_token } = await api.signUp('kai')
  await api.database.pool.query(
    `insert into operators (user_id, granted_by) select id, 'test' from users where nick = 'Jordan'`,
  )
  for (const nickname of ['Jordan', 'jоrdan', 'J o r d a n', 'Withln Reach'.replace('l', 'і')]) {
    const { status, body } = await rename(api_token, nickname)
    expect([status, body.res, body.message]).toEqual([400, false, expect.stringContaining('nickname')])
  }
  expect((await rename(operator.api_token, 'JORDAN')).body.res).toBe(true)
  await expect(api.signUp('J0rdan'.replace('0', 'ο'), 'fake@example.com')).rejects.toThrow('invalid')
  expect(
    (
      await api.call(signup, {
        email: 'x@example.com',
        username: 'x',
        nickname: 'Jordan',
        password: 'long enough',
      })
    ).body.code,
  ).toBe(2)
})

it('a member who already has such a nick keeps it', async () => {
  const { api_token } = await api.signUp('lee')
  await api.database.pool.query(`update users set nick = 'Jordan' where nick = 'lee'`)
  expect((await rename(api_token, 'Jordan')).body.res).toBe(true)
})
