import { setTimeout as delay } from 'node:timers/promises'
import { openidConnect } from '@within-reach/contract'
import { startApi, type TestApi } from '../../testing/api'
import { arriveAs } from '../../testing/openid'
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

it('an account is connected once by two requests at the same time, and neither fails', async () => {
  const { email } = await api.signUp('mina')
  const cookies = await arriveAs(api, provider, { sub: 'mina', email, email_verified: true, name: 'Mina' })
  const connect = async () => {
    const { status, outcome } = await api.call(openidConnect, { password: 'password of mina' }, { cookies })
    return [status, outcome.kind]
  }
  // Each login deletes the sign-ins that have expired. Here it waits, with the locks that it has until then.
  const { pool } = api.database
  await pool.query(`update tokens set used_at = now() - interval '31 days'`)
  const holder = await pool.connect()
  await holder.query('begin')
  await holder.query('select from tokens for update')
  const both = [connect(), connect()]
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  while (((await pool.query(waiting)).rowCount ?? 0) < 2) await delay(10)
  await holder.query('commit')
  holder.release()
  expect((await Promise.all(both)).sort()).toEqual([
    [200, 'ok'],
    [200, 'refused'],
  ])
})
