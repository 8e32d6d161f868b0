import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Database, OpenDatabase } from '../platform/database/database'
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
const folders: string[] = []
const apps: FastifyInstance[] = []
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()))
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })))
  await database.close()
})

const publish = async (version: string) => {
  const built = buildVersion(version)
  await storeVersion(database, { record: readRecord(built.record), files: built.files, who: 'ana' })
  return built
}
const newFolder = async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'within-reach-versions-'))
  folders.push(folder)
  return folder
}

/** Counts the statements to the database, by name. */
function counting(): { database: Database; queries: Record<string, number> } {
  const queries: Record<string, number> = {}
  const counted: Database = {
    ...database,
    query(statement, values) {
      queries[statement.name] = (queries[statement.name] ?? 0) + 1
      return database.query(statement, values)
    },
  }
  return { database: counted, queries }
}

/** An instance of the site, by default with its own folder. */
async function instance({
  root,
  over = database,
  pause = 0,
}: {
  root?: string
  over?: Database
  pause?: number
}) {
  const folder = root ?? (await newFolder())
  const app = Fastify()
  registerErrorHandler(app)
  await serveVersionFiles(app, await openVersionFiles(folder, over, createPublishedVersions(over, pause)))
  apps.push(app)
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const get = (address: string, headers = {}) => rawGet(url, `/remotes/${address}`, headers)
  return { folder, get }
}

it('serves the files of a published version without expiry, compressed if the client accepts it', async () => {
  const { files, record } = await publish('1.0.0')
  const { get } = await instance({})
  const plain = await get('mfe-events/1.0.0/entry.js')
  expect([plain.status, plain.body]).toEqual([200, files[0]?.bytes])
  expect(plain.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'application/javascript; charset=utf-8',
  })
  const packed = await get('mfe-events/1.0.0/entry.js', { 'accept-encoding': 'gzip, br' })
  expect(packed.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(packed.body)).toEqual(files[0]?.bytes)
  expect((await get('mfe-events/1.0.0/record.json')).body.toString()).toBe(record)
})

it('fills its folder once for any number of concurrent requests, and again if it was lost', async () => {
  await publish('1.1.0')
  const { database: over, queries } = counting()
  const { folder, get } = await instance({ over })
  const statuses = async () =>
    (await Promise.all(Array.from({ length: 8 }, () => get('mfe-events/1.1.0/entry.js')))).map(
      ({ status }) => status,
    )
  expect(new Set(await statuses())).toEqual(new Set([200]))
  expect(queries['registry-file-names-listed']).toBe(1)
  await rm(path.join(folder, 'mfe-events'), { recursive: true })
  expect(new Set(await statuses())).toEqual(new Set([200]))
  expect(queries['registry-file-names-listed']).toBe(2)
})

it('shares one folder with other processes: each file is complete, and nothing partial is left', async () => {
  await publish('1.2.0')
  const first = await instance({})
  const others = await Promise.all([instance({ root: first.folder }), instance({ root: first.folder })])
  const answers = await Promise.all(
    [first, ...others].map(({ get }) => get('mfe-events/1.2.0/pages.0123456789.css')),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await readdir(first.folder)).toEqual(['mfe-events'])
})

it('leaves nothing incomplete behind, and answers that it cannot serve', async () => {
  await publish('1.3.0')
  const broken: Database = {
    ...database,
    query: (statement, values) =>
      statement.name === 'registry-file-found' && values?.[2] === 'record.json'
        ? Promise.reject(new Error('lost'))
        : database.query(statement, values),
  }
  const { folder, get } = await instance({ over: broken })
  expect((await get('mfe-events/1.3.0/entry.js')).status).toBe(500)
  expect(await readdir(folder)).toEqual(['mfe-events'])
  expect(await readdir(path.join(folder, 'mfe-events'))).toEqual([])
  const whole = await instance({ root: folder })
  expect((await whole.get('mfe-events/1.3.0/entry.js')).status).toBe(200)
})

it('serves a version that was deleted and then published again', async () => {
  await publish('1.5.0')
  const { folder, get } = await instance({})
  expect((await get('mfe-events/1.5.0/entry.js')).status).toBe(200)
  await rm(path.join(folder, 'mfe-events/1.5.0'), { recursive: true })
  for (const table of ['remote_files', 'remote_versions'])
    await database.pool.query(`delete from ${table} where version = '1.5.0'`)
  expect((await get('mfe-events/1.5.0/entry.js')).status).toBe(404)
  await publish('1.5.0')
  expect((await get('mfe-events/1.5.0/entry.js')).status).toBe(200)
})

it('deletes what a killed process left behind, but not what another is filling now', async () => {
  const folder = await newFolder()
  for (const name of ['.filling-old', '.filling-new']) await mkdir(path.join(folder, name))
  await utimes(path.join(folder, '.filling-old'), 0, 0)
  await instance({ root: folder })
  expect(await readdir(folder)).toEqual(['.filling-new'])
})

it('queries the database once for any number of unpublished versions', async () => {
  const { database: over, queries } = counting()
  const published = createPublishedVersions(over)
  const found = await Promise.all(
    Array.from({ length: 50 }, (_, n) => published.has('mfe-events', `9.9.${n}`)),
  )
  expect(new Set(found)).toEqual(new Set([false]))
  expect(queries).toEqual({ 'registry-version-keys-listed': 1 })
})

it('finds a version that was published after an earlier request for it', async () => {
  const { get } = await instance({ pause: 20 })
  expect((await get('mfe-events/1.4.0/entry.js')).status).toBe(404)
  await publish('1.4.0')
  expect((await get('mfe-events/1.4.0/entry.js')).status).toBe(200)
})

it.each([
  'mfe-events/1.0.0/gone.js',
  'mfe-events/1.0.0/',
  'mfe-events/1.0.0/.secret',
  'mfe-events/../mail/1.eml',
  '..%2fmail%2f1.eml',
  'mfe-events/..%2f..%2fmail/1.eml',
  'mfe-events/1.0.0%2f..%2f..%2f..%2fmail/1.eml',
  'mfe-events%2f1.0.0/entry.js/x',
  '.filling-abc/1.0.0/entry.js',
])('has nothing at %s', async (address) => {
  await publish('1.0.0')
  const { get } = await instance({})
  expect([403, 404]).toContain((await get(address)).status)
})
