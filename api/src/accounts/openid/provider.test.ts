import { openidFound, openidLogin } from '@within-reach/contract'
import { startApi, type TestApi } from '../../testing/api'
import { arriveAs, comeBack, leaveFor } from '../../testing/openid'
import { startProvider, type TestProvider } from '../../testing/openid-provider'

let provider: TestProvider
let api: TestApi
beforeAll(async () => {
  provider = await startProvider()
  api = await startApi({ settings: provider.settings })
})
afterAll(async () => {
  await api.close()
  await provider.stop()
})

const claims = { sub: 'mina', email: 'mina@example.com', email_verified: true, name: 'Mina' }
const foundWith = async (cookies: Readonly<Record<string, string>>) =>
  (await api.call(openidFound, {}, { cookies })).body.data

it('a browser goes to the provider with a state, a nonce and a challenge of its own', async () => {
  const [one, two] = [await leaveFor(api), await leaveFor(api)]
  const asked = new URL(one.address).searchParams
  expect(one.answer.status).toBe(303)
  expect(Object.fromEntries(asked)).toMatchObject({
    client_id: 'within-reach',
    response_type: 'code',
    scope: 'openid email profile',
    code_challenge_method: 'S256',
    redirect_uri: `${api.platform.settings.publicUrl}/openid/callback`,
  })
  for (const name of ['state', 'nonce', 'code_challenge'])
    expect(asked.get(name)).not.toBe(new URL(two.address).searchParams.get(name))
  expect(one.answer.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^wr_openid=[\w-]+; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax$/),
  ])
})

it('comes back to the page that it came from, by a document of this site', async () => {
  provider.becomes(claims)
  const { address, cookies } = await leaveFor(api, '/post?type=fr')
  const back = await comeBack(api, provider.logIn(address), cookies)
  expect([back.answer.status, back.page]).toEqual([200, '/login?with=openid&next=%2Fpost%3Ftype%3Dfr'])
  expect(back.answer.headers.getSetCookie()).toEqual([
    'wr_openid=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
    expect.stringMatching(/^wr_arrival=[\w-]+; Path=\/; Max-Age=600; HttpOnly; SameSite=Strict$/),
  ])
})

it('comes back to the profile if a member connects the account', async () => {
  provider.becomes(claims)
  const { address, cookies } = await leaveFor(api, '', { connect: 'yes' })
  const back = await comeBack(api, provider.logIn(address), cookies)
  expect(back.page).toBe('/profile?with=openid')
})

it('what the provider says only when it is asked, is asked for', async () => {
  provider.becomes(claims)
  provider.saysOnlyWhenAsked()
  const { address, cookies } = await leaveFor(api)
  const back = await comeBack(api, provider.logIn(address), cookies)
  expect(await foundWith(back.cookies)).toMatchObject({ email: claims.email, name: 'Mina' })
})

describe('whether an email is verified is asked for if the ID token does not say it', () => {
  const silent = { email_verified: undefined }
  const arriveWith = async (...said: Parameters<TestProvider['becomes']>) => {
    provider.becomes(...said)
    const { address, cookies } = await leaveFor(api)
    return (await comeBack(api, provider.logIn(address), cookies)).cookies
  }

  it('and the email is the one that the same answer names', async () => {
    const cookies = await arriveWith(claims, { ...silent, email: 'old@example.com' })
    expect(await foundWith(cookies)).toMatchObject({ email: claims.email, leadsTo: 'sign-up' })
  })

  it('and it is not, if the answer does not say it either', async () => {
    const cookies = await arriveWith({ ...claims, email_verified: undefined }, silent)
    expect(await foundWith(cookies)).toMatchObject({ email: claims.email, leadsTo: 'unverified' })
  })

  it('and it is not, if the answer calls another email verified', async () => {
    const cookies = await arriveWith(
      { ...claims, email: undefined },
      { ...silent, email: 'own@example.com', name: undefined },
    )
    expect(await foundWith(cookies)).toEqual({
      provider: 'Example ID',
      email: 'own@example.com',
      name: 'Mina',
      leadsTo: 'unverified',
    })
  })

  it('and nobody comes in if the answer is about another person', async () => {
    const cookies = await arriveWith({ ...claims, sub: 'another' }, { ...silent, sub: 'mina' })
    expect(cookies.wr_arrival).toBeUndefined()
  })
})

describe('nobody is let in', () => {
  beforeEach(() => provider.becomes(claims))
  const arrival = async (url: URL, cookies: Readonly<Record<string, string>>) =>
    (await comeBack(api, url, cookies)).cookies.wr_arrival

  it('with an answer to another browser', async () => {
    const [victim, attacker] = [await leaveFor(api), await leaveFor(api)]
    expect(await arrival(provider.logIn(attacker.address), victim.cookies)).toBeUndefined()
    expect(await arrival(provider.logIn(attacker.address), {})).toBeUndefined()
  })

  it('twice by one answer', async () => {
    const { address, cookies } = await leaveFor(api)
    const url = provider.logIn(address)
    expect(await arrival(url, cookies)).toBeDefined()
    expect(await arrival(url, cookies)).toBeUndefined()
  })

  it.each([
    ['of another nonce', { nonce: 'another' }],
    ['for another client', { aud: 'another' }],
    ['of another issuer', { iss: 'https://another.example' }],
    ['that has expired', { exp: 1_700_000_000 }],
  ])('by an ID token %s', async (_, different) => {
    provider.becomes(claims, different)
    const { address, cookies } = await leaveFor(api)
    expect(await arrival(provider.logIn(address), cookies)).toBeUndefined()
  })

  it.each(['error=access_denied', 'code=made-up', ''])('by the answer "%s"', async (query) => {
    const { address, cookies } = await leaveFor(api)
    const url = provider.logIn(address)
    const state = url.searchParams.get('state') ?? ''
    url.search = `${query}&state=${state}`
    expect(await arrival(url, cookies)).toBeUndefined()
  })

  it('with a cookie that is none', async () => {
    const { address } = await leaveFor(api)
    expect(await arrival(provider.logIn(address), { wr_openid: 'bm90IG9uZQ' })).toBeUndefined()
  })

  it('after ten minutes', async () => {
    const cookies = await arriveAs(api, provider, claims)
    expect(await foundWith(cookies)).not.toBeNull()
    await api.database.pool.query(`update openid_arrivals set expires_at = now()`)
    expect(await foundWith(cookies)).toBeNull()
    expect((await api.call(openidLogin, {}, { cookies })).outcome.kind).toBe('refused')
  })
})

it('a provider that does not answer sends the browser back to the login page', async () => {
  const away = await startApi({
    sharing: api,
    settings: { ...provider.settings, OPENID_ISSUER: 'http://127.0.0.1:9' },
  })
  const { answer, address } = await leaveFor(away, '/post')
  expect([answer.status, address]).toEqual([303, '/login?with=openid&next=%2Fpost'])
  await away.close()
})

it('a site without a provider has no such addresses', async () => {
  const none = await startApi({ sharing: api })
  const { answer } = await leaveFor(none)
  expect(answer.status).not.toBe(303)
  expect((await none.call(openidFound, {}, {})).body.data).toBeNull()
  await none.close()
})
