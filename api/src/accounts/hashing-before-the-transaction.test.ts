import { changePwd, login, sendVCode2 } from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'
import { withBusyHashing } from '../testing/busy-hashing'

let api: TestApi
beforeAll(async () => (api = await startApi()))
afterAll(() => api.close())

const digits = /\b\d{5}\b/

/** A member who has requested a password reset, with the contents of the mail. */
async function forgetful(nick: string, secret: RegExp) {
  const { email } = await api.signUp(nick)
  await api.call(sendVCode2, { email })
  const { text } = await api.mailTo(email, /new password/)
  return { email, vcode: secret.exec(text)?.[0] ?? '' }
}

/** Resolves when a statement of this database waits for a lock. */
async function somebodyWaits(): Promise<void> {
  const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  while ((await api.database.pool.query(waiting)).rows.length === 0) await new Promise(setImmediate)
}

it.each([
  ['a code', 'ana', digits],
  ['a link', 'ben', /(?<=vcode=)[\w-]+/],
])('a new password by %s is hashed before the transaction begins', async (_, nick, secret) => {
  const { email, vcode } = await forgetful(nick, secret)
  const holder = await api.database.pool.connect()
  await holder.query('begin')
  await holder.query('select 1 from mailed_codes where email = $1 for update', [email])
  const changing = api.call(changePwd, { email, vcode, pwd: 'brand new one' })
  await somebodyWaits()
  // If the service hashed only now, while it holds a connection, it would find no free slot.
  const { outcome } = await withBusyHashing(email, async () => {
    await holder.query('commit')
    return changing
  })
  holder.release()
  expect(outcome.kind).toBe('ok')
  expect((await api.call(login, { email, password: 'brand new one' })).outcome.kind).toBe('ok')
})

it('a code that was not compared, because the password queue is full, does not count as wrong', async () => {
  const change = { ...(await forgetful('cho', digits)), pwd: 'brand new one' }
  const attempt = async () => (await api.call(changePwd, change)).outcome.kind
  await withBusyHashing(change.email, async () => {
    for (let attempts = 0; attempts < 6; attempts++) expect(await attempt()).toBe('unavailable')
  })
  expect(await attempt()).toBe('ok')
})
