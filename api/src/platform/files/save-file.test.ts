import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { refusedFile } from '@within-reach/contract'
import sharp from 'sharp'
import { gate } from '../../testing/gate'
import { diskStore } from './disk-store'
import { saveFile } from './save-file'
import { type FileStore, isKey } from './store'

let folder: string
let store: FileStore
let png: Buffer
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'within-reach-keep-'))
  store = diskStore(path.join(folder, 'files'))
  await mkdir(path.join(folder, 'files'))
  png = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
})
afterEach(() => rm(folder, { recursive: true }))

const pdf = Buffer.from('%PDF-1.4\n%%EOF')
/** A received file. */
async function uploaded(name: string, bytes: Buffer) {
  const file = path.join(folder, randomBytes(8).toString('hex'))
  await writeFile(file, bytes)
  return { name, path: file, size: bytes.length }
}

const kept = async (): Promise<string[]> =>
  (await readdir(path.join(folder, 'files'), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)

it('stores a picture under unguessable keys, with its small variant', async () => {
  const [one, two] = [
    await saveFile(store, 'fr', await uploaded('a.png', png), ['ana']),
    await saveFile(store, 'fr', await uploaded('a.png', png), ['ana']),
  ]
  const keys = [one.key, one.smallKey ?? '', two.key, two.smallKey ?? '']
  expect(keys.every(isKey)).toBe(true)
  expect([one.width, one.height]).toEqual([60, 40])
  expect(one.smallKey).toBe(one.key.replace('.webp', '-small.webp'))
  expect((await kept()).sort()).toEqual([...new Set(keys)].sort())
  expect(await kept()).toHaveLength(4)
})

it('stores a PDF unchanged, if the board accepts documents', async () => {
  const file = await saveFile(store, 'jobs', await uploaded('a.pdf', pdf), ['ana'])
  expect(file).toMatchObject({
    name: 'a.pdf',
    type: 'application/pdf',
    size: pdf.length,
    width: null,
    height: null,
    smallKey: undefined,
  })
  const stored = await store.open(file.key)
  expect(stored && (await buffer(stored.stream))).toEqual(pdf)
})

it.each([
  [
    'fr',
    'a.pdf',
    pdf,
    '"a.pdf" is not accepted here. Accepted are JPEG, PNG, WebP, GIF and AVIF pictures.',
    'type',
  ],
  [
    'qb',
    'a.svg',
    Buffer.from('<svg/>'),
    '"a.svg" is not accepted here. Accepted are JPEG, PNG, WebP, GIF and AVIF pictures, and PDF.',
    'type',
  ],
  [
    'tr',
    'IMG_1.HEIC',
    Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
    '"IMG_1.HEIC" is a HEIC picture, which browsers do not show. Save it as JPEG and try again.',
    'heic',
  ],
] as const)('refuses on %s with a reason: %s', async (board, name, bytes, message, why) => {
  await expect(saveFile(store, board, await uploaded(name, bytes), ['ana'])).rejects.toMatchObject({
    status: 415,
    message,
    sentences: [refusedFile(why, name)],
  })
  expect(await kept()).toEqual([])
})

it('stores nothing of a picture if one variant cannot be stored', async () => {
  const full: FileStore = {
    ...store,
    put: (key, bytes, type) =>
      key.includes('-small') ? store.put(key, bytes, type) : Promise.reject(new Error('ENOSPC')),
  }
  await expect(saveFile(full, 'fr', await uploaded('a.png', png), ['ana'])).rejects.toMatchObject({
    status: 503,
    message: 'Files cannot be stored or read right now. Try again in a moment.',
  })
  expect(await kept()).toEqual([])
})

it('refuses pictures if too many wait, and accepts the next when they are done', async () => {
  const [taken, { open, opened }] = [gate(), gate()]
  let running = 0
  // Two documents hold both slots, however fast the machine is.
  const slow: FileStore = {
    ...store,
    async put(key, bytes, type) {
      if (++running === 2) taken.open()
      await opened
      await store.put(key, bytes, type)
    },
  }
  const document = await uploaded('a.pdf', pdf)
  const holding = [1, 2].map(() => saveFile(slow, 'jobs', document, ['ben']))
  await taken.opened
  const picture = await uploaded('a.png', png)
  const refused: unknown[] = []
  const allRefused = gate()
  const flood = Array.from({ length: 30 }, () =>
    saveFile(store, 'fr', picture, ['ana']).catch((reason: unknown) => {
      if (refused.push(reason) === 22) allRefused.open()
    }),
  )
  await allRefused.opened
  expect(refused[0]).toMatchObject({ status: 503, retryAfter: 1 })
  open()
  expect((await Promise.all(flood)).filter(Boolean)).toHaveLength(8)
  expect(await Promise.all(holding)).toHaveLength(2)
  expect(await saveFile(store, 'fr', await uploaded('a.png', png), ['ana'])).toMatchObject({
    type: 'image/webp',
  })
})
