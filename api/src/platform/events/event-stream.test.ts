import { once } from 'node:events'
import { openEventStream } from './event-stream'

/** Everything that a slow reader gets. Before Node 26, one read returns all chunks. */
function read(stream: ReturnType<typeof openEventStream>): string {
  const chunk = stream.body.read() as Buffer | null
  return chunk === null ? '' : String(chunk) + read(stream)
}

it('sends the retry time, then each event once', () => {
  const stream = openEventStream(5000)
  stream.send('unread', { count: 1 })
  stream.send('unread', { count: 1 })
  expect(read(stream)).toBe('retry: 5000\n\nevent: unread\ndata: {"count":1}\n\n')
  stream.send('unread', { count: 1 })
  expect(read(stream)).toBe('')
  stream.send('unread', { count: 0 })
  expect(read(stream)).toBe('event: unread\ndata: {"count":0}\n\n')
})

it('keeps only the newest event for a slow reader', () => {
  const stream = openEventStream(5000)
  for (let count = 1; count <= 100_000; count++) stream.send('unread', { count })
  expect(stream.body.readableLength).toBeLessThan(2048)
  let all = ''
  for (let some = read(stream); some !== ''; some = read(stream)) all += some
  expect(all.endsWith('event: unread\ndata: {"count":100000}\n\n')).toBe(true)
  expect(all.length).toBeLessThan(4096)
})

it('sends a comment as heartbeat, and cuts off a reader that stops reading', async () => {
  const stream = openEventStream(5000)
  read(stream)
  stream.beat()
  expect(read(stream)).toBe(':\n\n')
  const closed = once(stream.body, 'close')
  // The buffer is full, then one heartbeat waits, then one is too many.
  for (let count = 1; count <= 1000; count++) stream.send('unread', { count })
  expect(stream.body.destroyed).toBe(false)
  stream.beat()
  expect(stream.body.destroyed).toBe(false)
  stream.beat()
  await closed
})

it('ends for a reader that reads, and after a time limit for one that does not', async () => {
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

it('sends nothing after its end', () => {
  const stream = openEventStream(5000)
  stream.end(60_000)
  stream.send('unread', { count: 1 })
  stream.beat()
  stream.end()
  expect(read(stream)).toBe('retry: 60000\n\n')
})
