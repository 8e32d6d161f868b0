import { changePwd, getProfile, login, sendVCode2, verifyCode } from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'

let api: TestApi
beforeAll(async () => (api = await startApi()))
afterAll(() => api.close())

const otherCode = (code: string) => (code === '00000' ? '00001' : '00000')

/** A member who has requested a reset code. */
async function forgetful(nick: string) {
  const { api_token, email } = await api.signUp(nick)
  expect((await api.call(sendVCode2, { email })).body.res).toBe(0)
  const { text } = await api.mailTo(email, /new password/)
  return { token: api_token, email, code: /\b\d{5}\b/.exec(text)?.[0] ?? '' }
}

describe('requesting a reset code', () => {
  it('says if no member has that email', async () => {
    spec('7.sendVCode2')
    const { status, body } = await api.call(sendVCode2, { email: 'nobody@example.com' })
    expect([status, body.res]).toEqual([200, 1])
  })

  it('is allowed once a minute', async () => {
    const { email } = await forgetful('ada')
    const again = await api.call(sendVCode2, { email })
    expect([again.status, again.body.res]).toEqual([429, 429])
  })

  it('is answered with 503 while the mail server is unreachable', async () => {
    await api.signUp('dora')
    jest.spyOn(api.platform.outbox, 'reach').mockResolvedValue('away')
    const { status, body } = await api.call(sendVCode2, { email: 'dora@example.com' })
    expect([status, body.res]).toEqual([503, 503])
  })

  it('names a malformed email', async () => {
    const { status, body } = await api.call(sendVCode2, { email: 'ada' })
    expect([status, body.res]).toEqual([400, 400])
    expect(body.message).toContain('email')
  })
})

describe('setting a new password', () => {
  it('works with the code, also after the code page has checked it, and ends every sign-in', async () => {
    spec('7.changePwd')
    const { token, email, code } = await forgetful('ben')
    const checked = await api.call(verifyCode, { email, vcode: code })
    expect(checked.body).toMatchObject({ res: 0, data: 1 })
    expect(checked.cookies).toEqual({})
    const { status, body } = await api.call(changePwd, {
      email: 'BEN@example.com',
      vcode: code,
      pwd: 'brand new one',
    })
    expect([status, body.res]).toEqual([200, 0])
    // The mailbox of the account, as its owner wrote it: another one may differ in capital letters.
    const isAboutIt = /password was changed/
    const { to } = await api.mailServer.arrived(
      (mail) => mail.to.toLowerCase() === email && isAboutIt.test(mail.subject),
    )
    expect(to).toBe(email)
    expect((await api.call(getProfile, {}, { token })).status).toBe(401)
    expect((await api.call(login, { email, password: 'password of ben' })).body.code).toBe(2)
    expect((await api.call(login, { email, password: 'brand new one' })).body.res).toBe(true)
  })

  it('works once per code, also for two concurrent requests', async () => {
    const { email, code } = await forgetful('cho')
    const change = () => api.call(changePwd, { email, vcode: code, pwd: 'brand new one' })
    const answers = await Promise.all([change(), change(), change()])
    expect(answers.map(({ body }) => body.res).sort()).toEqual([0, 1, 1])
  })

  it('is refused after five wrong codes, on any call and for any number of concurrent tries', async () => {
    const { email, code } = await forgetful('dov')
    const guess = { email, vcode: otherCode(code) }
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        n % 2 ? api.call(verifyCode, guess) : api.call(changePwd, { ...guess, pwd: 'brand new one' }),
      ),
    )
    expect(answers.every(({ body }) => body.res === 1 || body.data === 0)).toBe(true)
    const { rows } = await api.database.pool.query('select wrong_tries from mailed_codes where email = $1', [
      email,
    ])
    expect(rows).toEqual([{ wrong_tries: 5 }])
    expect((await api.call(changePwd, { email, vcode: code, pwd: 'brand new one' })).body.res).toBe(1)
    expect((await api.call(login, { email, password: 'password of dov' })).body.res).toBe(true)
  })

  it('is refused if the code has expired', async () => {
    const { email, code } = await forgetful('eun')
    await api.database.pool.query('update mailed_codes set expires_at = now() where email = $1', [email])
    expect((await api.call(changePwd, { email, vcode: code, pwd: 'brand new one' })).body.res).toBe(1)
  })

  it('is refused without a code, and without an account', async () => {
    await api.signUp('flo')
    for (const email of ['flo@example.com', 'nobody@example.com'])
      expect((await api.call(changePwd, { email, vcode: '12345', pwd: 'brand new one' })).body.res).toBe(1)
  })

  it('unlocks an account that wrong passwords had locked', async () => {
    const { email, code } = await forgetful('gil')
    for (let n = 0; n < 11; n++) await api.call(login, { email, password: 'wrong' })
    expect((await api.call(login, { email, password: 'password of gil' })).status).toBe(429)
    await api.call(changePwd, { email, vcode: code, pwd: 'brand new one' })
    expect((await api.call(login, { email, password: 'brand new one' })).body.res).toBe(true)
  })

  it('allows the next code at once, because this one was used', async () => {
    const { email, code } = await forgetful('hao')
    await api.call(changePwd, { email, vcode: code, pwd: 'brand new one' })
    expect((await api.call(sendVCode2, { email })).body.res).toBe(0)
  })

  it.each([
    ['vcode', { vcode: '123' }],
    ['pwd', { pwd: 'short' }],
    ['pwd', { pwd: undefined }],
    ['email', { email: '' }],
  ])('is refused, naming the field %s', async (field, change) => {
    const fields = { email: 'a@example.com', vcode: '12345', pwd: 'brand new one', ...change }
    const { status, body } = await api.call(changePwd, fields)
    expect([status, body.res]).toEqual([400, 400])
    expect(body.message).toContain(field)
  })
})
