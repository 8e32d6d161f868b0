import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { type Bucket, startBucket } from '../../testing/bucket'
import { diskStore } from './disk-store'
import type { S3Timeouts } from './s3-client'
import { s3Store } from './s3-store'
import { type FileStore, orUnavailable } from './store'

let folder: string
let bucket: Bucket
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'within-reach-files-'))
  bucket = await startBucket(path.join(folder, 's3'))
})
afterAll(async () => {
  await bucket.stop()
  await rm(folder, { recursive: true })
})

const keyOf = (letter: string, ending = '.webp') => letter.repeat(22) + ending
const read = async (store: FileStore, key: string) => {
  const file = await store.open(key)
  return file && { bytes: await buffer(file.stream), type: file.type, size: file.size }
}

it('a folder is not up after a file could not be stored, until it accepts files again', async () => {
  const place = path.join(folder, 'blocked')
  const store = diskStore(place)
  expect(await store.isUp()).toBe(true)
  // A file in place of the folder: nothing can be written, for root neither.
  await writeFile(place, '')
  await expect(store.put(keyOf('b'), Buffer.from('x'), 'image/webp')).rejects.toThrow('ENOTDIR')
  expect(await store.isUp()).toBe(false)
  await rm(place)
  expect(await store.isUp()).toBe(true)
  expect(await readdir(place)).toEqual([])
})

describe.each([
  ['a folder', () => diskStore(path.join(folder, 'disk'))],
  ['an S3-compatible store', () => s3Store(bucket.settings)],
])('%s', (_name, opened) => {
  let store: FileStore
  beforeAll(() => (store = opened()))
  afterAll(() => store.close())

  it('returns a file unchanged', async () => {
    const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, n) => n % 251))
    await store.put(keyOf('a'), bytes, 'image/webp')
    await store.put(keyOf('a', '-small.webp'), Buffer.from('small'), 'image/webp')
    await store.put(keyOf('a', '.pdf'), Buffer.from('%PDF-'), 'application/pdf')
    expect(await read(store, keyOf('a'))).toEqual({ bytes, type: 'image/webp', size: 300_000 })
    expect(await read(store, keyOf('a', '-small.webp'))).toMatchObject({ bytes: Buffer.from('small') })
    expect(await read(store, keyOf('a', '.pdf'))).toMatchObject({ type: 'application/pdf', size: 5 })
  })

  it('has no file that was never stored', async () => {
    expect(await store.open(keyOf('n'))).toBeUndefined()
  })

  it('deletes files, including missing ones, and keeps the others', async () => {
    for (const letter of ['x', 'y', 'z']) await store.put(keyOf(letter), Buffer.from(letter), 'image/webp')
    await store.remove([keyOf('x'), keyOf('y'), keyOf('n')])
    await store.remove([])
    expect(await Promise.all(['x', 'y', 'z'].map((letter) => read(store, keyOf(letter))))).toMatchObject([
      undefined,
      undefined,
      { bytes: Buffer.from('z') },
    ])
  })
})

describe('a folder', () => {
  it.each(['../outside.webp', 'a/../../outside.webp', '/etc/passwd', '..', ''])(
    'refuses a key that points outside: %j',
    async (key) => {
      const store = diskStore(path.join(folder, 'disk'))
      await expect(store.put(key, Buffer.from('x'), 'image/webp')).rejects.toThrow('not the key')
      await expect(store.open(key)).rejects.toThrow('not the key')
      await expect(store.remove([key])).rejects.toThrow('not the key')
    },
  )

  it('keeps nothing of a file that could not be written completely', async () => {
    const place = path.join(folder, 'full')
    const store = diskStore(place)
    const nothing = undefined as unknown as Buffer
    await expect(store.put(keyOf('h'), nothing, 'image/webp')).rejects.toThrow('"data" argument')
    expect(await readdir(path.join(place, 'hh'))).toEqual([])
  })
})

it.each([
  ['is away', { url: 'http://127.0.0.1:1' }],
  ['has no such bucket', { bucket: 'elsewhere' }],
])('an S3-compatible store that %s makes files unavailable, not missing', async (_case, wrong) => {
  const store = s3Store({ ...bucket.settings, ...wrong })
  const unavailable = { status: 503, retryAfter: 5 }
  await expect(orUnavailable(store.open(keyOf('a')))).rejects.toMatchObject(unavailable)
  await expect(orUnavailable(store.put(keyOf('a'), Buffer.from('x'), 'image/webp'))).rejects.toMatchObject(
    unavailable,
  )
  store.close()
})

describe('an S3-compatible store that fails', () => {
  let server: Server
  let requests = 0
  async function failing(answers: boolean, timeouts: S3Timeouts): Promise<FileStore> {
    requests = 0
    server = createServer((_request, response) => {
      requests++
      if (answers) response.writeHead(403).end()
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    return s3Store({ ...bucket.settings, url: `http://127.0.0.1:${port}` }, timeouts)
  }
  afterEach(() => {
    server.closeAllConnections()
    server.close()
  })

  it('is given up at the deadline of the request, retries included', async () => {
    const store = await failing(false, { deadline: 50, rest: 60_000 })
    await expect(store.open(keyOf('a'))).rejects.toThrow('aborted')
    store.close()
  })

  it('is not used after five consecutive failures, and tried again after a pause', async () => {
    const store = await failing(true, { deadline: 60_000, rest: 10_000 })
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'clearTimeout'] })
    try {
      for (let n = 0; n < 5; n++) await expect(store.open(keyOf('a'))).rejects.toThrow()
      expect([await store.isUp(), requests]).toEqual([false, 5])
      await expect(store.open(keyOf('a'))).rejects.toThrow(/circuit/i)
      expect(requests).toBe(5)
      jest.setSystemTime(Date.now() + 10_001)
      await expect(store.open(keyOf('a'))).rejects.toThrow()
      expect(requests).toBe(6)
      expect(await store.isUp()).toBe(false)
      server.removeAllListeners('request').on('request', (_request, response) => response.end())
      jest.setSystemTime(Date.now() + 10_001)
      expect(await store.isUp()).toBe(true)
    } finally {
      jest.useRealTimers()
      store.close()
    }
  })
})

it('an S3-compatible store with missing files is not treated as unreachable', async () => {
  const store = s3Store(bucket.settings)
  for (let n = 0; n < 8; n++) expect(await store.open(keyOf('n'))).toBeUndefined()
  expect(await store.isUp()).toBe(true)
  store.close()
})
