import { sendVCode, signup, verifyCode } from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'

let api: TestApi
beforeAll(async () => (api = await startApi()))
afterAll(() => api.close())

const person = (email: string, changes = {}) => ({
  email,
  username: '김민지',
  nickname: 'minji',
  password: 'long enough',
  ...changes,
})

/** Requests and enters a code; returns what the browser then holds. */
async function verified(email: string, before = {}): Promise<Record<string, string>> {
  const answer = await api.call(sendVCode, { email }, { cookies: before, address: '10.9.0.1' })
  const vcode = await api.lastCode(email)
  const held = { ...before, ...answer.cookies }
  const { cookies, body } = await api.call(verifyCode, { email, vcode }, { cookies: held })
  expect(body).toMatchObject({ res: 0, data: 1 })
  return { ...held, ...cookies }
}

const otherCode = (code: string) => (code === '00000' ? '00001' : '00000')

describe('requesting a sign-up code', () => {
  it('mails five digits that are valid for ten minutes', async () => {
    spec('5.code.five-digits', '9.code')
    const answer = await api.call(sendVCode, { email: 'asks@example.com' })
    expect(answer.body.res).toBe(0)
    const mail = await api.mailTo('asks@example.com')
    expect(mail.text).toMatch(/\b\d{5}\b[\s\S]*10 minutes/)
    expect(mail.subject).not.toMatch(/\d/)
  })

  it('says that a code cannot be sent if the mail server refuses the recipient', async () => {
    jest.spyOn(api.platform.outbox, 'reach').mockResolvedValue('refused')
    const { body, outcome } = await api.call(sendVCode, { email: 'unknown@example.com' })
    expect([body.res, outcome.kind]).toEqual([2, 'cannotBeSent'])
  })

  it('is answered with 503 while the mail server is unreachable, and does not count', async () => {
    const away = jest.spyOn(api.platform.outbox, 'reach').mockResolvedValue('away')
    const { status, body, headers } = await api.call(sendVCode, { email: 'waits@example.com' })
    expect([status, body.res, headers.get('Retry-After')]).toEqual([503, 503, '30'])
    away.mockRestore()
    expect((await api.call(sendVCode, { email: 'waits@example.com' })).body.res).toBe(0)
  })

  it('is refused for an email that has an account, in any case', async () => {
    spec('7.sendVCode')
    await api.signUp('taken')
    for (const email of ['taken@example.com', 'Taken@Example.com'])
      expect((await api.call(sendVCode, { email })).body.res).toBe(1)
  })

  it.each([
    '',
    'nobody',
    'a b@example.com',
    `${'a'.repeat(250)}@example.com`,
    'a@example.com, b@example.com',
    'a\0@example.com',
  ])('is refused, naming the email, when it is %j', async (email) => {
    const { status, body } = await api.call(sendVCode, { email })
    expect([status, body.res, body.code]).toEqual([400, 400, 'invalid'])
    expect(body.message).toContain('email')
  })
})

describe('entering a sign-up code', () => {
  it('answers 0 for a wrong code and for an email without a code', async () => {
    spec('7.verifyCode')
    const email = 'mistyped@example.com'
    await api.call(sendVCode, { email })
    const wrong = otherCode(await api.lastCode(email))
    expect((await api.call(verifyCode, { email, vcode: wrong })).body).toMatchObject({ res: 0, data: 0 })
    expect((await api.call(verifyCode, { email: 'x@example.com', vcode: wrong })).body).toMatchObject({
      data: 0,
    })
  })

  it('accepts a code once', async () => {
    spec('7.verifyCode')
    const email = 'once@example.com'
    await verified(email)
    const again = await api.call(verifyCode, { email, vcode: await api.lastCode(email) })
    expect(again.body).toMatchObject({ res: 0, data: 0 })
    expect(again.cookies).toEqual({})
  })

  it('voids a code after five wrong tries, for any number of concurrent tries', async () => {
    const email = 'guessed@example.com'
    await api.call(sendVCode, { email })
    const code = await api.lastCode(email)
    const guesses = Array.from({ length: 20 }, () => api.call(verifyCode, { email, vcode: otherCode(code) }))
    await Promise.all(guesses)
    const { rows } = await api.database.pool.query('select wrong_tries from mailed_codes where email = $1', [
      email,
    ])
    expect(rows).toEqual([{ wrong_tries: 5 }])
    expect((await api.call(verifyCode, { email, vcode: code })).body).toMatchObject({ data: 0 })
  })

  it('still accepts the code after four wrong tries', async () => {
    const email = 'fifth@example.com'
    await api.call(sendVCode, { email })
    const code = await api.lastCode(email)
    for (let tries = 0; tries < 4; tries++) await api.call(verifyCode, { email, vcode: otherCode(code) })
    expect((await api.call(verifyCode, { email, vcode: code })).body).toMatchObject({ data: 1 })
  })

  it('refuses a code after ten minutes', async () => {
    const email = 'late@example.com'
    await api.call(sendVCode, { email })
    const vcode = await api.lastCode(email)
    await api.database.pool.query(`update mailed_codes set expires_at = now() where email = $1`, [email])
    expect((await api.call(verifyCode, { email, vcode })).body).toMatchObject({ res: 0, data: 0 })
  })

  it.each(['1234', '123456', 'abcde', '１２３４５', ''])(
    'is refused, naming the code, when it is %j',
    async (vcode) => {
      spec('5.code.five-digits')
      const { status, body } = await api.call(verifyCode, { email: 'a@example.com', vcode })
      expect([status, body.res]).toEqual([400, 400])
      expect(body.message).toContain('vcode')
    },
  )
})

describe('signing up', () => {
  it('opens an account and a session', async () => {
    spec('7.signup')
    const email = 'Minji@example.com'
    const { outcome, body, headers } = await api.call(signup, person(email), {
      cookies: await verified(email),
    })
    expect(body.res).toBe(true)
    expect(outcome).toMatchObject({
      kind: 'ok',
      data: { logined: true, email, name: '김민지', nick: 'minji', social: null },
    })
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^wr_browser=[\w-]{43}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Strict$/),
      expect.stringMatching(/^wr_session=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Strict$/),
      expect.stringMatching(/^wr_marker=[\w-]{16}; Path=\/; Max-Age=2592000; SameSite=Strict$/),
    ])
  })

  it('is refused without a code, even to a client that knows that another one verified the email', async () => {
    spec('5.signup.api-verified')
    const email = 'mine@example.com'
    await verified(email)
    const elsewhere = await verified('elsewhere@example.com')
    for (const cookies of [{}, { wr_verified: 'a'.repeat(43) }, elsewhere]) {
      const { body } = await api.call(signup, person(email), { cookies })
      expect(body).toMatchObject({ res: false, code: 2 })
    }
  })

  it('works for each of two emails that one browser verified', async () => {
    const first = await verified('first@example.com')
    const both = await verified('second@example.com', first)
    expect((await api.call(signup, person('first@example.com'), { cookies: first })).body.code).toBe(2)
    for (const email of ['first@example.com', 'second@example.com'])
      expect((await api.call(signup, person(email), { cookies: both })).body.res).toBe(true)
  })

  it('works if the browser verified the email twice', async () => {
    const email = 'twice@example.com'
    const first = await verified(email)
    await api.database.pool.query(`delete from tries where name = 'code-minute'`)
    const earlier = await api.lastCode(email)
    await api.call(sendVCode, { email }, { address: '10.9.0.1', cookies: first })
    const { text } = await api.mailTo(email, new RegExp(`code:\\s+(?!${earlier})\\d{5}`))
    const vcode = /\b\d{5}\b/.exec(text)?.[0]
    const again = await api.call(verifyCode, { email, vcode }, { cookies: first })
    expect((await api.call(signup, person(email), { cookies: again.cookies })).body.res).toBe(true)
  })

  it('is refused if the verification is over half an hour old', async () => {
    const email = 'slow@example.com'
    const cookies = await verified(email)
    await api.database.pool.query('update verified_emails set expires_at = now() where email = $1', [email])
    expect((await api.call(signup, person(email), { cookies })).body).toMatchObject({ res: false, code: 2 })
  })

  it('says that the email is in use even if the other account is opened between two checks', async () => {
    const email = 'between@example.com'
    const cookies = await verified(email)
    const { pool } = api.database
    const other = await pool.connect()
    try {
      await other.query('begin')
      await other.query('lock table verified_emails in access exclusive mode')
      const answer = api.call(signup, person(email), { cookies })
      // The databases of other test files are copies, in which the table has the same number.
      const waits = `select 1 from pg_locks join pg_database on pg_database.oid = database
        where not granted and relation = 'verified_emails'::regclass and datname = current_database()`
      while ((await pool.query(waits)).rowCount === 0);
      await other.query(
        `insert into users (email, name, nick, password_hash) values ($1, 'Kim', 'kim', '$argon2id$v=19$m=19456,t=2,p=1$')`,
        [email],
      )
      await other.query('delete from verified_emails where email = $1', [email])
      await other.query('commit')
      expect((await answer).body).toMatchObject({ res: false, code: 1 })
    } finally {
      other.release()
    }
  })

  it('refuses a second account with the same email, also for two concurrent requests', async () => {
    spec('7.signup')
    const email = 'race@example.com'
    const cookies = await verified(email)
    const answers = await Promise.all([1, 2, 3].map(() => api.call(signup, person(email), { cookies })))
    expect(answers.map(({ body }) => body.code ?? 'ok').sort()).toEqual([1, 1, 'ok'])
    expect((await api.call(signup, person('RACE@example.com'), { cookies })).body.code).toBe(1)
  })

  it.each([
    ['username', ''],
    ['username', 'x'.repeat(51)],
    ['nickname', '   '],
    ['nickname', undefined],
    ['password', 'seven77'],
    ['password', 'x'.repeat(129)],
    ['email', 'nobody'],
  ])('is refused, naming the field %s, when it is %j', async (field, value) => {
    const { status, body } = await api.call(signup, person('valid@example.com', { [field]: value }))
    expect([status, body.res, body.code]).toEqual([400, false, 'invalid'])
    expect(body.message).toContain(field)
  })
})

it('stores neither passwords nor tokens', async () => {
  const { api_token } = await api.signUp('secretive')
  const { rows: users } = await api.database.pool.query('select password_hash from users')
  expect(
    users.every(({ password_hash }) => password_hash.startsWith('$argon2id$v=19$m=19456,t=2,p=1$')),
  ).toBe(true)
  const { rows } = await api.database.pool.query('select t::text from tokens t')
  expect(JSON.stringify(rows)).not.toContain(api_token)
})
