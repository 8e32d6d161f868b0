import { pushOptions, session, subscribePush, successAnswer } from '@within-reach/contract'
import { storeRenewed } from './renewed-subscription'
import type { WorkerScope } from './worker-scope'

const subscription = (name: string) =>
  ({
    endpoint: `https://push.example/${name}`,
    options: { userVisibleOnly: true, applicationServerKey: null },
    toJSON: () => ({ keys: { p256dh: `key of ${name}`, auth: `secret of ${name}` } }),
  }) as unknown as PushSubscription
const [before, after] = [subscription('old'), subscription('new')]

/** A worker whose browser has a session, and whose service sent to the old address. */
function worker({ loggedIn = true, on = true } = {}) {
  const answers: Readonly<Record<string, unknown>> = {
    [session.path]: loggedIn ? successAnswer(session, { api_token: 'token-1' }) : { res: false },
    [pushOptions.path]: successAnswer(pushOptions, { key: 'BKey', on }),
    [subscribePush.path]: successAnswer(subscribePush, null),
  }
  const fetch = jest.fn((path: string, _init: RequestInit) =>
    Promise.resolve({ json: () => Promise.resolve(answers[path]) }),
  )
  const subscribe = jest.fn(() => Promise.resolve(after))
  const scope = { fetch, registration: { pushManager: { subscribe } } } as unknown as WorkerScope
  const sent = (path: string) =>
    fetch.mock.calls
      .filter(([to]) => to === path)
      .map(([, { body, headers }]) => [Object.fromEntries(body as URLSearchParams), headers])
  return { scope, sent, subscribe }
}
const bearer = { Authorization: 'Bearer token-1' }
const stored = [[{ endpoint: after.endpoint, p256dh: 'key of new', auth: 'secret of new' }, bearer]]

describe('a push subscription that the browser renews', () => {
  it('is stored for the member whose notifications came here', async () => {
    const { scope, sent, subscribe } = worker()
    await storeRenewed(scope, { oldSubscription: before, newSubscription: after })
    expect(sent(pushOptions.path)).toEqual([[{ endpoint: before.endpoint }, bearer]])
    expect(sent(subscribePush.path)).toEqual(stored)
    expect(subscribe).not.toHaveBeenCalled()
  })

  it('is made again if the browser has no new one', async () => {
    const { scope, sent, subscribe } = worker()
    await storeRenewed(scope, { oldSubscription: before, newSubscription: null })
    expect(subscribe).toHaveBeenCalledWith(before.options)
    expect(sent(subscribePush.path)).toEqual(stored)
  })

  it.each([
    ['nobody is logged in', { loggedIn: false }, before],
    ['this member did not turn notifications on here', { on: false }, before],
    ['the old one is unknown', {}, null],
  ])('is not stored if %s', async (_, options, oldSubscription) => {
    const { scope, sent, subscribe } = worker(options)
    await storeRenewed(scope, { oldSubscription, newSubscription: after })
    expect(sent(subscribePush.path)).toEqual([])
    expect(subscribe).not.toHaveBeenCalled()
  })
})
