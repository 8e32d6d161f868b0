import { createConnection } from './connection'
import { startProbe } from './probe'

const pause = 10_000
const alive = () => Promise.resolve(Response.json({ status: 'alive' }))

let visible: boolean
let online: boolean
beforeEach(() => {
  jest.useFakeTimers()
  visible = true
  online = true
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => !visible)
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online)
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

function offline(answer: () => Promise<Response>) {
  const connection = createConnection(true)
  const ask = jest.fn(answer)
  const refetch = jest.fn(() => Promise.resolve())
  const stop = startProbe({ connection, refetch, pause, ask })
  return { connection, ask, refetch, stop }
}

it('finds a service that is back on a page that reads nothing, and then reads again what is shown', async () => {
  const { connection, ask, refetch, stop } = offline(alive)
  await jest.advanceTimersByTimeAsync(pause)
  expect(connection.isOffline()).toBe(false)
  expect(refetch).toHaveBeenCalledTimes(1)
  await jest.advanceTimersByTimeAsync(3 * pause)
  expect(ask).toHaveBeenCalledTimes(1)
  stop()
})

it.each<[string, () => Promise<Response>]>([
  ['without a network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['behind the login page of a network', () => Promise.resolve(new Response('<p>Welcome to our café</p>'))],
  ['while a proxy says that the service is away', () => Promise.resolve(new Response('', { status: 503 }))],
])('stays offline %s, and asks again', async (_, answer) => {
  const { connection, ask, refetch, stop } = offline(answer)
  await jest.advanceTimersByTimeAsync(2 * pause)
  expect(connection.isOffline()).toBe(true)
  expect(ask).toHaveBeenCalledTimes(2)
  expect(refetch).not.toHaveBeenCalled()
  stop()
})

it('asks nothing while hidden or without a network, and at once when the page is shown again', async () => {
  const { connection, ask, stop } = offline(alive)
  online = false
  await jest.advanceTimersByTimeAsync(pause)
  online = true
  visible = false
  await jest.advanceTimersByTimeAsync(pause)
  expect(ask).not.toHaveBeenCalled()
  visible = true
  document.dispatchEvent(new Event('visibilitychange'))
  await jest.advanceTimersByTimeAsync(0)
  expect(connection.isOffline()).toBe(false)
  stop()
})

it('asks once at a time', async () => {
  const { ask, stop } = offline(() => new Promise(() => undefined))
  await jest.advanceTimersByTimeAsync(3 * pause)
  expect(ask).toHaveBeenCalledTimes(1)
  stop()
})
