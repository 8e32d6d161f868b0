import { type Call, getProfile, login, logout, session, type Session } from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'

let api: TestApi
beforeAll(async () => (api = await startApi()))
afterAll(() => api.close())

const ownPage = { 'Sec-Fetch-Site': 'same-origin' }
const fieldsOf = (nick: string) => ({ email: `${nick}@example.com`, password: `password of ${nick}` })
const profileWith = async (token: string) => (await api.call(getProfile, {}, { token })).status

describe('signing in', () => {
  it('answers a session and stores it in two cookies of the same lifetime', async () => {
    spec('3.session.fields')
    await api.signUp('ana')
    const { body, outcome, cookies } = await api.call(login, { ...fieldsOf('ana'), email: 'ANA@example.com' })
    expect(body.res).toBe(true)
    if (outcome.kind !== 'ok') throw new Error(outcome.kind)
    const { api_token, marker, ...person } = outcome.data
    expect(person).toEqual({
      logined: true,
      email: 'ana@example.com',
      name: 'ana Doe',
      nick: 'ana',
      social: null,
    })
    expect(cookies).toEqual({ wr_session: api_token, wr_marker: marker, wr_browser: expect.any(String) })
    expect(await profileWith(api_token)).toBe(200)
  })

  it('gives every sign-in a new marker', async () => {
    const first = await api.signUp('bo')
    const { outcome } = await api.call(login, fieldsOf('bo'))
    if (outcome.kind !== 'ok') throw new Error(outcome.kind)
    expect(outcome.data.marker).not.toBe(first.marker)
    expect(outcome.data.api_token).not.toBe(first.api_token)
    expect(await profileWith(first.api_token)).toBe(200)
  })

  it('distinguishes an unknown email from a wrong password', async () => {
    spec('7.login')
    await api.signUp('cem')
    const unknown = await api.call(login, fieldsOf('nobody'))
    expect([unknown.status, unknown.body.res, unknown.body.code]).toEqual([200, false, 1])
    const wrong = await api.call(login, { ...fieldsOf('cem'), password: 'Password of cem' })
    expect([wrong.status, wrong.body.res, wrong.body.code]).toEqual([200, false, 2])
    expect(wrong.cookies).toEqual({})
  })

  it.each([
    ['email', { password: 'x' }],
    ['password', { email: 'a@example.com' }],
    ['password', { email: 'a@example.com', password: 'x'.repeat(129) }],
  ])('is refused, naming the field %s', async (field, fields) => {
    const { status, body } = await api.call(login, fields)
    expect([status, body.res]).toEqual([400, false])
    expect(body.message).toContain(field)
  })
})

describe('the limits of wrong passwords', () => {
  const attempt = (nick: string, password: string, address: string) =>
    api.call(login, { ...fieldsOf(nick), password }, { address })

  it('lock an account after ten in fifteen minutes, from any address and for any number of concurrent tries', async () => {
    await api.signUp('dana')
    const statuses: number[] = []
    for (let n = 1; n < 16; n += 4) {
      // Four at once fit into the password queue of the slowest machine.
      const wrong = [n, n + 1, n + 2, n + 3].map((at) => attempt('dana', 'wrong', `10.2.0.${at}`))
      statuses.push(...(await Promise.all(wrong)).map(({ status }) => status))
    }
    expect(statuses.sort()).toEqual([...Array(10).fill(200), ...Array(6).fill(429)])
    const right = await attempt('dana', 'password of dana', '10.2.0.99')
    expect([right.status, right.body.res]).toEqual([429, false])
    expect(Number(right.headers.get('Retry-After'))).toBeGreaterThan(800)
  })

  it('are reset by a right password', async () => {
    await api.signUp('eli')
    for (let round = 0; round < 2; round++) {
      for (let tries = 0; tries < 9; tries++) await attempt('eli', 'wrong', '10.2.1.1')
      expect((await attempt('eli', 'password of eli', '10.2.1.1')).body.res).toBe(true)
    }
  })

  it('do not count the right password of a banned member, who is told so at each login', async () => {
    await api.signUp('otto')
    await api.database.pool.query(`update users set banned_at = now() where nick = 'otto'`)
    for (let tries = 0; tries < 11; tries++)
      expect((await attempt('otto', 'password of otto', '10.2.3.1')).outcome.kind).toBe('banned')
  })

  it('lock an address after fifty, and do not count right passwords', async () => {
    await api.signUp('fay')
    for (let n = 0; n < 3; n++) expect((await attempt('fay', 'password of fay', '10.2.2.1')).status).toBe(200)
    const statuses: number[] = []
    for (let n = 0; n < 51; n++) statuses.push((await attempt(`unknown${n}`, 'wrong', '10.2.2.1')).status)
    expect(statuses).toEqual([...Array(50).fill(200), 429])
    expect((await attempt('fay', 'password of fay', '10.2.2.1')).status).toBe(429)
    expect((await attempt('fay', 'password of fay', '10.2.2.2')).status).toBe(200)
  })
})

describe('a token', () => {
  it.each([undefined, '', 'x', 'x'.repeat(43), '../../etc'])('is refused if it is %j', async (token) => {
    const { status, body } = await api.call(getProfile, {}, token === undefined ? {} : { token })
    expect([status, body.res, body.code]).toEqual([401, 401, 'logged-out'])
  })

  it('expires after thirty days without use, and each use restarts them', async () => {
    const { api_token } = await api.signUp('gus')
    const unusedFor = (days: number) =>
      api.database.pool.query(
        `update tokens t set used_at = now() - make_interval(days => $1) from users u
         where u.id = t.user_id and u.nick = 'gus'`,
        [days],
      )
    await unusedFor(29)
    expect(await profileWith(api_token)).toBe(200)
    const { rows } = await api.database.pool.query(
      `select t.used_at > now() - interval '1 minute' as fresh from tokens t join users u on u.id = t.user_id where u.nick = 'gus'`,
    )
    expect(rows).toEqual([{ fresh: true }])
    await unusedFor(30)
    expect(await profileWith(api_token)).toBe(401)
  })
})

describe('a reloaded page', () => {
  const reload = (cookies: Record<string, string>, headers: Record<string, string> = ownPage) =>
    api.call(session, {}, { cookies, headers })

  const heldBy = ({ api_token, marker }: Session) => ({ wr_session: api_token, wr_marker: marker })

  it('gets its session for the cookies, and leaves the cookies unchanged', async () => {
    const signedUp = await api.signUp('hye')
    const { outcome, cookies } = await reload({ other: '1', ...heldBy(signedUp) })
    expect(outcome).toMatchObject({ kind: 'ok', data: signedUp })
    expect(cookies).toEqual({})
  })

  it('has its cookies renewed for thirty days, once a day', async () => {
    const signedUp = await api.signUp('hyo')
    await api.database.pool.query(
      `update tokens t set cookies_at = now() - interval '25 hours' from users u where u.id = t.user_id and u.nick = 'hyo'`,
    )
    const { headers, cookies } = await reload(heldBy(signedUp))
    expect(headers.getSetCookie()[0]).toContain(`wr_session=${signedUp.api_token}; Path=/; Max-Age=2592000`)
    expect(cookies).toEqual(heldBy(signedUp))
    expect((await reload(heldBy(signedUp))).cookies).toEqual({})
  })

  it.each([
    ['another', { wr_marker: 'a'.repeat(16) }],
    ['no', {}],
  ])('is logged out if it holds %s marker, which is not written back', async (_name, marker) => {
    spec('4.auth.marker')
    const signedUp = await api.signUp(`hal${Math.random().toString(36).slice(2)}`)
    const answer = await reload({ wr_session: signedUp.api_token, ...marker })
    expect([answer.status, answer.body.data]).toEqual([401, undefined])
    expect(answer.cookies).toEqual({ wr_session: '', wr_marker: '' })
    expect(await profileWith(signedUp.api_token)).toBe(401)
  })

  it('is recognised by its Origin if the browser sends no Sec-Fetch-Site', async () => {
    const held = heldBy(await api.signUp('ivy'))
    expect((await reload(held, { Origin: api.url })).status).toBe(200)
    expect((await reload(held, { Origin: api.platform.settings.publicUrl })).status).toBe(200)
  })

  it.each<Record<string, string>>([
    {},
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { 'Sec-Fetch-Site': 'none' },
  ])('of another site gets nothing and ends nothing (%j)', async (headers) => {
    const nick = `jun${Math.random().toString(36).slice(2)}`
    const { api_token } = await api.signUp(nick)
    for (const call of [session, logout] as Call[]) {
      const { status, body, cookies } = await api.call(
        call,
        {},
        { cookies: { wr_session: api_token }, headers },
      )
      expect([status, body.res, body.data, cookies]).toEqual([403, false, undefined, {}])
    }
    expect(await profileWith(api_token)).toBe(200)
  })

  it('loses its cookies if the session has ended', async () => {
    for (const cookies of [{ wr_session: 'x'.repeat(43) }, {}] as Record<string, string>[]) {
      const answer = await reload(cookies)
      expect([answer.status, answer.body.res]).toEqual([401, false])
      expect(answer.cookies).toEqual({ wr_session: '', wr_marker: '' })
    }
  })

  it('cannot use a bearer alone', async () => {
    const { api_token } = await api.signUp('kim')
    expect((await api.call(session, {}, { token: api_token, headers: ownPage })).status).toBe(401)
  })
})

describe('signing out', () => {
  it('revokes this sign-in only, and deletes the cookies', async () => {
    spec('4.auth.logout')
    const elsewhere = await api.signUp('lea')
    const { cookies } = await api.call(login, fieldsOf('lea'))
    const answer = await api.call(logout, {}, { cookies, headers: ownPage })
    expect(answer.body.res).toBe(true)
    expect(answer.headers.getSetCookie()).toEqual([
      'wr_session=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict',
      'wr_marker=; Path=/; Max-Age=0; SameSite=Strict',
    ])
    expect(await profileWith(cookies.wr_session ?? '')).toBe(401)
    expect(await profileWith(elsewhere.api_token)).toBe(200)
  })

  it('succeeds also if nobody is logged in', async () => {
    expect((await api.call(logout, {}, { headers: ownPage })).body.res).toBe(true)
  })
})
