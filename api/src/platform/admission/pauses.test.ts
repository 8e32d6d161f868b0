import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { arePausesWorthwhile, createPauses, pausedFor } from './pauses'

let time = 0
const pauses = createPauses(() => time)
const answered: string[] = []
let server: Server
let sockets: Socket[]
beforeAll(async () => {
  server = createServer((request, response) => {
    answered.push(request.url ?? '')
    response.end('x')
    if (request.url === '/refused') response.once('close', () => pauses.add(request))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  sockets = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')]
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
})
afterAll(() => {
  for (const socket of sockets) socket.destroy()
  server.close()
})

const send = (socket: Socket | undefined, path: string) =>
  socket?.write(`POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\nabc`)

it.each([
  [{ delay: 0, refused: 0.02 }, false],
  [{ delay: 0, refused: 1 }, true],
  [{ delay: 30, refused: 0 }, true],
])('with %j, pausing refused connections is worthwhile: %s', (measured, expected) => {
  expect(arePausesWorthwhile(measured)).toBe(expected)
})

it('does not read from a paused connection, but from the others', async () => {
  const [paused, other] = sockets
  if (!paused || !other) throw new Error('two connections')
  send(paused, '/refused')
  await once(paused, 'data')
  send(paused, '/again')
  for (let n = 0; n < 5; n++) {
    send(other, `/other`)
    await once(other, 'data')
  }
  time = pausedFor - 1
  pauses.sweep(0)
  send(other, '/other')
  await once(other, 'data')
  expect(answered).not.toContain('/again')
  time = pausedFor
  pauses.sweep(0)
  await once(paused, 'data')
  expect(answered.at(-1)).toBe('/again')
})

it('reads again from a paused connection as soon as there is room', async () => {
  const [paused] = sockets
  if (!paused) throw new Error('a connection')
  send(paused, '/refused')
  await once(paused, 'data')
  // The pause begins in a later turn.
  await new Promise((resolve) => setImmediate(() => setImmediate(resolve)))
  send(paused, '/with-room')
  pauses.sweep(1)
  await once(paused, 'data')
  expect(answered.at(-1)).toBe('/with-room')
})

it('forgets a closed connection', async () => {
  const [paused] = sockets
  if (!paused) throw new Error('a connection')
  send(paused, '/refused')
  await once(paused, 'data')
  paused.destroy()
  time += pausedFor
  expect(() => pauses.sweep(0)).not.toThrow()
})
