import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createDCtx, decompressUsingDict, init } from '@bokuweb/zstd-wasm'
import Fastify, { type FastifyInstance } from 'fastify'
import type { OpenDatabase } from '../platform/database/database'
import { registerErrorHandler } from '../platform/error-handler'
import { openTestDatabase } from '../testing/database'
import { rawGet } from '../testing/raw-get'
import { buildVersion } from '../testing/versions'
import { createPublishedVersions } from './published'
import { readRecord } from './read-record'
import { serveVersionFiles } from './serve-files'
import { storeVersion } from './store-version'
import { openVersionFiles } from './version-files'

let database: OpenDatabase
let folder: string
let app: FastifyInstance
let get: (address: string, headers?: Record<string, string>) => ReturnType<typeof rawGet>

const publish = async (version: string): Promise<Buffer> => {
  const built = buildVersion(version)
  await storeVersion(database, { record: readRecord(built.record), files: built.files, who: 'ana' })
  const entry = built.files.find(({ name }) => name === 'entry.js')
  if (!entry) throw new Error('no entry')
  return entry.bytes
}

beforeAll(async () => {
  await init()
  database = await openTestDatabase()
  folder = await mkdtemp(path.join(tmpdir(), 'within-reach-deltas-'))
  app = Fastify()
  registerErrorHandler(app)
  await serveVersionFiles(app, await openVersionFiles(folder, database, createPublishedVersions(database, 0)))
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  get = (address, headers) => rawGet(url, `/remotes/${address}`, headers)
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
  await database.close()
})

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest()
const offer = (version: string, dictionary: Buffer) => ({
  'accept-encoding': 'gzip, br, dcb, dcz',
  'available-dictionary': `:${sha256(dictionary).toString('base64')}:`,
  'dictionary-id': `"/remotes/mfe-events/${version}/entry.js"`,
})

it('sends what changed since a version that the browser has, and asks it to keep the answer', async () => {
  const before = await publish('2.0.0')
  const after = await publish('2.0.1')
  const whole = await get('mfe-events/2.0.0/entry.js', { 'accept-encoding': 'gzip, br' })
  expect(whole.headers).toMatchObject({
    'use-as-dictionary': 'match="/remotes/mfe-events/*/entry.js", id="/remotes/mfe-events/2.0.0/entry.js"',
    vary: 'accept-encoding, available-dictionary',
  })
  const delta = await get('mfe-events/2.0.1/entry.js', offer('2.0.0', before))
  expect([delta.status, delta.headers]).toMatchObject([
    200,
    {
      'content-encoding': 'dcz',
      'content-type': 'application/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding, available-dictionary',
      'use-as-dictionary': 'match="/remotes/mfe-events/*/entry.js", id="/remotes/mfe-events/2.0.1/entry.js"',
    },
  ])
  expect(delta.body.subarray(0, 40)).toEqual(
    Buffer.concat([Buffer.from('5e2a4d1820000000', 'hex'), sha256(before)]),
  )
  expect(Buffer.from(decompressUsingDict(createDCtx(), delta.body.subarray(40), before))).toEqual(after)
})

it('sends the whole file if the dictionary differs from the file of its name, is unknown, or cannot be read', async () => {
  const before = await publish('2.1.0')
  await publish('2.1.1')
  const file = 'mfe-events/2.1.1/entry.js'
  const { 'accept-encoding': _all, ...headers } = offer('2.1.0', before)
  for (const sent of [
    offer('2.1.0', Buffer.from('another file')),
    offer('9.9.9', before),
    { ...headers, 'accept-encoding': 'br' },
    { ...offer('2.1.0', before), range: 'bytes=0-9' },
  ])
    expect((await get(file, sent)).headers['content-encoding']).not.toBe('dcz')
})

it('sends a whole file that has little in common with the dictionary', async () => {
  await publish('2.2.0')
  await publish('2.2.1')
  const { headers } = await get('mfe-events/2.2.1/pages.0123456789.js', {
    ...offer('2.2.0', Buffer.from('export const pages = []\n')),
    'dictionary-id': '"/remotes/mfe-events/2.2.0/pages.0123456789.js"',
  })
  // Twenty-four bytes: the header of a delta alone is longer.
  expect(headers['content-encoding']).toBe('br')
})

it('answers 404 for an unpublished file', async () => {
  const missing = await get('mfe-events/9.9.9/entry.js', offer('9.9.8', Buffer.from('')))
  expect(missing.status).toBe(404)
  expect(missing.headers['use-as-dictionary']).toBeUndefined()
})
