import { screen } from '@testing-library/react'
import {
  defaultNotifications,
  notificationSettings,
  pushOptions,
  subscribePush,
  unsubscribePush,
} from '@within-reach/contract'
import { mina, renderRemote, stubService } from '@within-reach/shared-core/testing'
import { Component as Notifications } from './notifications'

const endpoint = 'https://push.example.com/x'
const keys = { p256dh: 'the key', auth: 'the secret' }

/** What the browser's parts do. */
const requestPermission = jest.fn<Promise<NotificationPermission>, []>()
const unsubscribe = jest.fn(() => Promise.resolve(true))
const subscription = {
  endpoint,
  unsubscribe,
  toJSON: () => ({ endpoint, keys }),
  options: { applicationServerKey: Uint8Array.from(atob('BKey'), (byte) => byte.charCodeAt(0)).buffer },
}
const subscribe = jest.fn<Promise<unknown>, [unknown]>()
const getSubscription = jest.fn<Promise<unknown>, []>()

function giveBrowser(permission: NotificationPermission = 'default') {
  Object.assign(window, { PushManager: jest.fn(), Notification: { permission, requestPermission } })
  const ready = Promise.resolve({ pushManager: { subscribe, getSubscription } })
  Object.defineProperty(navigator, 'serviceWorker', { value: { ready }, configurable: true })
}

beforeEach(() => {
  requestPermission.mockReset().mockResolvedValue('granted')
  unsubscribe.mockClear()
  subscribe.mockReset().mockResolvedValue(subscription)
  getSubscription.mockReset().mockResolvedValue(null)
})
afterEach(() => {
  for (const name of ['PushManager', 'Notification']) Reflect.deleteProperty(window, name)
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

function show({ key = 'BKey', on = false }: { readonly key?: string | null; readonly on?: boolean } = {}) {
  const service = stubService()
  service.answer(notificationSettings, { kind: 'ok', data: defaultNotifications })
  service.answer(pushOptions, { kind: 'ok', data: { key, on } })
  service.answer(subscribePush, { kind: 'ok', data: null })
  service.answer(unsubscribePush, { kind: 'ok', data: null })
  return { service, ...renderRemote(<Notifications />, { path: '/notifications', member: mina }) }
}
const turnOn = () => screen.findByRole('button', { name: 'Turn on notifications' })

it('asks for permission at a press only, and tells the service of this device', async () => {
  giveBrowser()
  const { service, user } = show()
  const button = await turnOn()
  expect(requestPermission).not.toHaveBeenCalled()
  await user.click(button)
  expect(await screen.findByText('Notifications are on.')).toBeVisible()
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'BKey' })
  expect(service.sent(subscribePush)[0]?.fields).toEqual({ endpoint, ...keys })
  expect(screen.getByRole('button', { name: 'Turn off notifications' })).toHaveFocus()
})

it('turns them off at the service and in the browser', async () => {
  giveBrowser('granted')
  getSubscription.mockResolvedValue(subscription)
  const { service, user } = show({ on: true })
  await user.click(await screen.findByRole('button', { name: 'Turn off notifications' }))
  expect(await turnOn()).toBeVisible()
  expect(service.sent(pushOptions)[0]?.fields).toEqual({ endpoint })
  expect(service.sent(unsubscribePush)[0]?.fields).toEqual({ endpoint })
  expect(unsubscribe).toHaveBeenCalledTimes(1)
})

it('subscribes again if the browser was subscribed with an earlier key of the site', async () => {
  giveBrowser('granted')
  getSubscription.mockResolvedValue(subscription)
  subscribe.mockRejectedValueOnce(new DOMException('another key', 'InvalidStateError'))
  const { user } = show()
  await user.click(await turnOn())
  expect(await screen.findByText('Notifications are on.')).toBeVisible()
  expect(unsubscribe).toHaveBeenCalledTimes(1)
})

it('are off if the browser was subscribed with an earlier key of the site, whose notifications never arrive', async () => {
  giveBrowser('granted')
  const options = { applicationServerKey: new Uint8Array([255, 254, 253]).buffer }
  getSubscription.mockResolvedValue({ ...subscription, options })
  show({ on: true })
  expect(await turnOn()).toBeVisible()
  expect(screen.queryByText('Notifications are on.')).not.toBeInTheDocument()
})

it('stays off if the person closes the question, and says so if they are blocked', async () => {
  giveBrowser()
  requestPermission.mockResolvedValueOnce('default').mockResolvedValueOnce('denied')
  const { service, user } = show()
  await user.click(await turnOn())
  await user.click(await turnOn())
  expect(await screen.findByText(/Your browser blocks notifications/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /notifications/ })).not.toBeInTheDocument()
  // The pressed button was removed.
  expect(screen.getByRole('heading', { name: 'On this device' })).toHaveFocus()
  expect(service.sent(subscribePush)).toEqual([])
})

it.each([
  ['does not answer', () => subscribe.mockRejectedValue(new DOMException('no', 'AbortError'))],
  ['is unknown', () => undefined],
])('says so if the push service %s', async (_, fail) => {
  giveBrowser()
  const { service, user } = show()
  service.answer(subscribePush, { kind: 'unknownPushService' })
  fail()
  await user.click(await turnOn())
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The push service of your browser did not answer',
  )
  expect(await turnOn()).toBeVisible()
})

it('says why the service did not do it, and can be tried again', async () => {
  giveBrowser()
  const { service, user } = show()
  service.answer(subscribePush, { kind: 'offline' })
  await user.click(await turnOn())
  expect(await screen.findByRole('alert')).toHaveTextContent('You seem to be offline')
  service.answer(subscribePush, { kind: 'ok', data: null })
  await user.click(await turnOn())
  expect(await screen.findByText('Notifications are on.')).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('can be tried again if the browser breaks the permission off', async () => {
  giveBrowser()
  requestPermission.mockRejectedValueOnce(new Error('gone'))
  const { user } = show()
  await user.click(await turnOn())
  expect(await screen.findByRole('alert')).toHaveTextContent('This did not work. Try again.')
  await user.click(await turnOn())
  expect(await screen.findByText('Notifications are on.')).toBeVisible()
})

it('shows nothing of it on a site that sends no notifications', async () => {
  giveBrowser()
  show({ key: null })
  await screen.findByRole('button', { name: 'Save' })
  expect(screen.queryByRole('heading', { name: 'On this device' })).not.toBeInTheDocument()
})

it('says so if the browser has no notifications', async () => {
  show()
  expect(await screen.findByText(/This browser cannot show notifications/)).toBeVisible()
})
