import path from 'node:path'
import { login, offerHome, postDetail } from '@within-reach/contract'
import sharp from 'sharp'
import { startApi } from '../testing/api'
import { signUpAgent, visitorsCase } from '../testing/cases'
import { digestsOf } from '../testing/restored'
import { openSiteWithUploads, type SiteWithUploads, uploadsOf } from '../testing/site-with-uploads'
import { exportTo } from './export'
import { rowsOf } from './manifest'
import { checkExport } from './restore'
import { inSnapshot } from './snapshot'

let site: SiteWithUploads
beforeAll(async () => {
  site = await openSiteWithUploads()
})
afterAll(() => site.close())

it('restores every row, every sequence and every upload', async () => {
  const { source } = site
  const file = path.join(site.folder, 'whole.tar')
  const manifest = await exportTo(source, file, undefined)
  expect(rowsOf(manifest)).toBeGreaterThan(5)
  const target = await site.newTarget()
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
  const { source } = site
  let isOver = false
  const acknowledged: number[] = []
  const writing = [0, 1, 2].map(async (writer) => {
    for (let n = 0; !isOver; n++) {
      const id = await site.post(`writer ${writer}, ${n}`)
      acknowledged.push(id)
      // Some posts end meanwhile, with their files.
      if (n % 3 === 2) await site.deletePost(id)
    }
  })
  while (acknowledged.length < 6) await Promise.race([...writing, new Promise(setImmediate)])
  const before = acknowledged.filter((_id, n) => n < 6)
  const file = path.join(site.folder, 'under-load.tar')
  const manifest = await exportTo(source, file, undefined)
  isOver = true
  await Promise.all(writing)
  expect(manifest.missing).toEqual([])
  const target = await site.newTarget()
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
  const { api } = site
  const id = await site.post('deleted meanwhile')
  const { outcome } = await api.call(postDetail, { id })
  const image = outcome.kind === 'ok' ? outcome.data.image_path : undefined
  const status = async () => (await fetch(`${api.url}${image}`)).status
  await inSnapshot(site.source.url, async () => {
    await site.deletePost(id)
    await api.platform.cleanup.runAll()
    expect(await status()).toBe(200)
  })
  await api.platform.cleanup.runAll()
  expect(await status()).toBe(404)
})

it('has the private pictures of cases', async () => {
  const { api, source } = site
  const agent = await signUpAgent(api, 'yuna')
  const { idx } = await visitorsCase(api, 'visitor@example.com')
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const home = { title: 'x', area: 'x', rent: 1, deposit: 1, currency: 'GBP', available: '2026-12-01' }
  const files = [{ name: 'a.png', bytes }]
  await api.call(offerHome, { idx, ...home }, { token: agent.api_token, files })
  const file = path.join(site.folder, 'with-a-case.tar')
  expect((await exportTo(source, file, undefined)).missing).toEqual([])
  const target = await site.newTarget()
  await (await checkExport(file, undefined)).restoreTo(target)
  const { rows } = await inSnapshot(target.url, (client) =>
    client.query<{ key: string; small_key: string }>('select key, small_key from case_files'),
  )
  expect(rows).toHaveLength(1)
  for (const key of Object.values(rows[0] ?? {})) {
    const stored = await target.files.open(key)
    expect(stored?.size).toBeGreaterThan(0)
    stored?.stream.destroy()
  }
})

it('refuses a second backup of the same database at the same time', async () => {
  await inSnapshot(site.source.url, () =>
    expect(exportTo(site.source, path.join(site.folder, 'second.tar'), undefined)).rejects.toThrow(
      'Another backup of this database is running.',
    ),
  )
})
