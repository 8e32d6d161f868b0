import { EventEmitter } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { dropStalled, watchArrival } from './arrival'

const pace = { patience: 10_000, leastSpeed: 1000 }

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

/** A request of which a test says what came in. */
function coming() {
  const socket = { bytesRead: 500, destroy: jest.fn() }
  const raw = Object.assign(new EventEmitter(), { complete: false, destroyed: false, socket })
  return { raw: raw as unknown as IncomingMessage & EventEmitter, socket }
}

it('gives a form without files its seconds, however fast it is', () => {
  const { raw, socket } = coming()
  const { signal } = watchArrival(raw, pace, false)
  socket.bytesRead += 1_000_000
  jest.advanceTimersByTime(9_999)
  expect(signal.aborted).toBe(false)
  jest.advanceTimersByTime(1)
  expect(signal.reason).toMatchObject({
    status: 400,
    message: 'The form came in too slowly: it may take 10 s. Send it again.',
  })
})

it('lets files come in as long as they are fast enough', () => {
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

it.each([true, false])('watches nothing any more once it ended, with files: %s', (hasFiles) => {
  const { signal, end } = watchArrival(coming().raw, pace, hasFiles)
  end()
  expect(jest.getTimerCount()).toBe(0)
  expect(signal.aborted).toBe(false)
})

it('drops a client that was refused and stops sending, and none that sends on', () => {
  const { raw, socket } = coming()
  dropStalled(raw, pace)
  socket.bytesRead += 10_000
  jest.advanceTimersByTime(10_000)
  expect(socket.destroy).not.toHaveBeenCalled()
  jest.advanceTimersByTime(10_000)
  expect(socket.destroy).toHaveBeenCalled()
})

it('leaves the connection of a request that is there', () => {
  const { raw } = coming()
  dropStalled(raw, pace)
  raw.emit('end')
  expect(jest.getTimerCount()).toBe(0)
  raw.complete = true
  dropStalled(raw, pace)
  expect(jest.getTimerCount()).toBe(0)
})
