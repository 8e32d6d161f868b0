import { setTimeout as delay } from 'node:timers/promises'
import {
  changeNotificationSettings,
  defaultNotifications,
  notificationSettings,
  type NotificationSettings,
  type Session,
} from '@within-reach/contract'
import { notifyOne } from '../notifications/send-mails'
import type { TestApi } from './api'
import type { ArrivedMail } from './mail-server'

/** Changes about what a member gets mails; everything else is as for a member who chose nothing, in UTC. */
export async function choose(
  api: TestApi,
  { api_token: token }: Session,
  chosen: Partial<NotificationSettings>,
): Promise<void> {
  const { quietFrom, quietTo, ...fields } = { ...defaultNotifications, timeZone: 'UTC', ...chosen }
  const hours = { quietFrom: quietFrom ?? undefined, quietTo: quietTo ?? undefined }
  const { outcome } = await api.call(
    changeNotificationSettings,
    { ...fields, ...hours, timeZone: fields.timeZone ?? 'UTC' },
    { token },
  )
  if (outcome.kind !== 'ok') throw new Error(`not chosen: ${JSON.stringify(outcome)}`)
}

/** About what a member gets mails. */
export async function chosenBy(api: TestApi, { api_token: token }: Session): Promise<NotificationSettings> {
  const { outcome } = await api.call(notificationSettings, {}, { token })
  if (outcome.kind !== 'ok') throw new Error(outcome.kind)
  return outcome.data
}

/** A time zone in which it is between eight and nine in the morning now. */
export function zoneAtEight(): string {
  const ahead = ((8 - new Date().getUTCHours() + 35) % 24) - 11
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
}

/** Lets time pass for mails about messages and comments. */
export async function timePasses({ database }: Pick<TestApi, 'database'>, interval: string): Promise<void> {
  await database.pool.query(
    'update notification_threads set due_at = due_at - $1::interval, mailed_at = mailed_at - $1::interval',
    [interval],
  )
}

/** Writes every mail that is due, and returns those about messages and comments that a member has by then. */
export async function newsTo(api: TestApi, { email }: Session): Promise<ArrivedMail[]> {
  while (await notifyOne(api.platform)) continue
  while ((await api.database.pool.query('select 1 from mail_outbox')).rows.length > 0) await delay(10)
  return api.mailServer.mails.filter(({ to, stopHeaders }) => to === email && stopHeaders)
}
