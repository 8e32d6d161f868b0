import { randomBytes } from 'node:crypto'
import { mkdtemp, open, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { deletePost, login, postDetail, posting, postMsg, type Session } from '@within-reach/contract'
import sharp from 'sharp'
import { diskStore } from '../platform/files/disk-store'
import type { FileStore } from '../platform/files/store'
import { startApi, type TestApi } from '../testing/api'
import { backUp } from './backup'
import { exportTo, type Source } from './export'
import { listBackups } from './folder'
import { rowsOf } from './manifest'
import { checkBackup, checkExport } from './restore'
import { inSnapshot } from './snapshot'
import { digestsOf, emptyDatabase, migrations } from '../testing/restored'

let folder: string
let api: TestApi
let ana: Session
let source: Source
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'within-reach-backup-'))
  api = await startApi()
  ana = await api.signUp('ana')
  source = {
    url: api.database.pool.options.connectionString ?? '',
    files: diskStore(api.platform.settings.filesDir),
  }
  await post('the first')
  await api.call(postMsg, { to: 'ana@example.com', msg: 'tab\there, \\N, 한국어\nand a line' }, byAna())
})
afterAll(async () => {
  await api.close()
  await rm(folder, { recursive: true })
})

const byAna = () => ({ token: ana.api_token })

/** Publishes a post with a picture. */
async function post(subject: string): Promise<number> {
  const bytes = await sharp({ create: { width: 90, height: 60, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const ad = { type: 'fr', region: 'Others', specificLocation: 'x', subject, description: 'x' }
  const { outcome } = await api.call(posting, ad, { ...byAna(), files: [{ name: 'a.png', bytes }] })
  if (outcome.kind !== 'ok') throw new Error(outcome.kind)
  return outcome.data.post_idx
}

/** An empty place for a restored site. */
const newTarget = async () => ({
  url: await emptyDatabase(),
  files: diskStore(path.join(folder, `files-${randomBytes(4).toString('hex')}`)),
  migrations,
})

/** The content of the uploads of the only post with a subject, by name. */
async function uploadsOf(url: string, files: FileStore): Promise<Record<string, string>> {
  const { rows } = await inSnapshot(url, (client) =>
    client.query<{ key: string }>(
      'select key from post_files union select small_key from post_files order by 1',
    ),
  )
  const found: Record<string, string> = {}
  for (const { key } of rows) {
    const file = await files.open(key)
    found[key] = file ? (await buffer(file.stream)).toString('base64') : 'missing'
  }
  return found
}

it('restores every row, every sequence and every upload', async () => {
  const file = path.join(folder, 'whole.tar')
  const manifest = await exportTo(source, file, undefined)
  expect(rowsOf(manifest)).toBeGreaterThan(5)
  const target = await newTarget()
  expect(await (await checkExport(file, undefined)).restoreTo(target)).toEqual([])
  expect(await digestsOf(target.url)).toEqual(await digestsOf(source.url))
  const uploads = await uploadsOf(source.url, source.files)
  expect(Object.keys(uploads)).toHaveLength(2)
  expect(await uploadsOf(target.url, target.files)).toEqual(uploads)
  const restored = await startApi({ databaseThrough: () => target.url })
  try {
    const { outcome } = await restored.call(login, { email: 'ana@example.com', password: 'password of ana' })
    expect(outcome.kind).toBe('ok')
    await restored.signUp('ben')
  } finally {
    await restored.close()
  }
})

it('is of one moment while members write, and has everything that was acknowledged before', async () => {
  let isOver = false
  const acknowledged: number[] = []
  const writing = [0, 1, 2].map(async (writer) => {
    for (let n = 0; !isOver; n++) {
      const id = await post(`writer ${writer}, ${n}`)
      acknowledged.push(id)
      // Some posts end meanwhile, with their files.
      if (n % 3 === 2) await api.call(deletePost, { idx: id }, byAna())
    }
  })
  while (acknowledged.length < 6) await Promise.race([...writing, new Promise(setImmediate)])
  const before = acknowledged.filter((_id, n) => n < 6)
  const file = path.join(folder, 'under-load.tar')
  const manifest = await exportTo(source, file, undefined)
  isOver = true
  await Promise.all(writing)
  expect(manifest.missing).toEqual([])
  const target = await newTarget()
  await (await checkExport(file, undefined)).restoreTo(target)
  const { rows } = await inSnapshot(target.url, (client) =>
    client.query<{ ids: number[]; searched: number; counted: number; files: number }>(
      `select (select array_agg(id) from posts) as ids, (select count(*)::integer from post_search) as searched,
        (select sum(posts)::integer from post_counts) as counted, (select count(*)::integer from post_files) as files`,
    ),
  )
  const { ids = [], ...counts } = rows[0] ?? {}
  const deleted = await inSnapshot(source.url, async (client) => {
    const left = await client.query<{ id: number }>('select id from posts where id = any($1)', [before])
    return before.filter((id) => !left.rows.some((row) => row.id === id))
  })
  expect(ids).toEqual(expect.arrayContaining(before.filter((id) => !deleted.includes(id))))
  expect(counts).toEqual({ searched: ids.length, counted: ids.length, files: ids.length })
  const uploads = await uploadsOf(target.url, target.files)
  expect(Object.keys(uploads)).toHaveLength(2 * ids.length)
  expect(Object.values(uploads)).not.toContain('missing')
})

it('keeps the files of a post that is deleted meanwhile, until the backup has ended', async () => {
  const id = await post('deleted meanwhile')
  const { outcome } = await api.call(postDetail, { id })
  const image = outcome.kind === 'ok' ? outcome.data.image_path : undefined
  const status = async () => (await fetch(`${api.url}${image}`)).status
  await inSnapshot(source.url, async () => {
    await api.call(deletePost, { idx: id }, byAna())
    await api.platform.cleanup.runAll()
    expect(await status()).toBe(200)
  })
  await api.platform.cleanup.runAll()
  expect(await status()).toBe(404)
})

it('refuses a second backup of the same database at the same time', async () => {
  await inSnapshot(source.url, () =>
    expect(exportTo(source, path.join(folder, 'second.tar'), undefined)).rejects.toThrow(
      'Another backup of this database is running.',
    ),
  )
})

describe('a folder of encrypted backups', () => {
  const key = randomBytes(32)
  let backups: { folder: string; key: Buffer }
  beforeAll(() => (backups = { folder: path.join(folder, 'backups'), key }))
  const listed = async () => (await listBackups(backups.folder)).map((backup) => backup.name)

  it('copies each upload once, and deletes with the oldest backup what only that one names', async () => {
    const id = await post('in the first backup')
    const first = await backUp(source, backups, undefined)
    expect(first.added).toBe(first.manifest.uploads.length)
    await api.call(deletePost, { idx: id }, byAna())
    await post('in the second backup')
    const second = await backUp(source, backups, 2)
    expect([second.added, second.deleted, (await listed()).length]).toEqual([2, 0, 2])
    const third = await backUp(source, backups, 2)
    expect([third.added, third.deleted, (await listed()).length]).toEqual([0, 1, 2])
    const files = (await readdir(backups.folder, { recursive: true })).filter((file) => /webp/.test(file))
    expect(files).toHaveLength(third.manifest.uploads.length)
  })

  it('restores the newest backup, or the named one', async () => {
    const before = await digestsOf(source.url)
    const { manifest } = await backUp(source, backups, undefined)
    await post('after the backup')
    await backUp(source, backups, undefined)
    const newest = await newTarget()
    await (await checkBackup(backups)).restoreTo(newest)
    // The moment itself is recorded after it.
    expect({ ...(await digestsOf(newest.url)), backups: '' }).toEqual({
      ...(await digestsOf(source.url)),
      backups: '',
    })
    const named = await newTarget()
    await (await checkBackup(backups, manifest.at.replaceAll(':', '-'))).restoreTo(named)
    expect(await digestsOf(named.url)).toEqual(before)
    await expect(checkBackup(backups, '1999')).rejects.toThrow('begins with 1999')
  })

  it('records its time', async () => {
    const { rows } = await api.database.pool.query('select kind from backups')
    expect(rows).toEqual([{ kind: 'backup' }])
  })

  it('refuses a damaged backup', async () => {
    await backUp(source, backups, 1)
    const files = (await readdir(backups.folder, { recursive: true, withFileTypes: true })).filter((entry) =>
      entry.isFile(),
    )
    expect(files.length).toBeGreaterThan(3)
    for (const { parentPath, name: file } of files) {
      const damaged = path.join(parentPath, file)
      const good = await readFile(damaged)
      await flip(damaged, Math.floor(good.length / 2))
      await expect(checkBackup(backups)).rejects.toThrow()
      await flip(damaged, Math.floor(good.length / 2))
    }
    await checkBackup(backups)
  })

  it('refuses another key, and none', async () => {
    await expect(checkBackup({ ...backups, key: randomBytes(32) })).rejects.toThrow('The key is not that')
    await expect(checkBackup({ ...backups, key: undefined })).rejects.toThrow(/are encrypted: name the key/)
  })
})

/** Changes a byte of a file, or changes it back. */
async function flip(file: string, position: number): Promise<void> {
  const handle = await open(file, 'r+')
  try {
    const byte = Buffer.alloc(1)
    await handle.read(byte, 0, 1, position)
    byte.writeUInt8(byte.readUInt8() ^ 1)
    await handle.write(byte, 0, 1, position)
  } finally {
    await handle.close()
  }
}
