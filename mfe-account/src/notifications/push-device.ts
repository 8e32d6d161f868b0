import { pushOptions, subscribePush, unsubscribePush } from '@within-reach/contract'
import { send } from '@within-reach/shared-core'
import type { CommonFailure } from '../frame/failure-text'

/**
 * Notifications on this device.
 * - `unsupported`: the browser cannot show any
 * - `blocked`: the person or the browser forbids them
 */
export type DeviceStatus = 'unsupported' | 'blocked' | 'off' | 'on'

/** Why they could not be turned on or off. `no-service`: the browser's push service does not answer, or is not one of the site's. */
export type DeviceFailure = CommonFailure | { readonly kind: 'no-service' }

/** What this browser knows of its notifications. */
export interface PushDevice {
  readonly status: DeviceStatus
  /** Asks the person, subscribes the browser and tells the service. Needs a press. */
  turnOn(): Promise<DeviceStatus | DeviceFailure>
  turnOff(): Promise<DeviceStatus | DeviceFailure>
}

/** A browser may lack each of these. */
const isSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

const unsupported: PushDevice = {
  status: 'unsupported',
  turnOn: () => Promise.resolve('unsupported'),
  turnOff: () => Promise.resolve('unsupported'),
}

/**
 * Finds out whether this device gets notifications. Waits for the service worker, which starts after the page.
 * @returns undefined if the site sends none, or the service did not answer
 */
export async function readDevice(): Promise<PushDevice | undefined> {
  if (!isSupported()) return unsupported
  const { pushManager } = await navigator.serviceWorker.ready
  const known = await pushManager.getSubscription()
  const outcome = await send(pushOptions, { endpoint: known?.endpoint })
  if (outcome.kind !== 'ok' || outcome.data.key === null) return undefined
  const { key } = outcome.data
  // With another key of the site, nothing arrives: it has to be turned on again.
  const on = outcome.data.on && known !== null && hasKey(known, key)
  return {
    status: Notification.permission === 'denied' ? 'blocked' : on ? 'on' : 'off',
    async turnOn() {
      const permission = await Notification.requestPermission()
      if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'off'
      const subscription = await subscribe(pushManager, key)
      if (!subscription) return { kind: 'no-service' }
      const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {}
      const stored = await send(subscribePush, { endpoint: subscription.endpoint, p256dh, auth })
      if (stored.kind === 'unknownPushService') return { kind: 'no-service' }
      return stored.kind === 'ok' ? 'on' : stored
    },
    async turnOff() {
      const subscription = await pushManager.getSubscription()
      if (!subscription) return 'off'
      const removed = await send(unsubscribePush, { endpoint: subscription.endpoint })
      if (removed.kind !== 'ok') return removed
      await subscription.unsubscribe().catch(() => false)
      return 'off'
    },
  }
}

/** Whether a subscription was made with this key of the site, as far as the browser tells. */
function hasKey({ options }: PushSubscription, key: string): boolean {
  const own = (options as PushSubscriptionOptions | undefined)?.applicationServerKey
  if (!own) return true
  const bytes = String.fromCharCode(...new Uint8Array(own))
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') === key
}

/** @returns undefined if the push service of the browser refuses or does not answer */
async function subscribe(manager: PushManager, key: string): Promise<PushSubscription | undefined> {
  const options = { userVisibleOnly: true, applicationServerKey: key }
  try {
    return await manager.subscribe(options)
  } catch {
    // The browser may still be subscribed with an earlier key of the site.
    await (await manager.getSubscription())?.unsubscribe().catch(() => false)
    return manager.subscribe(options).catch(() => undefined)
  }
}
