import { changePwd, login, sendVCode2, verifyCode } from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'

let api: TestApi
beforeAll(async () => (api = await startApi()))
afterAll(() => api.close())

type Cookies = Readonly<Record<string, string>>

const browser = { 'Sec-Fetch-Site': 'same-origin' }
const otherCode = (code: string) => (code === '00000' ? '00001' : '00000')
const digitsIn = (text: string) => /:\s+(\d{5})\s/.exec(text)?.[1] ?? ''
const secretIn = (text: string) => /vcode=([0-9a-f]{32})/.exec(text)?.[1] ?? ''

/** A reset mail that a client requested: from the address, with the cookies that the browser then holds. */
async function ask(email: string, address: string, cookies: Cookies = {}, headers: Cookies = {}) {
  const before = new Set(api.mails().map(({ messageId }) => messageId))
  const answer = await api.call(sendVCode2, { email }, { address, cookies, headers })
  expect(answer.body.res).toBe(0)
  const isNew = ({ to, messageId }: { to: string; messageId: string }) =>
    to === email && !before.has(messageId)
  await api.mailTo(email, /password/)
  while (!api.mails().some(isNew)) await new Promise((resolve) => setImmediate(resolve))
  const { text } = api.mails().find(isNew) ?? { text: '' }
  return { text, code: digitsIn(text), link: secretIn(text), cookies: { ...cookies, ...answer.cookies } }
}

const guess = (email: string, vcode: string, address: string, cookies: Cookies = {}) =>
  api.call(verifyCode, { email, vcode }, { address, cookies })

/** The five wrong codes that all strangers together may enter for a fresh account. */
async function guessAt(email: string, address: string) {
  const { code } = await ask(email, address)
  for (let wrong = 0; wrong < 5; wrong++) await guess(email, otherCode(code), address)
}

it('a stranger who requests a code neither voids nor uses up the code of the owner', async () => {
  const { email } = await api.signUp('ann')
  const owner = await ask(email, '10.4.0.1', {}, browser)
  const stranger = await ask(email, '10.5.0.1')
  for (let wrong = 0; wrong < 5; wrong++) await guess(email, otherCode(stranger.code), '10.5.0.1')
  await api.database.pool.query(`delete from tries where name like 'guess-%'`)
  expect((await guess(email, owner.code, '10.4.0.1', owner.cookies)).body.data).toBe(1)
})

it('a code is accepted only from the browser that requested it', async () => {
  const { email } = await api.signUp('bea')
  const { code, cookies } = await ask(email, '10.4.1.1', {}, browser)
  expect((await guess(email, code, '10.4.1.1')).body.data).toBe(0)
  expect((await guess(email, code, '10.4.1.2', cookies)).body.data).toBe(1)
})

describe('after wrong codes for an account', () => {
  it('a code alone no longer works for new clients, and the mail has a link instead', async () => {
    const { email } = await api.signUp('cai')
    const earlier = await ask(email, '10.4.2.1')
    await guessAt(email, '10.5.2.1')
    expect((await guess(email, earlier.code, '10.4.2.1')).body).toMatchObject({ res: 0, data: 0 })
    const change = { email, vcode: earlier.code, pwd: 'brand new one' }
    expect((await api.call(changePwd, change, { address: '10.4.2.1' })).body.res).toBe(1)

    const { text, code, link } = await ask(email, '10.4.3.1')
    expect([code, text]).toEqual(['', expect.stringContaining('Wrong codes were entered for your account')])
    expect(text).toContain(
      `${api.platform.settings.publicUrl}/enternewpassword?email=cai%40example.com&vcode=${link}`,
    )
    expect((await api.call(changePwd, { ...change, vcode: link })).body.res).toBe(0)
    expect((await api.call(login, { email, password: 'brand new one' })).body.res).toBe(true)
  })

  it('a known browser continues with the code, and has codes of its own', async () => {
    const { email } = await api.signUp('dee')
    const address = '10.4.4.1'
    const { cookies } = await api.call(login, { email, password: 'password of dee' }, { address })
    await guessAt(email, address)
    // The strangers of its network have just used up the code of this minute.
    expect((await api.call(sendVCode2, { email }, { address })).status).toBe(429)
    const known = await ask(email, address, cookies, browser)
    const change = { email, vcode: known.code, pwd: 'brand new one' }
    expect((await api.call(changePwd, change, { address, cookies: known.cookies })).body.res).toBe(0)
  })

  it('a known browser counts as a stranger after ten wrong codes', async () => {
    const { email } = await api.signUp('eve')
    const { cookies } = await api.call(login, { email, password: 'password of eve' })
    for (let requests = 0; requests < 3; requests++) {
      await api.database.pool.query(`delete from tries where name = 'code-minute'`)
      const { code } = await ask(email, '10.4.5.1', cookies, browser)
      for (let wrong = 0; wrong < 5; wrong++) await guess(email, otherCode(code), '10.4.5.1', cookies)
    }
    await api.database.pool.query(`delete from tries where name = 'code-minute'`)
    const { code } = await ask(email, '10.4.5.1', cookies, browser)
    expect((await guess(email, code, '10.4.5.1', cookies)).body.data).toBe(0)
  })

  it('the whole site requires the link from strangers after too many wrong codes in a day', async () => {
    const { email } = await api.signUp('fee')
    const { code } = await ask(email, '10.4.6.1')
    const day = `now() + interval '1 day'`
    await api.database.pool.query(`insert into tries values ('guess-site', '', 400, ${day})
      on conflict (name, key) do update set count = 400, ends_at = ${day}`)
    expect((await guess(email, code, '10.4.6.1')).body.data).toBe(0)
    expect((await ask(email, '10.6.6.1')).code).toBe('')
    await api.database.pool.query(`delete from tries where name = 'guess-site'`)
    expect((await guess(email, code, '10.4.6.1')).body.data).toBe(1)
  })
})

describe('the limits of wrong codes', () => {
  it('close a wide network after thirty per day, on every call, except for the link', async () => {
    const enter = (email: string, vcode: string, n: number) =>
      api.call(changePwd, { email, vcode, pwd: 'brand new one' }, { address: `10.7.0.${n}` })
    const statuses: number[] = []
    for (let n = 1; n <= 6; n++) {
      const { email } = await api.signUp(`gil${n}`)
      const { code } = await ask(email, `10.7.0.${n}`)
      expect((await guess(email, code, `10.7.0.${n}`)).body.data).toBe(1)
      for (let wrong = 0; wrong < 5; wrong++) statuses.push((await enter(email, otherCode(code), n)).status)
    }
    expect(statuses).toEqual(Array(30).fill(200))
    const { email } = await api.signUp('gil7')
    const { code, link } = await ask(email, '10.7.0.7')
    const closed = await enter(email, code, 7)
    expect([closed.status, closed.body.res]).toEqual([429, 429])
    expect(Number(closed.headers.get('Retry-After'))).toBeGreaterThan(80_000)
    expect((await enter(email, link, 7)).body.res).toBe(0)
  })
})

describe('the link of a reset mail', () => {
  it('works from any client, once, and not for another account', async () => {
    const { email } = await api.signUp('hal')
    const { email: other } = await api.signUp('ida')
    const { link } = await ask(email, '10.4.7.1', {}, browser)
    const change = { vcode: link, pwd: 'brand new one' }
    expect((await api.call(changePwd, { ...change, email: other })).body.res).toBe(1)
    const answers = await Promise.all([1, 2, 3].map(() => api.call(changePwd, { ...change, email })))
    expect(answers.map(({ body }) => body.res).sort()).toEqual([0, 1, 1])
  })

  it('expires after an hour, and when the password is changed with the code', async () => {
    const { email } = await api.signUp('joy')
    const first = await ask(email, '10.4.8.1')
    const second = await ask(email, '10.4.9.1')
    const change = (vcode: string, address: string) =>
      api.call(changePwd, { email, vcode, pwd: 'brand new one' }, { address })
    await api.database.pool.query(
      `update mailed_codes set link_expires_at = now() where network = '10.4.8.1'`,
    )
    expect((await change(first.link, '10.4.8.1')).body.res).toBe(1)
    expect((await change(second.code, '10.4.9.1')).body.res).toBe(0)
    expect((await change(second.link, '10.4.9.1')).body.res).toBe(1)
  })
})

it('mail bombing ends after ten codes per hour to one email, from any number of clients', async () => {
  const { email } = await api.signUp('kit')
  const statuses: number[] = []
  // The sign-up code was the first of the ten.
  for (let n = 0; n < 10; n++)
    statuses.push((await api.call(sendVCode2, { email }, { address: `10.8.${n}.1` })).status)
  expect(statuses).toEqual([...Array(9).fill(200), 429])
})

it('stores nothing that could be entered', async () => {
  const { email } = await api.signUp('lou')
  const { code, link } = await ask(email, '10.4.10.1')
  const { rows } = await api.database.pool.query('select c::text from mailed_codes c where email = $1', [
    email,
  ])
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(`,${code},`)
  expect(JSON.stringify(rows)).not.toContain(link)
})
