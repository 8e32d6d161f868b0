import { changePwd, type Session } from '@within-reach/contract'
import { startApi, type TestApi } from '../../testing/api'
import { createAuthenticator } from '../../testing/authenticator'
import { createChanging } from '../../testing/changing-email'
import { createPasskeys, passkeyOrigin } from '../../testing/passkeys'
import { grant } from '../../testing/registry'

let api: TestApi
let browser: ReturnType<typeof createPasskeys>
let changing: ReturnType<typeof createChanging>
beforeAll(async () => {
  api = await startApi({ settings: { PUBLIC_URL: passkeyOrigin } })
  browser = createPasskeys(api)
  changing = createChanging(api)
})
afterAll(() => api.close())

const newKey = () => createAuthenticator(true, true)
/** Adds a passkey as if it had been some days ago. */
async function addAgo(member: Session, name: string, days: number) {
  const key = newKey()
  await browser.add(member, key, name)
  await api.database.pool.query(
    `update passkeys set created_at = now() - make_interval(days => $2) where id = $1`,
    [key.id, days],
  )
  return key
}
const reset = (email: string, vcode: string) =>
  api.call(changePwd, { email, vcode, pwd: 'the new password' }, { address: '10.77.1.1' })
const logsIn = async (key: ReturnType<typeof newKey>) => (await browser.logIn(key)).body.res

it('the link in the mail about a passkey removes it, keeps the old ones, and the mail names both', async () => {
  const owner = await api.signUp('oda')
  const own = await addAgo(owner, 'Own key', 8)
  const planted = newKey()
  await browser.add(owner, planted, 'Planted')
  const link = await changing.linkTo(owner.email, /“Planted”/)
  expect((await reset(owner.email, link)).body.res).toBe(0)
  expect([await logsIn(own), await logsIn(planted)]).toEqual([true, false])
  const { text } = await api.mailTo(owner.email, /password was changed/)
  expect(text).toMatch(/no longer log in: “Planted”[^]*still log in: “Own key”/)
})

it('taking a changed email back removes the passkeys that the thief added', async () => {
  const owner = await api.signUp('pia')
  const planted = newKey()
  await browser.add(owner, planted)
  await changing.change(owner, 'thief@example.com')
  const link = await changing.linkTo(owner.email, /was changed to/)
  expect((await reset(owner.email, link)).body.res).toBe(0)
  expect(await logsIn(planted)).toBe(false)
  const { rows } = await api.database.pool.query(`select email from users where nick = 'pia'`)
  expect(rows).toEqual([{ email: owner.email }])
})

it('an operator keeps the second factor', async () => {
  const owner = await api.signUp('quin')
  await grant(api, owner)
  await api.database.pool.query(
    `insert into passkeys (id, user_id, public_key, counter, transports) select 'of quin', id, '', 0, '{}' from users where nick = 'quin'`,
  )
  await api.database.pool.query(
    `insert into mailed_codes (email, purpose, browser, link, expires_at, link_expires_at)
      values ($1, 'reset', '', sha256('0123456789abcdef0123456789abcdef'), now(), now() + interval '1 hour')`,
    [owner.email],
  )
  expect((await reset(owner.email, '0123456789abcdef0123456789abcdef')).body.res).toBe(0)
  const { rows } = await api.database.pool.query(`select id from passkeys where id = 'of quin'`)
  expect(rows).toHaveLength(1)
})
