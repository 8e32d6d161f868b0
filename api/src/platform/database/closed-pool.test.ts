import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { openTestDatabase } from '../../testing/database'
import { type OpenDatabase, openDatabase } from './database'

let database: OpenDatabase
beforeAll(async () => (database = await openTestDatabase()))
afterAll(() => database.close())

const ask = { name: 'test ask', text: 'SELECT 1' }

it('a connection that breaks after its pool was closed is not reported', async () => {
  const troubles: Error[] = []
  const { url, close } = await openStoppingServer(database.pool.options.connectionString ?? '')
  const other = openDatabase(url, (error) => troubles.push(error))
  await other.query(ask)
  const disconnected = new Promise((resolve) => other.pool.once('remove', resolve))
  await other.close()
  await disconnected
  close()
  expect(troubles).toEqual([])
})

/** What a server sends over its connections when it stops: an ErrorResponse of PostgreSQL's protocol. */
const stopping = errorResponse({ S: 'FATAL', C: '57P01', M: 'terminating connection' })

function errorResponse(fields: Readonly<Record<string, string>>): Buffer {
  const body = `${Object.entries(fields)
    .map(([name, value]) => `${name}${value}\0`)
    .join('')}\0`
  const head = Buffer.from('E    ')
  head.writeInt32BE(4 + body.length, 1)
  return Buffer.concat([head, Buffer.from(body)])
}

/** A proxy to a server. It answers the end of a connection like a server that stops at that moment. */
async function openStoppingServer(url: string): Promise<{ url: string; close(): void }> {
  const terminate = Buffer.from('X\0\0\0\x04')
  const proxy = createServer((near) => {
    const far = connect(Number(new URL(url).port), '127.0.0.1')
    near.on('data', (bytes) => (bytes.equals(terminate) ? near.end(stopping) : far.write(bytes)))
    far.on('data', (bytes) => near.write(bytes))
    near.on('error', () => {}).on('close', () => far.destroy())
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const through = new URL(url)
  through.host = `127.0.0.1:${(proxy.address() as AddressInfo).port}`
  return { url: through.href, close: () => proxy.close() }
}
