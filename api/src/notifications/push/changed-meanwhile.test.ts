import { setTimeout as delay } from 'node:timers/promises'
import type { Database, Statement } from '../../platform/database/database'
import { startApi, type TestApi } from '../../testing/api'
import { sendMessage } from '../../testing/moderated'
import { choose } from '../../testing/notifications'
import { startPushService, type TestPushService } from '../../testing/push-service'
import { pushedTo, pushTimePasses, sendOnce, turnOn } from '../../testing/pushes'
import { sendSome } from './push-rounds'

let api: TestApi
let service: TestPushService
let members = 0
beforeAll(async () => {
  service = await startPushService()
  api = await startApi({ settings: { PUSH_SERVICES: service.origin } })
})
afterEach(() => service.answer(201))
afterAll(async () => {
  await api.close()
  await service.stop()
})

const hour = new Date().getUTCHours()
const quiet = { quietFrom: hour, quietTo: (hour + 2) % 24 }
const quietEnd = new Date(new Date().setUTCHours(hour + 2, 0, 0, 0))
const sql = (text: string, values: unknown[] = []) => api.database.pool.query(text, values)

/** Resolves once a statement with this text waits for a lock. */
async function waitsFor(text: string): Promise<void> {
  const waits = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like $1`
  while ((await sql(waits, [`%${text}%`])).rowCount === 0) await delay(10)
}

/** A member with a device and a message, in the hours without mails. */
async function quietMember() {
  const [mina, alex] = [await api.signUp(`mina${++members}`), await api.signUp(`alex${members}`)]
  const device = await turnOn(api, service, mina)
  await sendMessage(api, alex, mina, 'Hello')
  const { rows } = await sql('select id from users where email = $1', [mina.email])
  const [{ id } = { id: 0 }] = rows as { id: number }[]
  return { mina, id, pushed: () => pushedTo(api, service, device) }
}

describe('a notification that is about to wait while the hours without mails are turned off', () => {
  it('comes at once, before it was on its way', async () => {
    const { mina, id, pushed } = await quietMember()
    await choose(api, mina, quiet)
    const round = await api.database.pool.connect()
    await round.query('begin')
    await round.query('update push_threads set due_at = $2 where user_id = $1', [id, quietEnd])
    const chosen = choose(api, mina, {})
    await waitsFor('push_threads')
    await round.query('commit')
    round.release()
    await chosen
    expect(await pushed()).toHaveLength(1)
  })

  it('comes within a round, on its way', async () => {
    const { mina, id, pushed } = await quietMember()
    service.answer(429, { 'Retry-After': '300' })
    await pushTimePasses(api, '30 seconds')
    const refused = `select from push_deliveries d join push_threads t on t.id = d.thread_id
      where t.user_id = $1 and d.due_at > now() + interval '61 seconds'`
    while ((await sql(refused, [id])).rowCount === 0) await sendOnce(api)
    service.answer(201)
    await choose(api, mina, quiet)
    let isChanged = false
    const database: Database = {
      ...api.database,
      async query<Row>(statement: Statement, values: readonly unknown[] = []) {
        const rows = await api.database.query<Row>(statement, values)
        if (!isChanged && statement.name === 'notifications-settings-found' && values[0] === id) {
          isChanged = true
          await choose(api, mina, {})
        }
        return rows
      },
    }
    // The service itself may take it first.
    while (!isChanged) {
      await sql(
        'update push_deliveries set due_at = now() where thread_id in (select id from push_threads where user_id = $1)',
        [id],
      )
      await sendSome({ ...api.platform, database })
    }
    expect(await pushed()).toHaveLength(2)
  })
})
