import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { runCrowd } from './crowd'

/** The number of accepted calls; all others are refused. */
const capacity = 5

let server: Server
let url: string
beforeAll(async () => {
  let calls = 0
  server = createServer((_request, response) => {
    response.writeHead(++calls <= capacity ? 200 : 503, { 'Content-Length': 1 }).end('x')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

it('measures only while the clients send: waits after their last refusal do not count', async () => {
  const seconds = 2
  const sent = { path: '/', bodies: [{ a: 'b' }], tokens: [] }
  const found = await runCrowd({ ...sent, url, connections: 2, seconds, pause: 20_000, patient: 10 })
  // The waits after refusals are longer than the run.
  expect(found.perSecond).toBeGreaterThan(0)
  expect(found.perSecond * seconds).toBeLessThanOrEqual(capacity)
  expect(found.perSecond * seconds).toBeGreaterThan(capacity / 2)
})
