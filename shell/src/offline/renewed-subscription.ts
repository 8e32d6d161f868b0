import type { pushOptions, RequestOf, session, subscribePush } from '@within-reach/contract'
import type { RenewedSubscription, WorkerScope } from './worker-scope'

// Types only: the contract's values would bring its schema library into the worker.
const paths: {
  readonly session: (typeof session)['path']
  readonly options: (typeof pushOptions)['path']
  readonly subscribe: (typeof subscribePush)['path']
} = { session: '/api/session', options: '/api/pushOptions', subscribe: '/api/subscribePush' }

// oxlint-disable-next-line lingui/no-unlocalized-strings -- part of a header
const scheme = 'Bearer '

/**
 * Gives the service the new address of this device. Only if it sent to the old one for the member who is logged in now: without the
 * old address nobody knows whether this member turned notifications on here. If it fails, `/notifications` shows that they are off.
 */
export async function storeRenewed(
  { fetch, registration }: Pick<WorkerScope, 'fetch' | 'registration'>,
  { oldSubscription, newSubscription }: RenewedSubscription,
): Promise<void> {
  if (!oldSubscription) return
  const call = async <Data>(path: string, fields: Readonly<Record<string, string>>, token?: string) => {
    const headers = token === undefined ? undefined : { Authorization: scheme + token }
    const answer = await fetch(path, { method: 'POST', body: new URLSearchParams(fields), headers })
    return ((await answer.json()) as { readonly data?: Data | null }).data ?? undefined
  }
  const token = (await call<{ readonly api_token: string }>(paths.session, {}))?.api_token
  if (token === undefined) return
  const before = await call<{ readonly on: boolean }>(
    paths.options,
    { endpoint: oldSubscription.endpoint },
    token,
  )
  if (!before?.on) return
  const subscription = newSubscription ?? (await registration.pushManager.subscribe(oldSubscription.options))
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {}
  const device: RequestOf<typeof subscribePush> = { endpoint: subscription.endpoint, p256dh, auth }
  await call(paths.subscribe, device, token)
}
