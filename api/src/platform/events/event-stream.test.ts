import { once } from 'node:events'
import { openEventStream } from './event-stream'

/** What a reader gets who reads now and then: everything that is there. */
const read = (stream: ReturnType<typeof openEventStream>): string =>
  String((stream.body.read() as Buffer | null) ?? '')

it('says when to come back, then each event once', () => {
  const stream = openEventStream(5000)
  stream.send('unread', { count: 1 })
  stream.send('unread', { count: 1 })
  expect(read(stream)).toBe('retry: 5000\n\nevent: unread\ndata: {"count":1}\n\n')
  stream.send('unread', { count: 1 })
  expect(read(stream)).toBe('')
  stream.send('unread', { count: 0 })
  expect(read(stream)).toBe('event: unread\ndata: {"count":0}\n\n')
})

it('keeps the newest for a reader who is slower than the events, and no more of them than that', () => {
  const stream = openEventStream(5000)
  for (let count = 1; count <= 100_000; count++) stream.send('unread', { count })
  expect(stream.body.readableLength).toBeLessThan(2048)
  let all = ''
  for (let some = read(stream); some !== ''; some = read(stream)) all += some
  expect(all.endsWith('event: unread\ndata: {"count":100000}\n\n')).toBe(true)
  expect(all.length).toBeLessThan(4096)
})

it('beats by a comment, and cuts off a reader who takes nothing any more', async () => {
  const stream = openEventStream(5000)
  read(stream)
  stream.beat()
  expect(read(stream)).toBe(':\n\n')
  const closed = once(stream.body, 'close')
  // Full, then one beat that waits, then one too many.
  for (let count = 1; count <= 1000; count++) stream.send('unread', { count })
  expect(stream.body.destroyed).toBe(false)
  stream.beat()
  expect(stream.body.destroyed).toBe(false)
  stream.beat()
  await closed
})

it('ends for a reader who reads, and after a while for one who does not', async () => {
  const reading = openEventStream(5000)
  reading.body.resume()
  const ended = once(reading.body, 'end')
  reading.end()
  await ended
  const stuck = openEventStream(5000)
  const closed = once(stuck.body, 'close')
  stuck.end()
  await closed
  expect(stuck.body.readableEnded).toBe(false)
})

it('says nothing after its end', () => {
  const stream = openEventStream(5000)
  stream.end(60_000)
  stream.send('unread', { count: 1 })
  stream.beat()
  stream.end()
  expect(read(stream)).toBe('retry: 60000\n\n')
})
