import { EventEmitter } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { dropStalled, watchArrival } from './arrival'

const pace = { timeout: 10_000, minSpeed: 1000 }

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

/** A request whose received bytes the test controls. */
function coming() {
  const socket = { bytesRead: 500, destroy: jest.fn() }
  const raw = Object.assign(new EventEmitter(), { complete: false, destroyed: false, socket })
  return { raw: raw as unknown as IncomingMessage & EventEmitter, socket }
}

it('gives a form without files its time limit, at any speed', () => {
  const { raw, socket } = coming()
  const { signal } = watchArrival(raw, pace, false)
  socket.bytesRead += 1_000_000
  jest.advanceTimersByTime(9_999)
  expect(signal.aborted).toBe(false)
  jest.advanceTimersByTime(1)
  expect(signal.reason).toMatchObject({
    status: 400,
    message: 'The form arrived too slowly: it may take 10 s. Send it again.',
  })
})

it('accepts files while they arrive fast enough', () => {
  const { raw, socket } = coming()
  const { signal } = watchArrival(raw, pace, true)
  for (let window = 0; window < 30; window++) {
    socket.bytesRead += 10_000
    jest.advanceTimersByTime(10_000)
  }
  expect(signal.aborted).toBe(false)
  socket.bytesRead += 9_999
  jest.advanceTimersByTime(10_000)
  expect(signal.reason).toMatchObject({ status: 400 })
})

it.each([true, false])('stops watching when the body is complete, with files: %s', (hasFiles) => {
  const { signal, end } = watchArrival(coming().raw, pace, hasFiles)
  end()
  expect(jest.getTimerCount()).toBe(0)
  expect(signal.aborted).toBe(false)
})

it('drops a refused client that stops sending, but not one that continues', () => {
  const { raw, socket } = coming()
  dropStalled(raw, pace)
  socket.bytesRead += 10_000
  jest.advanceTimersByTime(10_000)
  expect(socket.destroy).not.toHaveBeenCalled()
  jest.advanceTimersByTime(10_000)
  expect(socket.destroy).toHaveBeenCalled()
})

it('keeps the connection of a complete request', () => {
  const { raw } = coming()
  dropStalled(raw, pace)
  raw.emit('end')
  expect(jest.getTimerCount()).toBe(0)
  raw.complete = true
  dropStalled(raw, pace)
  expect(jest.getTimerCount()).toBe(0)
})
