import { deleteAccount, login, passkeyLogin, passkeyLoginOptions, session } from '@within-reach/contract'
import { startApi, type TestApi } from '../../testing/api'
import { type Authenticator, createAuthenticator } from '../../testing/authenticator'
import { createPasskeys, passkeyOrigin as origin } from '../../testing/passkeys'

let api: TestApi
let browser: ReturnType<typeof createPasskeys>
beforeAll(async () => {
  api = await startApi({ settings: { PUBLIC_URL: origin } })
  browser = createPasskeys(api)
})
afterAll(() => api.close())

async function memberWithKey(nick: string, key: Authenticator = createAuthenticator(true, true)) {
  const member = await api.signUp(nick)
  await browser.add(member, key)
  return { member, key }
}
const sql = (text: string, nick: string) => api.database.pool.query(text, [nick])
const refused = { res: false, code: 1 }

it('answers like a login with the password, with the same cookies', async () => {
  const { member, key } = await memberWithKey('ann')
  const byPassword = await api.call(login, { email: member.email, password: 'password of ann' })
  const byPasskey = await browser.logIn(key)
  const own = { api_token: '', marker: '' }
  expect({ ...(byPasskey.body.data as object), ...own }).toEqual({
    ...(byPassword.body.data as object),
    ...own,
  })
  expect(Object.keys(byPasskey.cookies).sort()).toEqual(Object.keys(byPassword.cookies).sort())
  const { cookies } = byPasskey
  const again = await api.call(session, {}, { headers: browser.headers, cookies })
  expect(again.body).toMatchObject({ res: true, data: { nick: 'ann' } })
})

it('needs no email, and tells nothing about who has an account', async () => {
  const { body } = await browser.optionsOf()
  expect(body.data).toMatchObject({ rpId: 'reach.example', userVerification: 'required' })
  expect(body.data).not.toHaveProperty('allowCredentials')
})

describe('is refused', () => {
  let key: Authenticator
  beforeAll(async () => ({ key } = await memberWithKey('bo')))

  it('if the challenge was used before', async () => {
    const { challenge, cookies } = await browser.optionsOf()
    const response = key.get(challenge, origin)
    expect((await browser.answer(response, cookies)).body.res).toBe(true)
    expect((await browser.answer(response, cookies)).body).toMatchObject(refused)
    expect((await browser.answer(key.get(challenge, origin), cookies)).body).toMatchObject(refused)
  })

  it('if another browser asked for the challenge, or one without cookies', async () => {
    const { challenge } = await browser.optionsOf()
    const other = await browser.optionsOf()
    for (const cookies of [other.cookies, {}])
      expect((await browser.answer(key.get(challenge, origin), cookies)).body).toMatchObject(refused)
  })

  it('if the challenge has expired', async () => {
    const { challenge, cookies } = await browser.optionsOf()
    await api.database.pool.query(
      `update passkey_login_challenges set expires_at = now() - interval '1 second' where challenge = $1`,
      [challenge],
    )
    expect((await browser.answer(key.get(challenge, origin), cookies)).body).toMatchObject(refused)
  })

  it('if the passkey is unknown, or signs for another site', async () => {
    expect((await browser.logIn(createAuthenticator(true, true))).body).toMatchObject(refused)
    expect((await browser.logIn(key, 'https://evil.example')).body).toMatchObject(refused)
  })

  it.each(['{}', '{"clientDataJSON":1}', '{"clientDataJSON":"bm9uc2Vuc2U"}', '{"clientDataJSON":"bnVsbA"}'])(
    'if the answer is malformed: %s',
    async (response) => {
      const { cookies } = await browser.optionsOf()
      const answered = `{"id":"${key.id}","rawId":"${key.id}","response":${response}}`
      expect((await browser.answer(answered, cookies)).body).toMatchObject(refused)
    },
  )

  it('if its texts have a NUL character, which the database does not store', async () => {
    const { cookies, challenge } = await browser.optionsOf()
    const clientDataJSON = Buffer.from('{"challenge":"\\u0000"}').toString('base64url')
    const withNul = JSON.stringify({ id: key.id, rawId: key.id, response: { clientDataJSON } })
    expect((await browser.answer(withNul, cookies)).body).toMatchObject(refused)
    const answered = { ...(JSON.parse(key.get(challenge, origin)) as object), id: '\0' }
    expect((await browser.answer(JSON.stringify(answered), cookies)).status).toBe(400)
  })

  it('from a page of another site', async () => {
    const headers = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }
    expect((await api.call(passkeyLoginOptions, {}, { headers })).status).toBe(403)
    const response = key.get('AAAA', origin)
    expect((await api.call(passkeyLogin, { response }, { headers })).status).toBe(403)
  })

  it('with 400 and its field, if it is no answer at all', async () => {
    const answer = await browser.answer('x', {})
    expect([answer.status, answer.body.message]).toEqual([400, expect.stringContaining('response')])
  })
})

it('is refused if the authenticator did not recognise the person', async () => {
  const { key } = await memberWithKey('cy')
  const { challenge, cookies } = await browser.optionsOf()
  expect((await browser.answer(key.get(challenge, origin, false), cookies)).body).toMatchObject(refused)
})

it('a copy of a passkey, whose counter is behind, is refused', async () => {
  const { key } = await memberWithKey('di')
  await api.database.pool.query('update passkeys set counter = 1000 where id = $1', [key.id])
  expect((await browser.logIn(key)).body).toMatchObject(refused)
})

it('an authenticator without a counter logs in again and again', async () => {
  const { key } = await memberWithKey('el', createAuthenticator(false, true))
  expect((await browser.logIn(key)).body.res).toBe(true)
  expect((await browser.logIn(key)).body.res).toBe(true)
})

it('two tabs of a browser may each have a challenge', async () => {
  const { key } = await memberWithKey('fe')
  const { headers } = browser
  const first = await browser.optionsOf()
  const cookies = first.cookies
  const second = await api.call(passkeyLoginOptions, {}, { headers, cookies })
  const { challenge } = second.body.data as { challenge: string }
  expect((await browser.answer(key.get(challenge, origin), cookies)).body.res).toBe(true)
  expect((await browser.answer(key.get(first.challenge, origin), cookies)).body.res).toBe(true)
})

it('a banned member is told so, as by a login with the password', async () => {
  const { member, key } = await memberWithKey('gi')
  await sql('update users set banned_at = now() where nick = $1', 'gi')
  const byPassword = await api.call(login, { email: member.email, password: 'password of gi' })
  const byPasskey = await browser.logIn(key)
  expect(byPasskey.status).toBe(byPassword.status)
  expect(byPasskey.body).toEqual(byPassword.body)
})

it('a suspended member logs in', async () => {
  const { key } = await memberWithKey('ha')
  await sql(`update users set suspended_until = now() + interval '1 day' where nick = $1`, 'ha')
  expect((await browser.logIn(key)).body.res).toBe(true)
})

it('an account that will be deleted is entered and says so, until its deletion begins', async () => {
  const { member, key } = await memberWithKey('io')
  await browser.ask(deleteAccount, member, { password: 'password of io', content: 'keep' })
  expect((await browser.logIn(key)).body.data).toHaveProperty('deletion')
  await sql('update account_deletions set begun_at = now() from users where id = user_id and nick = $1', 'io')
  expect((await browser.logIn(key)).body).toMatchObject(refused)
})

it('fifty refused passkeys end the tries of an address, and a login does not count', async () => {
  const { key } = await memberWithKey('jo')
  const address = '10.99.1.1'
  const { challenge, cookies } = await browser.optionsOf(address)
  expect((await browser.answer(key.get(challenge, origin), cookies, address)).body.res).toBe(true)
  const response = key.get('AAAA', origin)
  const statuses = new Set<number>()
  for (let n = 0; n < 50; n++) statuses.add((await browser.answer(response, {}, address)).status)
  expect([...statuses]).toEqual([200])
  expect((await browser.answer(response, {}, address)).status).toBe(429)
  expect((await browser.answer(response, {}, '10.99.1.2')).status).toBe(200)
})

it('expired challenges are deleted', async () => {
  const { challenge } = await browser.optionsOf()
  await api.database.pool.query(
    `update passkey_login_challenges set expires_at = now() - interval '1 second'`,
  )
  await api.platform.cleanup.runAll()
  const { rows } = await api.database.pool.query(
    'select 1 from passkey_login_challenges where challenge = $1',
    [challenge],
  )
  expect(rows).toEqual([])
})
