import { changePwd, getProfile, login, sendVCode2, session, updateProfile } from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'

let api: TestApi
beforeAll(async () => (api = await startApi()))
afterAll(() => api.close())

const passwordOf = (nick: string) => `password of ${nick}`

it('shows the profile to its member only', async () => {
  spec('3.profile.fields', '7.getProfile')
  const { api_token: token } = await api.signUp('amy')
  const { body } = await api.call(getProfile, {}, { token })
  expect(body).toEqual({ res: 0, data: { email: 'amy@example.com', name: 'amy Doe', nick: 'amy' } })
  const visitor = await api.call(getProfile)
  expect([visitor.status, visitor.body.res]).toEqual([401, 401])
})

it('changes name and nick, and leaves the password and other sign-ins alone', async () => {
  spec('6.member.profile')
  const first = await api.signUp('bob')
  const { cookies } = await api.call(login, { email: first.email, password: passwordOf('bob') })
  const fields = { username: ' 박서준 ', nickname: 'Bobby 😀', password: '' }
  const answer = await api.call(updateProfile, fields, { token: first.api_token })
  expect(answer.body).toEqual({
    res: true,
    data: { email: first.email, name: '박서준', nick: 'Bobby 😀', api_token: first.api_token },
  })
  expect(answer.cookies).toEqual({})
  const elsewhere = await api.call(getProfile, {}, { token: cookies.wr_session ?? '' })
  expect(elsewhere.body.data).toEqual({ email: first.email, name: '박서준', nick: 'Bobby 😀' })
  expect((await api.call(login, { email: first.email, password: passwordOf('bob') })).body.res).toBe(true)
})

it('invalidates every other sign-in with a new password, and keeps this one', async () => {
  spec('7.updateProfile')
  const elsewhere = await api.signUp('cat')
  const { cookies } = await api.call(login, { email: elsewhere.email, password: passwordOf('cat') })
  const token = cookies.wr_session ?? ''
  const fields = { username: 'Cat', nickname: 'cat', password: 'a new password' }
  const answer = await api.call(updateProfile, fields, { token })
  expect(answer.body.data).toMatchObject({ api_token: token })
  // The service never writes back a marker that this browser no longer holds.
  expect(answer.cookies).toEqual({})
  expect((await api.call(getProfile, {}, { token })).status).toBe(200)
  expect((await api.call(getProfile, {}, { token: elsewhere.api_token })).status).toBe(401)
  const own = { wr_session: elsewhere.api_token, wr_marker: elsewhere.marker }
  const reloaded = await api.call(session, {}, { cookies: own, headers: { 'Sec-Fetch-Site': 'same-origin' } })
  expect(reloaded.status).toBe(401)
  expect((await api.call(login, { email: elsewhere.email, password: passwordOf('cat') })).body.code).toBe(2)
  expect((await api.call(login, { email: elsewhere.email, password: 'a new password' })).body.res).toBe(true)
})

it('leaves no sign-in by the old password valid when both happen at once', async () => {
  const { email, api_token: token } = await api.signUp('deb')
  const password = passwordOf('deb')
  const change = api.call(
    updateProfile,
    { username: 'D', nickname: 'd', password: 'a new password' },
    { token },
  )
  const logins = Array.from({ length: 6 }, (_, n) =>
    api.call(login, { email, password }, { address: `10.3.0.${n}` }),
  )
  await change
  for (const { cookies } of await Promise.all(logins)) {
    if (cookies.wr_session === undefined) continue
    expect((await api.call(getProfile, {}, { token: cookies.wr_session })).status).toBe(401)
  }
})

it('sets no password of a sign-in that a reset has just ended', async () => {
  const { email, api_token: token } = await api.signUp('eva')
  await api.call(sendVCode2, { email })
  const { text } = await api.mailTo(email, /vcode=/)
  const [vcode = ''] = /(?<=vcode=)[0-9a-f]{32}/.exec(text) ?? []
  const holder = await api.database.pool.connect()
  await holder.query('begin')
  await holder.query(
    'select 1 from tokens t join users u on u.id = t.user_id where email = $1 for update of t',
    [email],
  )
  // The reset has locked the account, and waits for its sign-in.
  const resetting = api.call(changePwd, { email, vcode, pwd: 'of the owner' })
  await areWaiting(1)
  const fields = { username: 'Eva', nickname: 'eva', password: 'of the thief' }
  const changing = api.call(updateProfile, fields, { token })
  await areWaiting(2)
  await holder.query('commit')
  holder.release()
  expect((await resetting).outcome.kind).toBe('ok')
  expect((await changing).outcome.kind).toBe('logged-out')
  const outcomes = ['of the owner', 'of the thief'].map((password) => api.call(login, { email, password }))
  expect((await Promise.all(outcomes)).map(({ outcome }) => outcome.kind)).toEqual(['ok', 'wrongPassword'])
})

/** Resolves when so many statements of this database wait for a lock. */
async function areWaiting(count: number): Promise<void> {
  const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  while ((await api.database.pool.query(waiting)).rows.length < count) await new Promise(setImmediate)
}

it('changes nothing for a visitor', async () => {
  spec('6.member.profile')
  const { status, body } = await api.call(updateProfile, { username: 'x', nickname: 'x' })
  expect([status, body.res, body.code]).toEqual([401, false, 'logged-out'])
})

describe('a profile that breaks a rule', () => {
  it.each([
    ['username', { username: '' }],
    ['username', { username: 'x'.repeat(51) }],
    ['nickname', { nickname: ' ' }],
    ['password', { password: 'short' }],
    ['password', { password: 'x'.repeat(129) }],
    ['username', { username: 'a\0b' }],
  ])('is refused, naming %s', async (field, change) => {
    const { api_token: token } = await api.signUp(`e${Math.random().toString(36).slice(2)}`)
    const { status, body } = await api.call(
      updateProfile,
      { username: 'E', nickname: 'e', ...change },
      { token },
    )
    expect([status, body.res]).toEqual([400, false])
    expect(body.message).toContain(field)
  })
})
