import { setTimeout as delay } from 'node:timers/promises'
import { startApi, type TestApi } from '../testing/api'
import { sendMessage } from '../testing/moderated'
import { newsTo, timePasses } from '../testing/notifications'

let api: TestApi
beforeAll(async () => (api = await startApi()))
afterAll(() => api.close())

it('a mail has also a message that is written at the same moment', async () => {
  const [mina, alex] = [await api.signUp('mina'), await api.signUp('alex')]
  await sendMessage(api, alex, mina, 'One')
  await timePasses(api, '30 seconds')
  const writer = await api.database.pool.connect()
  await writer.query('begin')
  await writer.query(
    `insert into messages (from_id, to_id, to_hidden, body, preview)
      select a.id, m.id, false, 'Two', 'Two' from users a, users m where a.email = $1 and m.email = $2`,
    [alex.email, mina.email],
  )
  const told = newsTo(api, mina)
  const waits = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
    and query like '%notification_threads%'`
  while ((await api.database.pool.query(waits)).rowCount === 0) await delay(10)
  await writer.query('commit')
  writer.release()
  expect((await told).map(({ subject }) => subject)).toEqual(['2 new messages from alex'])
})
