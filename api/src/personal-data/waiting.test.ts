import { deleteAccount, getProfile, keepAccount, login, posting, type Session } from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'
import { sweepAccounts } from './sweep'

let api: TestApi
let ana: Session
let next = 0
beforeAll(async () => {
  api = await startApi()
})
beforeEach(async () => {
  ana = await api.signUp(`ana${++next}`)
})
afterAll(() => api.close())

const sql = (text: string) => api.database.pool.query<{ id: number }>(text, [ana.email])
const exists = async () => (await sql('select id from users where email = $1')).rows.length === 1
const sweep = () => sweepAccounts(api.platform, () => Promise.resolve())
const password = () => `password of ${ana.nick}`
const logIn = async () => (await api.call(login, { email: ana.email, password: password() })).outcome
const ask = (content = 'remove') =>
  api.call(deleteAccount, { password: password(), content }, { token: ana.api_token })
const letPass = (days: number) =>
  sql(`update account_deletions set due_at = due_at - ${days} * interval '1 day'
    where user_id = (select id from users where email = $1)`)

it('waits for a week, and no longer', async () => {
  await ask()
  await letPass(6.99)
  expect([await sweep(), await exists()]).toEqual([0, true])
  await letPass(0.02)
  expect([await sweep(), await exists()]).toEqual([1, false])
})

it('does not happen if the member keeps the account', async () => {
  await ask()
  const back = await logIn()
  await api.call(keepAccount, {}, { token: back.kind === 'ok' ? back.data.api_token : '' })
  await letPass(8)
  expect([await sweep(), await exists()]).toEqual([0, true])
})

it.each([
  'banned_at = now()',
  `suspended_until = now() + interval '1 hour'`,
  `limited_until = now() + interval '1 hour'`,
])('waits while a sanction is in force: %s', async (sanction) => {
  await ask()
  await letPass(8)
  await sql(`update users set ${sanction} where email = $1`)
  expect([await sweep(), await exists()]).toEqual([0, true])
  await sql(
    `update users set banned_at = null, suspended_until = null, limited_until = null where email = $1`,
  )
  expect([await sweep(), await exists()]).toEqual([1, false])
})

it('once it has begun nobody logs in, and a repetition continues it', async () => {
  await ask()
  const before = await logIn()
  const token = before.kind === 'ok' ? before.data.api_token : ''
  await letPass(8)
  const failing = () => Promise.reject(new Error('away'))
  await expect(sweepAccounts(api.platform, failing)).rejects.toThrow('away')
  expect((await api.call(getProfile, {}, { token })).status).toBe(401)
  expect((await logIn()).kind).toBe('wrongPassword')
  expect([await sweep(), await exists()]).toEqual([1, false])
})

it('one that fails does not keep others', async () => {
  await ask()
  await letPass(8)
  const { rows } = await sql('select id from users where email = $1')
  const first = ana
  ana = await api.signUp(`ana${++next}`)
  await ask()
  await letPass(8)
  const failsForFirst = (id: number) =>
    id === rows[0]?.id ? Promise.reject(new Error('away')) : Promise.resolve()
  await expect(sweepAccounts(api.platform, failsForFirst)).rejects.toThrow('away')
  expect(await exists()).toBe(false)
  ana = first
  expect([await sweep(), await exists()]).toEqual([1, false])
})

it('a post that was written meanwhile is not deleted without its counts: the next run does it', async () => {
  await ask()
  await letPass(8)
  const fields = [ana.email]
  const late = async () => {
    await api.database.pool.query(
      `insert into posts (user_id, type, subject, description) select id, 'qb', 'late', 'x' from users where email = $1`,
      fields,
    )
  }
  expect([await sweepAccounts(api.platform, late), await exists()]).toEqual([0, true])
  await api.platform.cleanup.runAll()
  expect(await exists()).toBe(false)
})

it('two instances delete an account once', async () => {
  const bo = await api.signUp(`bo${next}`)
  await api.call(posting, { type: 'qb', subject: 'x', description: 'x' }, { token: bo.api_token })
  await ask('keep')
  await letPass(8)
  const counts = await Promise.all([sweep(), sweep()])
  expect(counts.sort()).toEqual([0, 1])
})
