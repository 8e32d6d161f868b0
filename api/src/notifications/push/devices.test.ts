import {
  login,
  logout,
  pushOptions,
  type Session,
  subscribePush,
  unsubscribePush,
} from '@within-reach/contract'
import { startApi, type TestApi } from '../../testing/api'
import { newDevice, type TestDevice } from '../../testing/push-device'
import { mostDevices } from './subscription-queries'

const origin = 'https://push.example.com'
let api: TestApi
let mina: Session
let alex: Session
beforeAll(async () => {
  api = await startApi({ settings: { PUSH_SERVICES: 'push.example.com' } })
  mina = await api.signUp('mina')
  alex = await api.signUp('alex')
})
afterAll(() => api.close())

const as = ({ api_token: token }: Session) => ({ token })
const fieldsOf = ({ endpoint, p256dh, auth }: TestDevice) => ({ endpoint, p256dh, auth })
const subscribe = (device: TestDevice, member: Session) =>
  api.call(subscribePush, fieldsOf(device), as(member))
const gets = async ({ endpoint }: TestDevice, member: Session) => {
  const { outcome } = await api.call(pushOptions, { endpoint }, as(member))
  return outcome.kind === 'ok' && outcome.data.on
}

it('a browser gets the key of the site, which stays the same', async () => {
  const { outcome } = await api.call(pushOptions, {}, as(mina))
  expect(outcome).toMatchObject({ kind: 'ok', data: { key: api.platform.pushKeys.publicKey, on: false } })
  expect(Buffer.from(api.platform.pushKeys.publicKey, 'base64url')).toHaveLength(65)
  const other = await startApi({ sharing: api, settings: { PUSH_SERVICES: 'off' } })
  expect(other.platform.pushKeys).toEqual(api.platform.pushKeys)
  const off = await other.call(pushOptions, {}, as(mina))
  expect(off.outcome).toMatchObject({ kind: 'ok', data: { key: null, on: false } })
  await other.close()
})

it('a member turns notifications on and off, also twice', async () => {
  const device = newDevice(origin)
  const turnOff = () => api.call(unsubscribePush, { endpoint: device.endpoint }, as(mina))
  const first = [await subscribe(device, mina), await subscribe(device, mina)]
  expect([await gets(device, mina), await gets(device, alex)]).toEqual([true, false])
  const then = [await turnOff(), await turnOff()]
  expect([...first, ...then].map(({ outcome }) => outcome.kind)).toEqual(['ok', 'ok', 'ok', 'ok'])
  expect(await gets(device, mina)).toBe(false)
})

it('nobody else turns them off', async () => {
  const device = newDevice(origin)
  await subscribe(device, mina)
  await api.call(unsubscribePush, { endpoint: device.endpoint }, as(alex))
  expect(await gets(device, mina)).toBe(true)
})

it('a device belongs to the member who turned them on there last', async () => {
  const device = newDevice(origin)
  await subscribe(device, mina)
  await subscribe(device, alex)
  expect([await gets(device, mina), await gets(device, alex)]).toEqual([false, true])
})

it('a further device replaces the oldest', async () => {
  const bo = await api.signUp('bo')
  const devices = Array.from({ length: mostDevices + 1 }, () => newDevice(origin))
  for (const device of devices) await subscribe(device, bo)
  const on = await Promise.all(devices.map((device) => gets(device, bo)))
  expect(on).toEqual([false, ...Array(mostDevices).fill(true)])
})

it('a logout ends them', async () => {
  const device = newDevice(origin)
  const { cookies, outcome } = await api.call(login, { email: mina.email, password: 'password of mina' })
  if (outcome.kind !== 'ok') throw new Error(outcome.kind)
  await subscribe(device, outcome.data)
  expect(await gets(device, mina)).toBe(true)
  await api.call(logout, {}, { cookies, headers: { 'sec-fetch-site': 'same-origin' } })
  expect(await gets(device, mina)).toBe(false)
})

it.each([
  [{ endpoint: 'https://127.0.0.1/x' }, 'unknownPushService'],
  [{ endpoint: 'https://push.example.com.evil.example/x' }, 'unknownPushService'],
  [{ endpoint: 'x' }, 'invalid'],
  [{ endpoint: `https://push.example.com/${'x'.repeat(1000)}` }, 'invalid'],
  [{ p256dh: 'x' }, 'invalid'],
  [{ p256dh: 'x'.repeat(87) }, 'invalid'],
  [{ auth: undefined }, 'invalid'],
])('a wrong subscription is refused: %j', async (wrong, kind) => {
  const { outcome } = await api.call(subscribePush, { ...fieldsOf(newDevice(origin)), ...wrong }, as(mina))
  expect(outcome.kind).toBe(kind)
})

it('an address with a NUL character is refused', async () => {
  const device = newDevice(origin)
  const endpoint = `${device.endpoint}\0`
  expect((await subscribe({ ...device, endpoint }, mina)).status).toBe(400)
  expect((await api.call(pushOptions, { endpoint }, as(mina))).status).toBe(400)
})

it('all of it needs a login', async () => {
  const fields = fieldsOf(newDevice(origin))
  for (const call of [pushOptions, subscribePush, unsubscribePush])
    expect((await api.call(call, fields)).status).toBe(401)
})
