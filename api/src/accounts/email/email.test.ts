import {
  changeEmail,
  changePwd,
  confirmEmail,
  emailChange,
  getProfile,
  login,
  sendVCode2,
  type Session,
  updateProfile,
} from '@within-reach/contract'
import { startApi, type TestApi } from '../../testing/api'
import { type Changing, createChanging } from '../../testing/changing-email'

let api: TestApi
let ana: Session
let next = 0
let { ask, confirm, change, codeTo, linkTo, emailOf }: Changing = {} as Changing
beforeAll(async () => {
  api = await startApi()
  ;({ ask, confirm, change, codeTo, linkTo, emailOf } = createChanging(api))
})
beforeEach(async () => {
  ana = await api.signUp(`ana${++next}`)
})
afterAll(() => api.close())

const fresh = (name = 'new') => `${name}${next}@example.org`
const shouted = (email: string) => email.replace(/^[^@]*/, (name) => name.toUpperCase())
const kindOf = async (answer: Promise<{ outcome: { kind: string } }>) => (await answer).outcome.kind
const logIn = (email: string, password = `password of ${ana.nick}`) =>
  api.call(login, { email, password }, { address: `10.31.${next}.1` })

describe('a request', () => {
  it('mails a code to the new address and a warning to the old one, and changes nothing yet', async () => {
    const { outcome } = await ask(ana, fresh())
    const until = outcome.kind === 'ok' ? Date.parse(outcome.data.until) : 0
    expect(Math.abs(until - Date.now() - 10 * 60_000)).toBeLessThan(5000)
    const code = await api.mailTo(fresh(), /Confirm your new email/)
    expect(code.text).toMatch(/^ {4}\d{5}$/m)
    const warning = await api.mailTo(ana.email, /was asked for/)
    expect(warning.text).toContain(`to n…@example.org`)
    expect(warning.text).not.toMatch(new RegExp(`${fresh()}|\\b\\d{5}\\b`))
    const { body } = await api.call(emailChange, {}, { token: ana.api_token })
    expect(body.data).toEqual({ email: fresh(), until: new Date(until).toISOString() })

    expect(await emailOf(ana)).toBe(ana.email)
    expect((await logIn(fresh())).outcome.kind).toBe('unknownEmail')
    expect((await api.call(sendVCode2, { email: fresh() })).outcome.kind).toBe('unknownEmail')
  })

  it('is refused without the password, and too many wrong ones are', async () => {
    expect(await kindOf(ask(ana, fresh(), { password: 'a guess' }))).toBe('wrongPassword')
    for (let wrong = 1; wrong < 10; wrong++) await ask(ana, fresh(), { password: 'a guess' })
    const { status, headers } = await ask(ana, fresh())
    expect([status, Number(headers.get('Retry-After')) > 0]).toEqual([429, true])
    expect(api.mails().filter(({ to }) => to === fresh())).toEqual([])
  })

  it.each([
    ['no address', { email: '' }],
    ['something else than an address', { email: 'ana' }],
    ['no password', { password: '' }],
  ])('is refused with %s', async (_what, fields) => {
    expect((await ask(ana, fresh(), fields)).status).toBe(400)
  })

  it('is refused for the own address in any case', async () => {
    expect(await kindOf(ask(ana, shouted(ana.email)))).toBe('sameEmail')
  })

  it('does not tell whether the new address has an account: its owner gets a mail, without a code', async () => {
    const bo = await api.signUp(`bo${next}`)
    const [free, used] = [await ask(ana, fresh()), await ask(ana, shouted(bo.email))]
    const shape = ({ status, body }: typeof free) => [status, Object.keys(body), typeof body.data]
    expect(shape(used)).toEqual(shape(free))
    expect((await api.call(emailChange, {}, { token: ana.api_token })).body.data).toMatchObject({
      email: shouted(bo.email),
    })
    const { text } = await api.mailTo(shouted(bo.email), /has an account at Within Reach already/)
    expect(text).not.toMatch(/\d{5}/)
    expect(await kindOf(confirm(ana, '12345'))).toBe('wrongCode')
    expect((await api.call(getProfile, {}, { token: bo.api_token })).body.data).toMatchObject({
      email: bo.email,
    })
  })

  it('is allowed ten times a day, and once a minute to one address', async () => {
    await ask(ana, fresh())
    expect((await ask(ana, fresh(), {}, { address: `10.32.${next}.0` })).status).toBe(200)
    expect((await ask(ana, fresh(), {}, { address: `10.32.${next}.0` })).status).toBe(429)
    for (let n = 2; n < 10; n++) await ask(ana, fresh(`n${n}-`), {}, { address: `10.32.${next}.${n}` })
    const { status } = await ask(ana, fresh('last'), {}, { address: `10.32.${next}.11` })
    expect(status).toBe(429)
  })

  it('asks an operator with a passkey for it first', async () => {
    const { rows } = await api.database.pool.query<{ id: number }>('select id from users where email = $1', [
      ana.email,
    ])
    const id = rows[0]?.id
    await api.database.pool.query(`insert into operators (user_id, granted_by) values ($1, 'test')`, [id])
    await api.database.pool.query(
      `insert into passkeys (id, user_id, public_key, counter, transports) values ('mail key', $1, '', 0, '{}')`,
      [id],
    )
    expect([await kindOf(ask(ana, fresh())), await kindOf(confirm(ana, '12345'))]).toEqual([
      'second-factor',
      'second-factor',
    ])
    await api.database.pool.query('update tokens set verified_at = now() where user_id = $1', [id])
    expect(await kindOf(ask(ana, fresh()))).toBe('ok')
  })

  it('ends with a new password', async () => {
    await ask(ana, fresh())
    const code = await codeTo(fresh())
    const fields = { username: 'Ana', nickname: ana.nick, password: 'another password' }
    await api.call(updateProfile, fields, { token: ana.api_token })
    expect(await kindOf(confirm(ana, code))).toBe('wrongCode')
    expect((await api.call(emailChange, {}, { token: ana.api_token })).body.data).toBeNull()
  })

  it('the link in the warning stops it, sets a new password and logs out everywhere', async () => {
    await ask(ana, fresh())
    const vcode = await linkTo(ana.email, /was asked for/)
    expect(await kindOf(api.call(changePwd, { email: ana.email, vcode, pwd: 'of the owner' }))).toBe('ok')
    expect((await confirm(ana, await codeTo(fresh()))).status).toBe(401)
    const back = await logIn(ana.email, 'of the owner')
    const session = back.outcome.kind === 'ok' ? back.outcome.data : ana
    expect(await kindOf(confirm(session, await codeTo(fresh())))).toBe('wrongCode')
  })
})

describe('a confirmation', () => {
  it('changes the email, ends the other sign-ins, and tells the old address', async () => {
    const elsewhere = await logIn(ana.email)
    const other = elsewhere.outcome.kind === 'ok' ? elsewhere.outcome.data : ana
    const { outcome } = await change(ana, fresh('New.Ana'))
    expect(outcome).toMatchObject({
      kind: 'ok',
      data: { email: fresh('New.Ana'), name: `${ana.nick} Doe`, nick: ana.nick, api_token: ana.api_token },
    })
    expect((await api.call(getProfile, {}, { token: other.api_token })).status).toBe(401)
    expect(await emailOf(ana)).toBe(fresh('New.Ana'))
    expect((await logIn(ana.email)).outcome.kind).toBe('unknownEmail')
    expect((await logIn(fresh('NEW.ana'))).outcome.kind).toBe('ok')
    const { text } = await api.mailTo(ana.email, /email was changed/)
    expect(text).toContain('changed to N…@example.org')
    expect(await kindOf(api.call(sendVCode2, { email: ana.email }))).toBe('unknownEmail')
    expect((await api.call(emailChange, {}, { token: ana.api_token })).body.data).toBeNull()
  })

  it('works once, and for five tries', async () => {
    await ask(ana, fresh())
    const code = await codeTo(fresh())
    const wrong = code === '00000' ? '00001' : '00000'
    for (let n = 0; n < 4; n++) expect(await kindOf(confirm(ana, wrong))).toBe('wrongCode')
    expect(await kindOf(confirm(ana, code))).toBe('ok')
    expect(await kindOf(confirm(ana, code))).toBe('wrongCode')
    await ask(ana, fresh('x'))
    const second = await codeTo(fresh('x'))
    for (let n = 0; n < 5; n++) await confirm(ana, second === '00000' ? '00001' : '00000')
    expect(await kindOf(confirm(ana, second))).toBe('wrongCode')
  })

  it('is refused ten minutes later, and the cleanup forgets the address', async () => {
    await ask(ana, fresh())
    await api.database.pool.query(`update email_changes set expires_at = now() where email = $1`, [fresh()])
    expect(await kindOf(confirm(ana, await codeTo(fresh())))).toBe('wrongCode')
    await api.platform.cleanup.runAll()
    expect(
      (await api.database.pool.query('select 1 from email_changes where email = $1', [fresh()])).rows,
    ).toEqual([])
  })

  it("takes nobody else's code", async () => {
    const bo = await api.signUp(`bo${next}`)
    await ask(ana, fresh())
    expect(await kindOf(confirm(bo, await codeTo(fresh())))).toBe('wrongCode')
    await ask(bo, fresh('bo-new'))
    expect(await kindOf(confirm(bo, await codeTo(fresh())))).toBe('wrongCode')
    expect((await api.call(emailChange, {}, { token: bo.api_token })).body.data).toMatchObject({
      email: fresh('bo-new'),
    })
  })

  it('of two requests, the newest counts', async () => {
    await Promise.all([ask(ana, fresh('a')), ask(ana, fresh('b'))])
    await ask(ana, fresh('c'))
    for (const early of ['a', 'b'])
      expect(await kindOf(confirm(ana, await codeTo(fresh(early))))).toBe('wrongCode')
    const answers = await Promise.all(
      [1, 2, 3].map(async () => kindOf(confirm(ana, await codeTo(fresh('c'))))),
    )
    expect(answers.sort()).toEqual(['ok', 'wrongCode', 'wrongCode'])
    expect(await emailOf(ana)).toBe(fresh('c'))
  })

  it('says that an account got the address meanwhile', async () => {
    await ask(ana, fresh())
    const code = await codeTo(fresh())
    await api.signUp(`bo${next}`, shouted(fresh()))
    expect(await kindOf(confirm(ana, code))).toBe('emailInUse')
    expect(await emailOf(ana)).toBe(ana.email)
  })

  it('of two members who want one address, one gets it', async () => {
    const bo = await api.signUp(`bo${next}`)
    await ask(ana, fresh())
    const ofAna = await codeTo(fresh())
    await ask(bo, fresh())
    const ofBo = await codeTo(fresh(), ofAna)
    const answers = await Promise.all([kindOf(confirm(ana, ofAna)), kindOf(confirm(bo, ofBo))])
    expect(answers.sort()).toEqual(['emailInUse', 'ok'])
  })
})

it.each([changeEmail, confirmEmail, emailChange])('needs a login: $path', async (call) => {
  expect((await api.call(call, { email: fresh(), password: 'x', vcode: '12345' })).status).toBe(401)
})

it('writes to the member in their language, and to the new address in that of the page', async () => {
  await api.database.pool.query(`update users set language = 'ko' where email = $1`, [ana.email])
  await ask(ana, fresh())
  expect((await api.mailTo(ana.email, /변경 요청/)).subject).toBe(
    'Within Reach 이메일 변경 요청이 있었습니다',
  )
  expect((await api.mailTo(fresh())).subject).toBe('Confirm your new email at Within Reach')
})

it('a suspended member may change it', async () => {
  await api.database.pool.query(
    `update users set suspended_until = now() + interval '1 day' where email = $1`,
    [ana.email],
  )
  expect(await kindOf(change(ana, fresh()))).toBe('ok')
})
