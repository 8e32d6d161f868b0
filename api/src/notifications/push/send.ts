import type { PushedNews } from '@within-reach/contract'
import webPush from 'web-push'
import type { PushKeys } from '../../platform/push-keys'
import type { Subscription } from './subscription-queries'

/** Who sends: the keys, and how the push service reaches the operator (RFC 8292, section 2.1). */
export interface PushSender {
  readonly keys: PushKeys
  /** A mailto: or https: address. */
  readonly contact: string
}

/** How a push service answered. `gone`: the device is not subscribed any more. */
export type PushOutcome =
  | { readonly kind: 'sent' | 'gone' }
  | { readonly kind: 'refused'; readonly status: number }
  /** `after`: the seconds that the push service asks to wait, if it does. */
  | { readonly kind: 'later'; readonly after: number | undefined }

export interface PushOptions {
  readonly urgency: 'high' | 'normal'
  /** A later one with the same topic replaces one that has not arrived: at most 32 characters of base64url (RFC 8030, section 5.4). */
  readonly topic: string
}

/** How long a push service keeps a notification for a device without a network, in seconds. */
const timeToLive = 24 * 60 * 60
/** How long a push service may take to answer, in milliseconds. */
const patience = 5000

/** Encrypts a notification for a device and hands it to its push service (RFC 8030, 8291 and 8292). Never rejects for its answer. */
export async function sendPush(
  { keys, contact }: PushSender,
  { endpoint, p256dh, auth }: Subscription,
  news: PushedNews,
  options: PushOptions,
): Promise<PushOutcome> {
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(news),
    {
      ...options,
      vapidDetails: { subject: contact, ...keys },
      TTL: timeToLive,
      contentEncoding: 'aes128gcm',
    },
  )
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: Object.entries(headers).map(([name, value]) => [name, String(value)] as [string, string]),
    body: new Uint8Array(body ?? []),
    // The address was checked, another one was not.
    redirect: 'manual',
    signal: AbortSignal.timeout(patience),
  }).catch(() => undefined)
  await answer?.body?.cancel()
  return answer ? outcomeOf(answer) : { kind: 'later', after: undefined }
}

function outcomeOf({ ok, status, headers }: Response): PushOutcome {
  if (ok) return { kind: 'sent' }
  if (status === 404 || status === 410) return { kind: 'gone' }
  if (status === 429 || status >= 500) {
    return { kind: 'later', after: secondsOf(headers.get('Retry-After') ?? '') }
  }
  return { kind: 'refused', status }
}

/** The seconds of a Retry-After header, which are a number or a date (RFC 9110, section 10.2.3). */
function secondsOf(text: string): number | undefined {
  const seconds = /^\d+$/.test(text) ? Number(text) : Math.ceil((Date.parse(text) - Date.now()) / 1000)
  return seconds > 0 ? seconds : undefined
}
