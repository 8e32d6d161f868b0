import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { deletePost, postDetail, posting, posts, refusedFile, type Session } from '@within-reach/contract'
import sharp from 'sharp'
import * as v from 'valibot'
import { errors } from '../platform/errors'
import type { Once } from '../platform/idempotency/idempotency'
import { startApi, type TestApi } from '../testing/api'
import { publishPost } from './service'

let api: TestApi
let ana: Session
beforeAll(async () => {
  api = await startApi()
  ana = await api.signUp('ana')
})
afterAll(() => api.close())

const picture = (color: string) =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: color } })
    .png()
    .toBuffer()
const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')

const ad = { type: 'fr', region: 'Others', specificLocation: 'x', subject: 'With files', description: 'x' }
const job = { ...ad, type: 'jobs' }

type File = { name: string; bytes: Buffer }
const publish = (fields: object, files: File[]) =>
  api.call(posting, { ...fields }, { token: ana.api_token, files })

async function published(fields: object, files: File[]) {
  const { outcome } = await publish(fields, files)
  if (outcome.kind !== 'ok') throw new Error(outcome.kind)
  const detail = await api.call(postDetail, { id: outcome.data.post_idx })
  if (detail.outcome.kind !== 'ok') throw new Error(detail.outcome.kind)
  return detail.outcome.data
}

const fetched = async (url: string | null | undefined) => fetch(api.url + (url ?? '/nowhere'))

/** The number of files in the store. */
async function stored(): Promise<number> {
  const entries = await readdir(path.join(api.platform.settings.dataDir, 'files'), {
    recursive: true,
    withFileTypes: true,
  }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).length
}

it('shows the picture of a roommate ad on its page, and a small one in the list', async () => {
  spec('2.view.image', '7.postDetail')
  const post = await published(ad, [{ name: '내 방.png', bytes: await picture('red') }])
  expect(post.files).toEqual([
    {
      name: '내 방.png',
      path: post.image_path,
      type: 'image/webp',
      size: expect.any(Number),
      width: 900,
      height: 600,
    },
  ])
  const whole = await fetched(post.image_path)
  expect([whole.status, whole.headers.get('Content-Type')]).toEqual([200, 'image/webp'])
  expect((await whole.arrayBuffer()).byteLength).toBe(post.files[0]?.size)
  const { outcome } = await api.call(posts, { type: 'fr' })
  const small = await fetched(outcome.kind === 'ok' ? outcome.data[0]?.image_path : null)
  expect((await sharp(await small.arrayBuffer()).metadata()).width).toBeLessThan(900)
})

it('keeps up to five files of a job in their order, the first picture as its image', async () => {
  spec('3.post.image', 'readings.files.jobs')
  const post = await published(job, [
    { name: 'contract.pdf', bytes: pdf },
    { name: 'a.png', bytes: await picture('green') },
    { name: 'b.png', bytes: await picture('blue') },
    { name: 'C:\\fakepath\\c\u0000\u202e.pdf', bytes: pdf },
    { name: '..', bytes: pdf },
  ])
  expect(post.files.map(({ name, type }) => [name, type])).toEqual([
    ['contract.pdf', 'application/pdf'],
    ['a.png', 'image/webp'],
    ['b.png', 'image/webp'],
    ['c.pdf', 'application/pdf'],
    ['file', 'application/pdf'],
  ])
  expect(post.image_path).toBe(post.files[1]?.path)
  const download = await fetched(post.files[0]?.path)
  expect(download.headers.get('Content-Disposition')).toContain('attachment')
})

describe('the size of a picture', () => {
  const sizes = (post: Awaited<ReturnType<typeof published>>) =>
    post.files.map(({ width, height }) => [width, height])

  it('is that of the shown picture, upright and reduced; documents have none', async () => {
    const turned = await sharp(await picture('red'))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const large = await sharp(await picture('blue'))
      .resize(3200, 1000, { fit: 'fill' })
      .png()
      .toBuffer()
    const post = await published(job, [
      { name: 'turned.jpg', bytes: turned },
      { name: 'a.pdf', bytes: pdf },
      { name: 'large.png', bytes: large },
    ])
    expect(sizes(post)).toEqual([
      [600, 900],
      [null, null],
      [1600, 500],
    ])
  })

  it('is unknown for a picture from before sizes were stored', async () => {
    const { post_idx: id } = await published(ad, [{ name: 'a.png', bytes: await picture('red') }])
    await api.database.pool.query('update post_files set width = null, height = null where post_id = $1', [
      id,
    ])
    const { outcome } = await api.call(postDetail, { id })
    expect(outcome).toMatchObject({ kind: 'ok', data: { files: [{ width: null, height: null }] } })
  })
})

it('is absent if there are only documents', async () => {
  spec('3.post.image')
  const post = await published({ type: 'qb', subject: 'x', description: 'x' }, [
    { name: 'a.pdf', bytes: pdf },
  ])
  expect([post.image_path, post.files.length]).toEqual([null, 1])
})

describe('a post with a refused file', () => {
  it.each([
    ['a PDF for a roommate ad', ad, { name: 'a.pdf', bytes: pdf }],
    ['a PDF that claims to be a picture', { ...ad, type: 'tr' }, { name: 'a.png', bytes: pdf }],
    ['a page', job, { name: 'a.html', bytes: Buffer.from('<html><script>alert(1)</script></html>') }],
    ['an SVG', job, { name: 'a.svg', bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') }],
    ['a broken picture', ad, { name: 'a.png', bytes: Buffer.from('\x89PNG\r\n\x1a\nnothing', 'latin1') }],
    ['an empty file', ad, { name: 'a.png', bytes: Buffer.alloc(0) }],
  ])('is not published, and nothing of it is stored: %s', async (_case, fields, bad) => {
    spec('readings.files.pictures')
    const [files, total] = [await stored(), (await api.call(posts, { type: fields.type })).body.total]
    const { status, body } = await publish(fields, [{ name: 'good.png', bytes: await picture('red') }, bad])
    expect([status, body.res, body.code]).toEqual([415, false, 'unsupported-type'])
    expect(await stored()).toBe(files)
    expect((await api.call(posts, { type: fields.type })).body.total).toBe(total)
  })

  it('names the maximum of files', async () => {
    const files = Array.from({ length: 6 }, (_, n) => ({ name: `${n}.pdf`, bytes: pdf }))
    const { status, body } = await publish(job, files)
    expect([status, body.res]).toEqual([400, false])
    expect(body.message).toContain('5')
  })

  it('names the maximum size of a file', async () => {
    const bytes = Buffer.concat([pdf, Buffer.alloc(10 * 1024 * 1024)])
    const { status, body } = await publish(job, [{ name: 'big.pdf', bytes }])
    expect([status, body.res]).toEqual([413, false])
    expect(body.message).toContain('10 MB')
    expect(body).toMatchObject({ sentences: [refusedFile('size', 'big.pdf')] })
  })
})

it('stores no file if the post breaks another rule', async () => {
  const before = await stored()
  const files = [{ name: 'a.png', bytes: await picture('red') }]
  expect((await publish({ ...ad, subject: '' }, files)).status).toBe(400)
  api.setRegion('Others', false)
  expect((await publish(ad, files)).status).toBe(403)
  api.setRegion('Others', true)
  expect(await stored()).toBe(before)
})

it('deletes the files with their post', async () => {
  const before = await stored()
  const post = await published(ad, [{ name: 'a.png', bytes: await picture('red') }])
  expect(await stored()).toBe(before + 2)
  await api.call(deletePost, { idx: post.post_idx }, { token: ana.api_token })
  expect(await stored()).toBe(before)
  expect((await fetched(post.image_path)).status).toBe(404)
})

it('keeps the files of a post that was stored although the answer of the database was lost', async () => {
  const { platform } = api
  const lost = errors.unavailable('The database is unavailable.', 5, { part: 'database' })
  const once: Once = {
    async write(work) {
      await platform.database.transaction(work)
      throw lost
    },
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'within-reach-upload-'))
  const upload = { name: 'kept.pdf', path: path.join(folder, 'kept.pdf'), size: pdf.length }
  await writeFile(upload.path, pdf)
  const { rows: members } = await api.database.pool.query<{ id: number }>('select id from users limit 1')
  const fields = { ...v.parse(posting.request, { ...job, subject: 'Lost answer' }) }
  const publishing = publishPost(platform, { userId: members[0]?.id ?? 0 }, fields, [upload], once)
  await expect(publishing).rejects.toBe(lost)
  await rm(folder, { recursive: true })
  const { rows } = await api.database.pool.query<{ key: string }>(
    `select key from post_files where name = 'kept.pdf'`,
  )
  expect((await fetched(`/files/${rows[0]?.key}`)).status).toBe(200)
})

it('deletes the files of a post if the database fails', async () => {
  const before = await stored()
  await api.database.pool.query('alter table post_files rename to away')
  const { status } = await publish(ad, [{ name: 'a.png', bytes: await picture('red') }])
  await api.database.pool.query('alter table away rename to post_files')
  expect([status, await stored()]).toEqual([500, before])
})
