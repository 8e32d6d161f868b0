import {
  changeNotificationSettings,
  defaultNotifications,
  notificationSettings,
} from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'
import { choose, chosenBy } from '../testing/notifications'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const calm = { messages: 'daily', comments: 'none', timeZone: 'Asia/Seoul' }

it('are those of everybody until the member chooses', async () => {
  const mina = await api.signUp('mina')
  expect(await chosenBy(api, mina)).toEqual(defaultNotifications)
})

it('are what the member chose last, and nobody else', async () => {
  const [mona, alex] = [await api.signUp('mona'), await api.signUp('alex')]
  await choose(api, mona, { messages: 'daily', quietFrom: 22, quietTo: 7, timeZone: 'Asia/Seoul' })
  expect(await chosenBy(api, mona)).toEqual({
    messages: 'daily',
    comments: 'at-once',
    quietFrom: 22,
    quietTo: 7,
    timeZone: 'Asia/Seoul',
  })
  await choose(api, mona, { comments: 'none' })
  expect(await chosenBy(api, mona)).toEqual({ ...defaultNotifications, comments: 'none', timeZone: 'UTC' })
  expect(await chosenBy(api, alex)).toEqual(defaultNotifications)
})

it.each([
  [{ messages: 'weekly' }, /"messages".* must be one of none, at-once, daily/],
  [{ timeZone: 'Mars/Olympus' }, /"timeZone".* must be the name of a time zone/],
  [{ timeZone: undefined }, /"timeZone".* is missing/],
  [{ quietFrom: '22' }, /"quietTo".* must be given with quietFrom/],
  [{ quietFrom: '7', quietTo: '7' }, /"quietTo".* be another hour/],
  [{ quietFrom: '22', quietTo: '24' }, /"quietTo".* at most 23/],
  [{ quietFrom: 'late', quietTo: '7' }, /"quietFrom".* must be an hour/],
])('are refused if they are wrong: %j', async (fields, message) => {
  const { api_token: token } = await api.signUp(`wrong${Math.random().toString(36).slice(2, 9)}`)
  const { status, body } = await api.call(changeNotificationSettings, { ...calm, ...fields }, { token })
  expect([status, body.message]).toEqual([400, expect.stringMatching(message)])
})

it('need a login', async () => {
  expect((await api.call(notificationSettings)).status).toBe(401)
  expect((await api.call(changeNotificationSettings, calm)).status).toBe(401)
})
