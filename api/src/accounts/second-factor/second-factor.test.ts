import {
  type Call,
  type Change,
  changeRegistry,
  createToken,
  deleteAccount,
  login,
  overrideLink,
  passkeyOptions,
  registerPasskey,
  registryStatus,
  removePasskey,
  secondFactor,
  undoChange,
  verifyPasskey,
  verifyRecoveryCode,
} from '@within-reach/contract'
import { startApi, type TestApi } from '../../testing/api'
import { type Authenticator, createAuthenticator } from '../../testing/authenticator'
import { ownerToken } from '../../testing/owner'
import { grant } from '../../testing/registry'

const origin = 'https://reach.example'
let api: TestApi
beforeAll(async () => (api = await startApi({ settings: { PUBLIC_URL: origin } })))
afterAll(() => api.close())

const headers = { 'Sec-Fetch-Site': 'same-origin', Origin: origin }
const passwordOf = (nick: string) => `password of ${nick}`

async function operatorNamed(nick: string) {
  const session = await api.signUp(nick)
  await grant(api, session)
  return { ...session, nick }
}
const ask = <C extends Call>(call: C, token: string, fields: Record<string, string> = {}) =>
  api.call(call, fields, { token, headers })

async function challengeFor(token: string, to: 'register' | 'verify', password?: string): Promise<string> {
  const { body } = await ask(passkeyOptions, token, { to, ...(password && { password }) })
  return (body.data as { challenge: string } | undefined)?.challenge ?? ''
}
async function register(token: string, nick: string, key: Authenticator): Promise<string[]> {
  const challenge = await challengeFor(token, 'register', passwordOf(nick))
  const { outcome } = await ask(registerPasskey, token, { response: key.create(challenge, origin) })
  if (outcome.kind !== 'ok') throw new Error(outcome.kind)
  return outcome.data.recoveryCodes
}
async function verify(token: string, key: Authenticator, from = origin) {
  const challenge = await challengeFor(token, 'verify')
  return (await ask(verifyPasskey, token, { response: key.get(challenge, from) })).body
}
const operates = async (token: string) => {
  const { status, body } = await ask(registryStatus, token)
  return [status, body.code]
}
const aQuarterLater = (token: string) =>
  api.database.pool.query(
    `update tokens set verified_at = verified_at - interval '15 minutes' where hash = sha256($1::bytea)`,
    [Buffer.from(token)],
  )

const change = { type: 'switch', remote: 'mfe-events', enabled: false } satisfies Change
const writes: [Call, Record<string, string>][] = [
  [changeRegistry, { change: JSON.stringify(change), revision: '0', why: 'a test' }],
  [undoChange, { undo: '1', revision: '0', why: 'a test' }],
  [overrideLink, { remote: 'mfe-events', version: '1.0.0', hours: '1' }],
]
const refusals = (token: string, to = api) =>
  Promise.all(writes.map(async ([call, fields]) => (await to.call(call, fields, { token })).body.code))

it('an operator without a passkey may only read, until one is added with the password', async () => {
  await api.database.pool
    .query(`insert into registry_revisions (revision, who, why, remote, environment, change, after)
    values (1, 'ana', 'x', 'mfe-events', 'production', '${JSON.stringify(change)}', '{}')`)
  const { nick, api_token: token } = await operatorNamed('amy')
  expect(await operates(token)).toEqual([200, undefined])
  const state = { passkeys: [], recoveryCodes: 0, required: true }
  expect((await ask(secondFactor, token)).body.data).toEqual(state)
  expect((await ask(passkeyOptions, token, { to: 'verify' })).body).toMatchObject({ res: false, code: 2 })
  expect(await refusals(token)).toEqual(Array(3).fill('passkey-missing'))

  const key = createAuthenticator()
  await register(token, nick, key)
  expect((await ask(secondFactor, token)).body.data).toMatchObject({ required: false })
  expect(await refusals(token)).not.toContain('passkey-missing')
  expect((await ask(removePasskey, token, { id: key.id })).body.res).toBe(true)
  expect(await refusals(token)).toEqual(Array(3).fill('passkey-missing'))
})

it('an operator of a site without https needs no passkey', async () => {
  const local = await startApi()
  const session = await local.signUp('ann')
  await grant(local, session)
  const { body } = await local.call(secondFactor, {}, { token: session.api_token })
  expect(body.data).toMatchObject({ passkeys: [], required: false })
  expect(await refusals(session.api_token, local)).not.toContain('passkey-missing')
  await local.close()
})

it('the mail about a new passkey is in the language of the operator', async () => {
  const { nick, email, api_token: token } = await operatorNamed('mina')
  await api.database.pool.query(`update users set language = 'ko' where email = $1`, [email])
  await register(token, nick, createAuthenticator())
  const { text } = await api.mailTo(email, /Within Reach 계정에 패스키가 추가되었습니다/)
  expect(text).toContain('모든 곳에서 로그아웃')
})

it('an operator with a passkey verifies each sign-in with it, and again after 15 minutes', async () => {
  const { nick, email, api_token: token } = await operatorNamed('ben')
  const key = createAuthenticator()
  expect(await register(token, nick, key)).toHaveLength(10)
  expect(await operates(token)).toEqual([200, undefined])
  expect((await api.mailTo(email, /passkey was added/)).text).toContain('log out everywhere')

  const { cookies } = await api.call(login, { email, password: passwordOf(nick) })
  const elsewhere = cookies['__Host-wr_session'] ?? ''
  expect(await operates(elsewhere)).toEqual([403, 'second-factor'])
  expect(await verify(elsewhere, key)).toMatchObject({ res: true })
  expect(await operates(elsewhere)).toEqual([200, undefined])

  await aQuarterLater(elsewhere)
  expect(await operates(elsewhere)).toEqual([403, 'second-factor'])
  expect((await verify(elsewhere, key)).res).toBe(true)
  expect(await operates(elsewhere)).toEqual([200, undefined])
})

it('a stolen session gets no passkey without the password, nor a second one', async () => {
  const { nick, api_token: token } = await operatorNamed('cho')
  for (const fields of [{}, { password: 'a wrong one' }] as Record<string, string>[])
    expect((await ask(passkeyOptions, token, { to: 'register', ...fields })).body).toMatchObject({ code: 1 })
  await register(token, nick, createAuthenticator())
  await aQuarterLater(token)
  const more = await ask(passkeyOptions, token, { to: 'register', password: passwordOf(nick) })
  expect([more.status, more.body.code]).toEqual([403, 'second-factor'])
})

describe('a passkey is refused', () => {
  let token: string
  const key = createAuthenticator()
  beforeAll(async () => {
    const operator = await operatorNamed('dee')
    token = operator.api_token
    await register(token, operator.nick, key)
    await aQuarterLater(token)
  })
  it.each([
    ['that signs for another site', () => verify(token, key, 'https://evil.example')],
    ['that belongs to another member', () => verify(token, createAuthenticator())],
    [
      'that signs another challenge',
      async () => (await ask(verifyPasskey, token, { response: key.get('AAAA', origin) })).body,
    ],
    [
      'whose answer is malformed',
      async () =>
        (
          await ask(verifyPasskey, token, {
            response: JSON.stringify({ id: key.id, rawId: key.id, response: {} }),
          })
        ).body,
    ],
  ])('%s', async (_name, trial) => {
    expect(await trial()).toMatchObject({ res: false, code: 1 })
    expect(await operates(token)).toEqual([403, 'second-factor'])
  })

  it('whose answer was used before', async () => {
    const response = key.get(await challengeFor(token, 'verify'), origin)
    expect((await ask(verifyPasskey, token, { response })).body.res).toBe(true)
    await aQuarterLater(token)
    expect((await ask(verifyPasskey, token, { response })).body).toMatchObject({ res: false, code: 1 })
  })

  it.each(['', 'x', '{}', '[]'])('with 400 and its field, for %j', async (response) => {
    const answer = await ask(verifyPasskey, token, { response })
    expect([answer.status, answer.body.message]).toEqual([400, expect.stringContaining('response')])
  })
})

it('a recovery code verifies once, in any spelling, and allows another passkey', async () => {
  const { nick, api_token: token } = await operatorNamed('eli')
  const lost = createAuthenticator()
  const [code = ''] = await register(token, nick, lost)
  const { rows } = await api.database.pool.query('select r::text from recovery_codes r')
  expect(JSON.stringify(rows)).not.toContain(code.replace('-', ''))
  await aQuarterLater(token)
  expect((await ask(verifyRecoveryCode, token, { code: 'aaaaa-aaaaa' })).body).toMatchObject({ code: 1 })
  expect(
    (await ask(verifyRecoveryCode, token, { code: ` ${code.toUpperCase().replace('-', ' ')}` })).body.res,
  ).toBe(true)
  expect(await operates(token)).toEqual([200, undefined])
  expect((await ask(secondFactor, token)).body.data).toMatchObject({ recoveryCodes: 9 })
  expect((await ask(verifyRecoveryCode, token, { code })).body).toMatchObject({ code: 1 })

  expect(await register(token, nick, createAuthenticator())).toEqual([])
  expect((await ask(removePasskey, token, { id: lost.id })).body.res).toBe(true)
  expect((await ask(removePasskey, token, { id: lost.id })).status).toBe(404)
  expect(await verify(token, lost)).toMatchObject({ res: false, code: 1 })
})

it('recovery codes have ten tries per hour', async () => {
  const { nick, api_token: token } = await operatorNamed('fay')
  const [code = ''] = await register(token, nick, createAuthenticator())
  const statuses: number[] = []
  for (let n = 0; n < 10; n++) statuses.push((await ask(verifyRecoveryCode, token, { code: 'x' })).status)
  expect(statuses).toEqual(Array(10).fill(200))
  expect((await ask(verifyRecoveryCode, token, { code })).status).toBe(429)
})

it('a suspended operator verifies a sign-in and replaces passkeys, and so may delete the account', async () => {
  const { nick, api_token: token } = await operatorNamed('gus')
  const [lost, key] = [createAuthenticator(), createAuthenticator()]
  const [code = ''] = await register(token, nick, lost)
  await api.database.pool.query(`update users set suspended_until = now() + '1 day' where nick = $1`, [nick])
  await aQuarterLater(token)
  expect((await ask(verifyRecoveryCode, token, { code })).body.res).toBe(true)
  await register(token, nick, key)
  expect((await ask(removePasskey, token, { id: lost.id })).body.res).toBe(true)
  await aQuarterLater(token)
  expect((await ask(secondFactor, token)).body.res).toBe(true)
  expect((await verify(token, key)).res).toBe(true)
  expect(await refusals(token)).toEqual(Array(3).fill('not-owner'))
  const leaving = { password: passwordOf(nick), content: 'keep' }
  expect((await ask(deleteAccount, token, leaving)).body.res).toBe(true)
})

it('a command-line token needs no second factor', async () => {
  const token = await ownerToken(api)
  expect(await operates(token)).toEqual([200, undefined])
  expect((await ask(createToken, token, { name: 'pipeline', rights: 'publish' })).body.res).toBe(true)
})

const calls: [Call, Record<string, string>][] = [
  [secondFactor, {}],
  [passkeyOptions, { to: 'register' }],
  [registerPasskey, { response: createAuthenticator().create('AAAA', origin) }],
  [verifyPasskey, { response: createAuthenticator().get('AAAA', origin) }],
  [verifyRecoveryCode, { code: 'x' }],
  [removePasskey, { id: 'x' }],
]
it.each(calls.map(([call, fields]) => [call.path, call, fields] as const))(
  '%s is for operators on a page of this site only',
  async (_path, call, fields) => {
    const { api_token: token } = await api.signUp(`m${Math.random().toString(36).slice(2)}`)
    expect((await api.call(call, fields)).status).toBe(401)
    expect((await ask(call, token, fields)).status).toBe(403)
  },
)
