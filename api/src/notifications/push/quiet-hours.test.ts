import { startApi, type TestApi } from '../../testing/api'
import { sendMessage } from '../../testing/moderated'
import { choose } from '../../testing/notifications'
import { startPushService, type TestPushService } from '../../testing/push-service'
import { pushedTo, pushTimePasses, sendOnce, turnOn } from '../../testing/pushes'

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

const halfAMinute = () => pushTimePasses(api, '30 seconds')

const hour = new Date().getUTCHours()
/** Hours without mails that hold now. */
const quietFor = (hours = 2) => ({ quietFrom: hour, quietTo: (hour + hours) % 24 })

/** A member with a device, and a message to them. */
async function written() {
  const [mina, alex] = [await api.signUp(`mina${++members}`), await api.signUp(`alex${members}`)]
  const device = await turnOn(api, service, mina)
  await sendMessage(api, alex, mina, 'Hello')
  return { mina, alex, device, pushed: () => pushedTo(api, service, device) }
}

/** A member with a notification that the push service has refused for now. */
async function refused(...answer: Parameters<TestPushService['answer']>) {
  const known = await written()
  await halfAMinute()
  service.answer(...answer)
  const tried = async () =>
    (
      await api.database.pool.query(
        `select from push_deliveries d join push_subscriptions s on s.id = d.subscription_id
        where s.endpoint = $1 and tries > 0 and d.due_at > now() + interval '61 seconds'`,
        [known.device.endpoint],
      )
    ).rows.length > 0
  while (!(await tried())) await sendOnce(api)
  service.answer(201)
  return known
}

describe('in the hours without mails, a notification', () => {
  it('waits, and comes at once if they are turned off, whatever mails are chosen', async () => {
    const { mina, pushed } = await written()
    await choose(api, mina, { messages: 'none', ...quietFor() })
    await halfAMinute()
    expect(await pushed()).toEqual([])
    await choose(api, mina, { messages: 'none' })
    expect(await pushed()).toHaveLength(1)
  })

  it('waits also if it was tried before, and comes at once if they are turned off', async () => {
    const { mina, pushed } = await refused(429, { 'Retry-After': '300' })
    await choose(api, mina, quietFor())
    await pushTimePasses(api, '5 minutes')
    expect(await pushed()).toHaveLength(1)
    await choose(api, mina, {})
    expect(await pushed()).toHaveLength(2)
  })
})

describe('if the hours without mails change, a notification', () => {
  it('waits for their new end, however often they change', async () => {
    const { mina, device, pushed } = await refused(429, { 'Retry-After': '300' })
    await choose(api, mina, quietFor(3))
    await pushTimePasses(api, '5 minutes')
    await pushed()
    const waiting = async () =>
      (
        await api.database.pool.query<{ tries: number; hour: number }>(
          `select d.tries, extract(hour from d.due_at at time zone 'UTC')::integer as hour
          from push_deliveries d join push_subscriptions s on s.id = d.subscription_id where s.endpoint = $1`,
          [device.endpoint],
        )
      ).rows
    const [first] = await waiting()
    await choose(api, mina, quietFor(2))
    await pushed()
    expect(await waiting()).toEqual([{ tries: first?.tries, hour: quietFor(2).quietTo }])
  })

  it('still waits for half a minute after the message, so that it can be read', async () => {
    const { mina, pushed } = await written()
    await choose(api, mina, {})
    expect(await pushed()).toEqual([])
    await halfAMinute()
    expect(await pushed()).toHaveLength(1)
  })

  it('still waits for the quarter of an hour after the last one', async () => {
    const { mina, alex, pushed } = await written()
    await halfAMinute()
    await pushed()
    await sendMessage(api, alex, mina, 'Are you there?')
    await choose(api, mina, quietFor())
    await choose(api, mina, {})
    await pushTimePasses(api, '14 minutes')
    expect(await pushed()).toHaveLength(1)
    await pushTimePasses(api, '1 minute')
    expect(await pushed()).toHaveLength(2)
  })

  it('is not tried before the push service wants it', async () => {
    const { mina, pushed } = await refused(429, { 'Retry-After': '600' })
    await choose(api, mina, quietFor())
    await choose(api, mina, {})
    expect(await pushed()).toHaveLength(1)
    await pushTimePasses(api, '10 minutes')
    expect(await pushed()).toHaveLength(2)
  })
})
