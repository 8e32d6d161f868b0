import {
  changePwd,
  getProfile,
  login,
  sendVCode,
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

const thief = (name = 'thief') => `${name}${next}@example.org`
const wasChanged = /email was changed/
const wasAsked = /was asked for/
const takeBack = async (email: string, vcode: string, pwd = 'of the owner') =>
  (await api.call(changePwd, { email, vcode, pwd }, { address: `10.34.${next}.1` })).body.res
const logIn = async (email: string, password = 'of the owner') => {
  const { outcome } = await api.call(login, { email, password }, { address: `10.35.${next}.1` })
  return outcome.kind === 'ok' ? outcome.data : outcome.kind
}

it.each([
  ['that the address was changed', wasChanged],
  ['that it was asked for', wasAsked],
])(
  'the link in the mail %s gives the old address back, with a new password, and logs out everywhere',
  async (_what, mail) => {
    await change(ana, thief())
    const vcode = await linkTo(ana.email, mail)
    expect(await takeBack(ana.email, vcode)).toBe(0)
    expect((await api.call(getProfile, {}, { token: ana.api_token })).status).toBe(401)
    expect([await logIn(thief()), await logIn(ana.email, `password of ${ana.nick}`)]).toEqual([
      'unknownEmail',
      'wrongPassword',
    ])
    expect(await logIn(ana.email)).toMatchObject({ email: ana.email, nick: ana.nick })
    await api.mailTo(ana.email, /password was changed/)
    await api.mailTo(thief(), /was taken back/)
    // It works once, and so do all links to this address together.
    for (const again of [wasChanged, wasAsked])
      expect(await takeBack(ana.email, await linkTo(ana.email, again))).toBe(1)
  },
)

it('gives it back as the member wrote it, whatever the link says', async () => {
  const bo = await api.signUp(`Bo.Lee${next}`)
  await change(bo, thief())
  const vcode = await linkTo(bo.email, wasChanged)
  expect(await takeBack(bo.email.toUpperCase(), vcode)).toBe(0)
  expect(await logIn(bo.email)).toMatchObject({ email: bo.email })
})

it('expires after seven days, and is worth nothing for another address', async () => {
  await change(ana, thief())
  const vcode = await linkTo(ana.email, wasChanged)
  expect(await takeBack(thief(), vcode)).toBe(1)
  await api.database.pool.query(
    `update mailed_codes set link_expires_at = link_expires_at - interval '7 days' where email = $1`,
    [ana.email],
  )
  expect(await takeBack(ana.email, vcode)).toBe(1)
})

it('two uses at once change one password', async () => {
  await change(ana, thief())
  const vcode = await linkTo(ana.email, wasChanged)
  const answers = await Promise.all([
    takeBack(ana.email, vcode, 'password 1'),
    takeBack(ana.email, vcode, 'password 2'),
  ])
  expect(answers.sort()).toEqual([0, 1])
})

it('a thief who moves on cannot keep the account, nor get it back', async () => {
  await change(ana, thief('a'))
  await change(ana, thief('b'))
  const ofThief = await linkTo(thief('a'), wasChanged)
  // The link of the warning expires some minutes earlier.
  await api.database.pool.query(
    'delete from mailed_codes where id = (select min(id) from mailed_codes where email = $1)',
    [ana.email],
  )
  expect(await takeBack(ana.email, await linkTo(ana.email, wasChanged))).toBe(0)
  expect(await takeBack(thief('a'), ofThief, 'of the thief')).toBe(1)
  expect(await takeBack(thief('a'), await linkTo(thief('a'), wasAsked), 'of the thief')).toBe(1)
  expect(await logIn(ana.email)).toMatchObject({ email: ana.email })
})

it('a thief who changes it there and back gets no link, and the owner’s link still works', async () => {
  await change(ana, thief())
  await change(ana, ana.email)
  expect((await api.mailTo(thief(), /changed back/)).text).not.toContain('vcode=')
  expect(await takeBack(thief(), await linkTo(thief(), wasAsked), 'of the thief')).toBe(1)
  expect(await takeBack(ana.email, await linkTo(ana.email, wasChanged))).toBe(0)
  expect(await logIn(ana.email)).toMatchObject({ email: ana.email })
})

it('the address before the last but one can be taken back as well', async () => {
  await change(ana, thief('a'))
  await change(ana, thief('b'))
  expect(await takeBack(thief('a'), await linkTo(thief('a'), wasChanged))).toBe(0)
  expect(await logIn(thief('a'))).toMatchObject({ email: thief('a') })
  expect(await takeBack(ana.email, await linkTo(ana.email, wasChanged))).toBe(0)
  expect(await logIn(ana.email)).toMatchObject({ email: ana.email })
})

it('for the week nobody else gets the old address, and its earlier links are void', async () => {
  await api.call(
    updateProfile,
    { username: 'A', nickname: ana.nick, password: `password of ${ana.nick}` },
    { token: ana.api_token },
  )
  const earlier = await linkTo(ana.email, /password was changed/)
  await change(ana, thief())
  const bo = await api.signUp(`bo${next}`)
  expect((await api.call(sendVCode, { email: ana.email })).body.res).toBe(1)
  await ask(bo, ana.email)
  await api.mailTo(ana.email, /has an account at Within Reach already/)
  expect((await confirm(bo, '12345')).outcome.kind).toBe('wrongCode')
  await api.database.pool.query(`delete from mailed_codes where email = $1 and purpose = 'restore'`, [
    ana.email,
  ])
  await ask(bo, ana.email)
  expect((await confirm(bo, await codeTo(ana.email))).outcome.kind).toBe('ok')
  expect(await takeBack(ana.email, earlier, 'of the thief')).toBe(1)
  expect(await emailOf(bo)).toBe(ana.email)
})

it('a code that was mailed to the old address before is void', async () => {
  await api.call(sendVCode2, { email: ana.email })
  const vcode = await linkTo(ana.email, /password code/)
  await change(ana, thief())
  expect(await takeBack(ana.email, vcode)).toBe(1)
})

it('goes with the account', async () => {
  await change(ana, thief())
  const vcode = await linkTo(ana.email, wasChanged)
  await api.database.pool.query('delete from users where email = $1', [thief()])
  expect(await takeBack(ana.email, vcode)).toBe(1)
  expect((await api.call(sendVCode, { email: ana.email })).body.res).toBe(0)
})
