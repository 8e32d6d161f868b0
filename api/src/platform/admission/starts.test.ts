import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { createStarts, startsPerTurn } from './starts'

const turn = () => new Promise(setImmediate)

it('starts work at once, up to a number per turn, and the rest in order', async () => {
  const starts = createStarts()
  const started: number[] = []
  const count = 3 * startsPerTurn + 1
  for (let n = 0; n < count; n++) starts(() => started.push(n))
  const seen = [started.length]
  for (let turns = 0; turns < 3; turns++) {
    await turn()
    starts(() => started.push(count + turns))
    seen.push(started.length)
  }
  expect(seen).toEqual([1, 2, 3].map((times) => times * startsPerTurn).concat(3 * startsPerTurn + 4))
  expect(started).toEqual(Array.from({ length: count + 3 }, (_, n) => n))
  await turn()
  starts(() => started.push(-1))
  expect(started.at(-1)).toBe(-1)
})

it('lets connections be accepted before all work of a crowd has started', async () => {
  const starts = createStarts()
  let started = 0
  let startedBefore: number | undefined
  const server = createServer((socket) => {
    startedBefore ??= started
    socket.destroy()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const probe = connect((server.address() as AddressInfo).port, '127.0.0.1')
  for (let n = 0; n < 400; n++) starts(() => started++)
  await once(server, 'connection')
  probe.destroy()
  server.close()
  expect(startedBefore).toBeLessThan(400)
})
