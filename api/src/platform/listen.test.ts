import { connect } from 'node:net'
import { startApi, type TestApi } from '../testing/api'

let api: TestApi
beforeAll(async () => (api = await startApi()))
afterAll(() => api.close())

it('drops no connection of a crowd that connects before any is accepted', async () => {
  const crowd = 800
  const { hostname: host, port } = new URL(api.url)
  let connected = 0
  // All begin within one turn of the event loop, in which the service accepts none.
  const sockets = Array.from({ length: crowd }, () =>
    connect({ host, port: Number(port) }).once('connect', () => connected++),
  )
  // A dropped attempt would be repeated after a second, many turns later.
  for (let turn = 0; turn < 3; turn++) await new Promise(setImmediate)
  for (const socket of sockets) socket.destroy()
  expect(connected).toBe(crowd)
})
