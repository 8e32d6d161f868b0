import { changePwd, getProfile, login, sendVCode2, updateProfile } from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'

let api: TestApi
beforeAll(async () => (api = await startApi()))
afterAll(() => api.close())

const wasChanged = /password was changed/
const secretIn = (text: string) => /vcode=([0-9a-f]{32})/.exec(text)?.[1] ?? ''

it('a mail reports a new password in the profile, and its link reverts it and logs out everywhere', async () => {
  const { email, api_token: token } = await api.signUp('ana')
  const headers = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
  const fields = { username: 'Ana', nickname: 'ana', password: 'of the thief' }
  await api.call(updateProfile, fields, { token, headers })
  const { text } = await api.mailTo(email, wasChanged)
  expect(text).toContain('changed with Firefox on Linux')
  expect(text).not.toContain('of the thief')

  const vcode = secretIn(text)
  expect((await api.call(changePwd, { email, vcode, pwd: 'of the owner' })).body.res).toBe(0)
  expect((await api.call(getProfile, {}, { token })).status).toBe(401)
  expect((await api.call(login, { email, password: 'of the thief' })).body.code).toBe(2)
  expect((await api.call(login, { email, password: 'of the owner' })).body.res).toBe(true)
  expect((await api.call(changePwd, { email, vcode, pwd: 'once more than once' })).body.res).toBe(1)
})

it('a change of name and nick sends no mail', async () => {
  const { email, api_token: token } = await api.signUp('bo')
  await api.call(updateProfile, { username: 'Bo', nickname: 'bobo' }, { token })
  await api.call(updateProfile, { username: 'Bo', nickname: 'bobo', password: 'a new password' }, { token })
  await api.mailTo(email, wasChanged)
  expect(api.mails().filter(({ to, subject }) => to === email && wasChanged.test(subject))).toHaveLength(1)
})

it('neither another change nor a requested reset voids the link', async () => {
  const { email, api_token: token } = await api.signUp('cem')
  const change = (password: string) =>
    api.call(updateProfile, { username: 'C', nickname: 'cem', password }, { token })
  await change('of the thief')
  const { text } = await api.mailTo(email, wasChanged)
  await change('of the thief again')
  await api.call(sendVCode2, { email })
  expect((await api.call(changePwd, { email, vcode: secretIn(text), pwd: 'of the owner' })).body.res).toBe(0)
})

it('a mail reports a reset as well', async () => {
  const { email } = await api.signUp('dee')
  await api.call(sendVCode2, { email })
  const { text: mail } = await api.mailTo(email, /password code/)
  await api.call(changePwd, { email, vcode: secretIn(mail), pwd: 'of the thief' })
  const { text } = await api.mailTo(email, wasChanged)
  expect((await api.call(changePwd, { email, vcode: secretIn(text), pwd: 'of the owner' })).body.res).toBe(0)
})

it('the link expires after seven days', async () => {
  const { email, api_token: token } = await api.signUp('eli')
  await api.call(updateProfile, { username: 'E', nickname: 'eli', password: 'a new password' }, { token })
  const { text } = await api.mailTo(email, wasChanged)
  const pass = (days: number) =>
    api.database.pool.query(
      'update mailed_codes set link_expires_at = link_expires_at - make_interval(days => $1) where email = $2',
      [days, email],
    )
  await pass(6)
  await api.call(sendVCode2, { email: 'cem@example.com' })
  const { rows } = await api.database.pool.query('select 1 from mailed_codes where email = $1', [email])
  expect(rows).toHaveLength(1)
  await pass(1)
  expect((await api.call(changePwd, { email, vcode: secretIn(text), pwd: 'of the owner' })).body.res).toBe(1)
})
