import { subscribePush, type PushedNews, type Session } from '@within-reach/contract'
import { queueOne, sendSome } from '../notifications/push/push-rounds'
import type { TestApi } from './api'
import { newDevice, type TestDevice } from './push-device'
import type { TestPushService } from './push-service'

/** Turns notifications on, on a new device of a member. */
export async function turnOn(
  api: TestApi,
  { origin }: TestPushService,
  { api_token: token }: Session,
): Promise<TestDevice> {
  const device = newDevice(origin)
  const { endpoint, p256dh, auth } = device
  const { outcome } = await api.call(subscribePush, { endpoint, p256dh, auth }, { token })
  if (outcome.kind !== 'ok') throw new Error(`not turned on: ${JSON.stringify(outcome)}`)
  return device
}

/** Lets time pass for notifications on devices. */
export async function pushTimePasses({ database }: TestApi, interval: string): Promise<void> {
  for (const text of [
    'update push_threads set due_at = due_at - $1::interval, pushed_at = pushed_at - $1::interval',
    'update push_deliveries set due_at = due_at - $1::interval',
  ])
    await database.pool.query(text, [interval])
}

/** What a device has got. */
export const arrivedAt = ({ pushes }: TestPushService, device: TestDevice): PushedNews[] =>
  pushes.filter(({ endpoint }) => endpoint === device.endpoint).map(({ body }) => device.read(body))

/** Sends what is due once, whatever the push service answers. */
export async function sendOnce({ platform }: TestApi): Promise<void> {
  while (await queueOne(platform)) continue
  await sendSome(platform)
}

/** Sends every notification that is due, and returns what a device has got by then. */
export async function pushedTo(
  { platform, database }: TestApi,
  service: TestPushService,
  device: TestDevice,
): Promise<PushedNews[]> {
  // The service itself may be at one of them, between two steps as well.
  const left = `select 1 from push_threads where due_at <= now() union all
    select 1 from push_deliveries where due_at <= now() or (due_at < now() + interval '1 minute' and tries = 1)`
  do {
    while (await queueOne(platform)) continue
    while (await sendSome(platform)) continue
  } while ((await database.pool.query(left)).rows.length > 0)
  return arrivedAt(service, device)
}
