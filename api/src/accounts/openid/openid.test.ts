import {
  changePwd,
  endSignIns,
  openidConnect,
  openidConnected,
  openidConnectOwn,
  openidDisconnect,
  openidFound,
  openidLogin,
  session,
  type Session,
  signup,
} from '@within-reach/contract'
import { startApi, type TestApi } from '../../testing/api'
import { createChanging } from '../../testing/changing-email'
import { arriveAs } from '../../testing/openid'
import { type ProvidedClaims, startProvider, type TestProvider } from '../../testing/openid-provider'
import { grant } from '../../testing/registry'

let provider: TestProvider
let api: TestApi
let people = 0
beforeAll(async () => {
  provider = await startProvider()
  api = await startApi({ settings: provider.settings })
})
afterAll(async () => {
  await api.close()
  await provider.stop()
})

type Cookies = Readonly<Record<string, string>>
const as = ({ api_token: token }: Session) => ({ token })
const newClaims = (more: Partial<ProvidedClaims> = {}): ProvidedClaims => {
  const sub = `s${++people}`
  return { sub, email: `${sub}@example.com`, email_verified: true, name: 'Mina Park', ...more }
}
const arrive = (claims: ProvidedClaims) => arriveAs(api, provider, claims)
const found = async (cookies: Cookies) => (await api.call(openidFound, {}, { cookies })).body.data
const logIn = (cookies: Cookies) => api.call(openidLogin, {}, { cookies })
const connectWith = (cookies: Cookies, password: string) =>
  api.call(openidConnect, { password }, { cookies, address: `10.40.${people}.1` })
const passwordOf = ({ nick }: Session) => `password of ${nick}`

/** A member whose account is connected. */
async function connected(name: string) {
  const claims = newClaims({ email: `${name}@example.com` })
  const member = await api.signUp(name)
  const { outcome } = await connectWith(await arrive(claims), passwordOf(member))
  if (outcome.kind !== 'ok') throw new Error(outcome.kind)
  return { claims, member, session: outcome.data }
}

describe('somebody without an account', () => {
  it('signs up without a code, and logs in with the provider from then on', async () => {
    const claims = newClaims()
    const cookies = await arrive(claims)
    const answer = await api.call(openidFound, {}, { cookies })
    expect(answer.body.data).toEqual({
      provider: 'Example ID',
      name: 'Mina Park',
      email: claims.email,
      leadsTo: 'sign-up',
    })
    expect((await logIn(cookies)).outcome.kind).toBe('refused')
    const fields = {
      email: claims.email ?? '',
      username: 'Mina Park',
      nickname: 'mina',
      password: 'long enough',
    }
    const opened = await api.call(signup, fields, { cookies: { ...cookies, ...answer.cookies } })
    const social = { type: 'Example ID', token: '', name: 'Mina Park', email: claims.email }
    expect(opened.outcome).toMatchObject({ kind: 'ok', data: { nick: 'mina', social } })
    // It is used up.
    expect(await found(cookies)).toBeNull()

    const again = await arrive(claims)
    expect(await found(again)).toMatchObject({ leadsTo: 'login' })
    const back = await logIn(again)
    expect(back.outcome).toMatchObject({ kind: 'ok', data: { nick: 'mina', social } })
    const headers = { 'sec-fetch-site': 'same-origin' }
    const reloaded = await api.call(session, {}, { cookies: back.cookies, headers })
    expect(reloaded.outcome).toMatchObject({ kind: 'ok', data: { social } })
    expect((await logIn(again)).outcome.kind).toBe('refused')
  })

  it('cannot sign up with an email that the provider has not verified', async () => {
    const claims = newClaims({ email_verified: false })
    const answer = await api.call(openidFound, {}, { cookies: await arrive(claims) })
    expect(answer.body.data).toMatchObject({ leadsTo: 'unverified' })
    expect(answer.cookies).toEqual({})
  })

  it('is not connected if they sign up with another email', async () => {
    const claims = newClaims()
    const cookies = await arrive(claims)
    const other = await api.signUp('lee')
    expect(other.social).toBeNull()
    expect(await found(cookies)).toMatchObject({ leadsTo: 'sign-up' })
  })
})

describe('the account with the same email', () => {
  it('is opened by its password only, and its owner is told', async () => {
    const member = await api.signUp('ana')
    const cookies = await arrive(newClaims({ email: 'Ana@example.com' }))
    expect(await found(cookies)).toMatchObject({ leadsTo: 'connect' })
    expect((await logIn(cookies)).outcome.kind).toBe('refused')
    expect((await connectWith(cookies, 'guessed')).outcome.kind).toBe('wrongPassword')
    const { outcome } = await connectWith(cookies, passwordOf(member))
    expect(outcome).toMatchObject({ kind: 'ok', data: { nick: 'ana', social: { type: 'Example ID' } } })
    const mail = await api.mailTo(member.email, /connected to Example ID/)
    expect(mail.text).toMatch(/choose another password[^]*\/enternewpassword\?/)
    expect((await connectWith(cookies, passwordOf(member))).outcome.kind).toBe('refused')
  })

  it('asks for no password if the account has left the email within the week', async () => {
    const member = await api.signUp('moved')
    await createChanging(api).change(member, 'moved-on@example.com')
    const cookies = await arrive(newClaims({ email: member.email }))
    expect(await found(cookies)).toMatchObject({ leadsTo: 'held' })
    expect((await connectWith(cookies, passwordOf(member))).outcome.kind).toBe('refused')
  })

  it('is not opened by an identity with an unverified email, even with the password', async () => {
    const member = await api.signUp('bea')
    const cookies = await arrive(newClaims({ email: member.email, email_verified: false }))
    expect((await connectWith(cookies, passwordOf(member))).outcome.kind).toBe('refused')
  })

  it('stays with its first identity of the provider', async () => {
    const { member } = await connected('cleo')
    const cookies = await arrive(newClaims({ email: member.email }))
    expect((await connectWith(cookies, passwordOf(member))).outcome.kind).toBe('otherIdentity')
    const { outcome } = await api.call(openidConnected, {}, as(member))
    expect(outcome).toMatchObject({ kind: 'ok', data: { email: 'cleo@example.com' } })
  })

  it('is not closed by a change of the email at the provider', async () => {
    const { claims, member } = await connected('dora')
    const { outcome } = await logIn(await arrive({ ...claims, email: 'new@example.com' }))
    expect(outcome).toMatchObject({ kind: 'ok', data: { email: member.email } })
  })
})

describe('a member who is logged in', () => {
  const connectOwn = (cookies: Cookies, member: Session, password = passwordOf(member)) =>
    api.call(openidConnectOwn, { password }, { ...as(member), cookies, address: `10.41.${people}.1` })

  it.each([true, false])('connects an identity with another email, verified there or not: %s', async (is) => {
    const member = await api.signUp(`lia${is}`)
    const claims = newClaims({ email: `work-${is}@example.com`, email_verified: is })
    const cookies = await arrive(claims)
    expect((await connectOwn(cookies, member, 'guessed')).outcome.kind).toBe('wrongPassword')
    expect((await api.call(openidConnectOwn, { password: 'x' }, { cookies })).status).toBe(401)
    expect((await connectOwn(cookies, member)).outcome.kind).toBe('ok')
    const mail = await api.mailTo(member.email, /connected to Example ID/)
    expect(mail.text).toContain(claims.email)
    const { outcome } = await logIn(await arrive(claims))
    expect(outcome).toMatchObject({ kind: 'ok', data: { email: member.email } })
    expect((await connectOwn(cookies, member)).outcome.kind).toBe('refused')
  })

  it.each([
    ['ned', 'Mina Park', 'connected to Example ID: Mina Park.'],
    ['ney', undefined, 'connected to Example ID.'],
  ])('mails %s about an identity without an email as it is called: %s', async (nick, name, text) => {
    const member = await api.signUp(nick)
    const cookies = await arrive(newClaims({ email: undefined, email_verified: undefined, name }))
    expect((await connectOwn(cookies, member)).outcome.kind).toBe('ok')
    expect((await api.mailTo(member.email, /connected to Example ID/)).text).toContain(text)
  })

  it('connects neither a second identity nor that of another member', async () => {
    const { member, claims } = await connected('mia')
    expect((await connectOwn(await arrive(newClaims()), member)).outcome.kind).toBe('otherIdentity')
    const other = await api.signUp('nia')
    expect((await connectOwn(await arrive(claims), other)).outcome.kind).toBe('refused')
    expect((await logIn(await arrive(claims))).outcome).toMatchObject({ data: { email: member.email } })
  })

  it('connects nothing without coming from the provider, or as an operator', async () => {
    const member = await api.signUp('ola')
    expect((await connectOwn({}, member)).outcome.kind).toBe('refused')
    await grant(api, member)
    expect((await connectOwn(await arrive(newClaims()), member)).outcome.kind).toBe('operator')
  })
})

describe('a member', () => {
  it('sees the connection and ends it, and nobody else does', async () => {
    const { claims, member } = await connected('eva')
    const other = await api.signUp('fay')
    const shown = async (who: Session) => (await api.call(openidConnected, {}, as(who))).body.data
    expect(await shown(member)).toEqual({
      provider: 'Example ID',
      email: claims.email,
      since: expect.stringMatching(/^20/) as string,
    })
    expect(await shown(other)).toBeNull()
    await api.call(openidDisconnect, {}, as(other))
    expect(await shown(member)).not.toBeNull()
    expect((await api.call(openidDisconnect, {}, as(member))).body.res).toBe(true)
    expect(await shown(member)).toBeNull()
    expect((await logIn(await arrive(claims))).outcome.kind).toBe('refused')
    for (const call of [openidConnected, openidDisconnect]) expect((await api.call(call)).status).toBe(401)
  })

  it('who resets the password loses a connection of the last seven days, as a thief may have made it', async () => {
    const { claims, member } = await connected('gia')
    const secret = await createChanging(api).linkTo(member.email, /connected to Example ID/)
    const reset = await api.call(changePwd, { email: member.email, vcode: secret, pwd: 'another long one' })
    expect(reset.body.res).toBe(0)
    expect((await logIn(await arrive(claims))).outcome.kind).toBe('refused')
  })

  it('who is banned is not let in', async () => {
    const { claims, member } = await connected('hana')
    await api.database.pool.query('update users set banned_at = now() where email = $1', [member.email])
    expect((await logIn(await arrive(claims))).outcome.kind).toBe('banned')
  })

  it('who operates the site logs in with the password', async () => {
    const { claims, member } = await connected('ivy')
    await grant(api, member)
    expect((await logIn(await arrive(claims))).outcome.kind).toBe('operator')
    const jo = await api.signUp('jo')
    await grant(api, jo)
    const cookies = await arrive(newClaims({ email: jo.email }))
    expect((await connectWith(cookies, passwordOf(jo))).outcome.kind).toBe('operator')
  })

  it('ends such a login like any other', async () => {
    const { session: mine } = await connected('kim')
    await api.call(endSignIns, {}, as(mine))
    expect((await api.call(openidConnected, {}, as(mine))).status).toBe(401)
  })
})
