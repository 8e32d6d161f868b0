import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { createDCtx, decompressUsingDict, init } from '@bokuweb/zstd-wasm'
import Fastify, { type FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { type Cleanup, createCleanup } from '../platform/cleanup'
import type { OpenDatabase } from '../platform/database/database'
import { registerErrorHandler } from '../platform/error-handler'
import { openTestDatabase } from '../testing/database'
import { rawGet } from '../testing/raw-get'
import { serveAssets } from './serve-assets'
import { openShellFiles } from './shell-files'

let database: OpenDatabase
const apps: FastifyInstance[] = []
const folders: string[] = []
beforeAll(async () => {
  await init()
  database = await openTestDatabase()
})
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()))
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true })))
  await database.close()
})

const script = (text: string) => `export const text = '${text}'\n`.repeat(100)

/** An instance with a shell of some files. */
async function instance(files: Readonly<Record<string, string>>) {
  const folder = await mkdtemp(path.join(tmpdir(), 'within-reach-shell-'))
  folders.push(folder)
  for (const [name, text] of Object.entries({ ...files, 'shell.json': '{}' }))
    await writeFile(path.join(folder, name), text)
  const cleanup: Cleanup = createCleanup(pino({ enabled: false }))
  const app = Fastify()
  registerErrorHandler(app)
  await serveAssets(app, folder, await openShellFiles(database, folder, Object.keys(files), cleanup))
  apps.push(app)
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const get = (name: string, headers = {}) => rawGet(url, `/assets/${name}`, headers)
  return { get, cleanup }
}

it('serves the scripts of earlier shells, which open tabs ask for after a deploy', async () => {
  await instance({ 'shell.0000000001.js': script('one'), 'film.0000000001.webm': 'a film' })
  const { get } = await instance({ 'shell.0000000002.js': script('two') })
  const earlier = await get('shell.0000000001.js', { 'accept-encoding': 'br' })
  expect([earlier.status, brotliDecompressSync(earlier.body).toString()]).toEqual([200, script('one')])
  expect(earlier.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'application/javascript; charset=utf-8',
    vary: 'accept-encoding, available-dictionary',
  })
  for (const missing of ['film.0000000001.webm', 'shell.0000000009.js', 'shell.json'])
    expect((await get(missing)).status).toBe(404)
})

it('sends a new shell as the difference from an earlier one', async () => {
  await instance({ 'chrome.0000000001.js': script('one') })
  const { get } = await instance({ 'chrome.0000000002.js': script('one').replace('one', 'two') })
  const dictionary = Buffer.from(script('one'))
  const hash = createHash('sha256').update(dictionary).digest('base64')
  const { headers, body } = await get('chrome.0000000002.js', {
    'accept-encoding': 'br, dcz',
    'available-dictionary': `:${hash}:`,
    'dictionary-id': '"/assets/chrome.0000000001.js"',
  })
  expect(headers).toMatchObject({
    'content-encoding': 'dcz',
    'use-as-dictionary': 'match="/assets/chrome.*.js", id="/assets/chrome.0000000002.js"',
  })
  expect(Buffer.from(decompressUsingDict(createDCtx(), body.subarray(40), dictionary)).toString()).toBe(
    script('one').replace('one', 'two'),
  )
  expect(body.length).toBeLessThan(150)
})

it('removes what no instance had for thirty days, and keeps what one still has', async () => {
  const { cleanup } = await instance({ 'menu.0000000002.css': 'a {}' })
  await instance({ 'menu.0000000001.css': 'b {}' })
  await database.pool.query(
    `update shell_files set seen_at = now() - interval '31 days' where name like 'menu%'`,
  )
  await cleanup.runAll()
  const { rows } = await database.pool.query(`select name from shell_files where name like 'menu%'`)
  expect(rows).toEqual([{ name: 'menu.0000000002.css' }])
})
