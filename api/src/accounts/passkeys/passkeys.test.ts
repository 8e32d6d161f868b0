import {
  addOwnPasskey,
  type Call,
  endSignIns,
  languages,
  limits,
  login,
  ownPasskeyOptions,
  ownPasskeys,
  passkeyOptions,
  registerPasskey,
  removeOwnPasskey,
  removePasskey,
  secondFactor,
  signIns,
} from '@within-reach/contract'
import { startApi, type TestApi } from '../../testing/api'
import { createAuthenticator } from '../../testing/authenticator'
import { createPasskeys, passkeyOrigin as origin } from '../../testing/passkeys'
import { grant } from '../../testing/registry'

let api: TestApi
let browser: ReturnType<typeof createPasskeys>
beforeAll(async () => {
  api = await startApi({ settings: { PUBLIC_URL: origin } })
  browser = createPasskeys(api)
})
afterAll(() => api.close())

const newKey = () => createAuthenticator(true, true)
const listOf = async (member: { api_token: string }) => (await browser.ask(ownPasskeys, member)).body.data

it('a member adds a passkey with the password, gets a mail, and lists it', async () => {
  const member = await api.signUp('ada')
  expect(await listOf(member)).toEqual([])
  const key = newKey()
  expect(await browser.add(member, key, 'My phone')).toMatchObject({ res: true })
  expect(await listOf(member)).toEqual([
    { id: key.id, name: 'My phone', since: expect.any(String) as string, used: null },
  ])
  const { text } = await api.mailTo(member.email, /passkey was added/)
  expect(text).toContain('“My phone”')
  expect(text).toMatch(/enternewpassword\?email=ada%40example.com&vcode=[0-9a-f]{32}/)
  // The same authenticator is not added twice.
  expect(await browser.add(member, key)).toMatchObject({ res: false, code: 1 })
})

it('two passkeys of a member never have the same name', async () => {
  const [member, name] = [await api.signUp('amy'), 'a'.repeat(limits.passkeyName)]
  for (const given of ['My phone', 'My phone', 'My phone', name, name])
    expect(await browser.add(member, newKey(), given)).toMatchObject({ res: true })
  expect((await listOf(member)) as object).toMatchObject([
    { name: 'My phone' },
    { name: 'My phone (2)' },
    { name: 'My phone (3)' },
    { name },
    { name: `${name.slice(0, -4)} (2)` },
  ])
  expect((await api.mailTo(member.email, /“My phone \(2\)”/)).text).toContain('was added')
})

it('a device that still has a removed passkey replaces it with the next one', async () => {
  const [member, other] = [await api.signUp('zoe'), await api.signUp('zac')]
  /** An authenticator keeps one passkey for each of these (Web Authentication, section 5.4.3). */
  const handleFor = async ({ nick, api_token }: typeof member) => {
    const { body } = await browser.ask(ownPasskeyOptions, { api_token }, { password: `password of ${nick}` })
    return (body.data as { readonly user: { readonly id: string } }).user.id
  }
  const first = await handleFor(member)
  expect(await handleFor(member)).toBe(first)
  expect(await handleFor(other)).not.toBe(first)
})

it('a stolen session adds none: the password or a passkey of the member is needed', async () => {
  const member = await api.signUp('bea')
  for (const fields of [{}, { password: 'a wrong one' }] as Record<string, string>[])
    expect((await browser.ask(ownPasskeyOptions, member, fields)).body).toMatchObject({ code: 1 })
  const challenge = 'AAAA'
  const response = newKey().create(challenge, origin)
  expect((await browser.ask(addOwnPasskey, member, { name: 'x', response })).body).toMatchObject({ code: 1 })

  const key = newKey()
  await browser.add(member, key)
  const stranger = newKey()
  await browser.add(await api.signUp('bob'), stranger)
  const proving = async (by: typeof key) => {
    const options = await browser.optionsOf()
    const proof = by.get(options.challenge, origin)
    return (await browser.ask(ownPasskeyOptions, member, { response: proof }, options.cookies)).body
  }
  expect(await proving(stranger)).toMatchObject({ res: false, code: 2 })
  expect(await proving(key)).toMatchObject({ res: true })
})

it('an authenticator that does not recognise the person is not added', async () => {
  const member = await api.signUp('cai')
  expect(await browser.add(member, createAuthenticator())).toMatchObject({ res: false, code: 1 })
  expect(await listOf(member)).toEqual([])
})

it('a member has twenty passkeys at most', async () => {
  const member = await api.signUp('dot')
  await api.database.pool.query(
    `insert into passkeys (id, user_id, public_key, counter, transports, logs_in)
      select 'many ' || n, u.id, '', 0, '{}', true from users u, generate_series(1, 20) n where nick = 'dot'`,
  )
  const fields = { password: 'password of dot' }
  expect((await browser.ask(ownPasskeyOptions, member, fields)).body).toMatchObject({ code: 3 })
})

it('a member removes a passkey, gets a mail, and cannot log in with it', async () => {
  const member = await api.signUp('eve')
  const other = await api.signUp('eva')
  const key = newKey()
  await browser.add(member, key, 'Old phone')
  expect((await browser.ask(removeOwnPasskey, other, { id: key.id })).status).toBe(404)
  expect((await browser.ask(removeOwnPasskey, member, { id: key.id })).body.res).toBe(true)
  expect((await api.mailTo(member.email, /was removed/)).text).toContain('“Old phone”')
  expect((await browser.ask(removeOwnPasskey, member, { id: key.id })).status).toBe(404)
  expect((await browser.logIn(key)).body).toMatchObject({ res: false, code: 1 })
})

it('mails are in the language of the member', async () => {
  const member = await api.signUp('hana')
  await api.database.pool.query(`update users set language = 'ko' where nick = 'hana'`)
  await browser.add(member, newKey(), '내 휴대폰')
  expect((await api.mailTo(member.email, /패스키가 추가/)).text).toContain('“내 휴대폰”')
})

it.each(languages)('a mail to a member who reads %s is in that language', async (language) => {
  const member = await api.signUp(`reads-${language}`)
  await api.database.pool.query(`update users set language = $1 where nick = $2`, [
    language,
    `reads-${language}`,
  ])
  await browser.add(member, newKey(), 'Old phone')
  const { subject, text } = await api.mailTo(member.email, /Old phone/)
  const letters = { en: /[a-z]/, ko: /[가-힣]/, zh: /添加了通行密钥/, vi: /khóa truy cập/ }[language]
  expect(subject).toMatch(letters)
  expect(text).toMatch(letters)
})

it('log out everywhere leaves the passkeys, and each login is listed', async () => {
  const member = await api.signUp('fin')
  const key = newKey()
  await browser.add(member, key)
  await browser.ask(endSignIns, member)
  const { outcome } = await browser.logIn(key)
  if (outcome.kind !== 'ok') throw new Error(outcome.kind)
  const { body } = await browser.ask(signIns, outcome.data)
  expect(body.data).toEqual([expect.objectContaining({ current: true })])
  expect(await listOf(outcome.data)).toEqual([
    expect.objectContaining({ used: expect.any(String) as string }),
  ])
})

describe('an operator', () => {
  it('adds no passkey for logins, and logs in with the password alone', async () => {
    const member = await api.signUp('gus')
    const key = newKey()
    await browser.add(member, key)
    await grant(api, member)
    const fields = { password: 'password of gus' }
    expect((await browser.ask(ownPasskeyOptions, member, fields)).body).toMatchObject({ code: 4 })
    const response = newKey().create('AAAA', origin)
    expect((await browser.ask(addOwnPasskey, member, { name: 'x', response })).body).toMatchObject({
      code: 3,
    })
    expect((await browser.logIn(key)).body).toMatchObject({ res: false, code: 2 })
    expect((await api.call(login, { email: member.email, ...fields })).body.res).toBe(true)
  })

  it('does not log in with the second factor, not even after the role has ended', async () => {
    const member = await api.signUp('ian')
    await grant(api, member)
    const key = newKey()
    const fields = { to: 'register', password: 'password of ian' }
    const { challenge } = (await browser.ask(passkeyOptions, member, fields)).body.data as {
      challenge: string
    }
    const response = key.create(challenge, origin)
    expect((await browser.ask(registerPasskey, member, { response })).body.res).toBe(true)
    expect((await browser.logIn(key)).body).toMatchObject({ res: false, code: 2 })
    await api.database.pool.query(
      `delete from operators where user_id = (select id from users where nick = 'ian')`,
    )
    expect((await browser.logIn(key)).body).toMatchObject({ res: false, code: 1 })
    expect(await listOf(member)).toEqual([])
  })

  it('has no second factor by the passkeys from before', async () => {
    const member = await api.signUp('hal')
    const key = newKey()
    await browser.add(member, key)
    await grant(api, member)
    expect((await browser.ask(secondFactor, member)).body.data).toMatchObject({
      passkeys: [],
      required: true,
    })
    expect((await browser.ask(passkeyOptions, member, { to: 'verify' })).body).toMatchObject({ code: 2 })
    expect((await browser.ask(removePasskey, member, { id: key.id })).status).toBe(404)
    expect((await browser.ask(removeOwnPasskey, member, { id: key.id })).body.res).toBe(true)
  })
})

const create = newKey().create('AAAA', origin)
const calls: [Call, Record<string, string>, Record<string, string>][] = [
  [ownPasskeys, {}, {}],
  [ownPasskeyOptions, {}, { response: '{}' }],
  [addOwnPasskey, { name: 'x', response: create }, { name: '', response: create }],
  [removeOwnPasskey, { id: 'x' }, { id: '' }],
]
it.each(calls.map(([call, ...fields]) => [call.path, call, ...fields] as const))(
  '%s needs a login, and sound fields',
  async (path, call, fields, unsound) => {
    expect((await api.call(call, fields, { headers: browser.headers })).status).toBe(401)
    const member = await api.signUp(`m${Math.random().toString(36).slice(2)}`)
    const status = Object.keys(unsound).length > 0 ? 400 : 200
    expect([path, (await browser.ask(call, member, unsound)).status]).toEqual([path, status])
  },
)
