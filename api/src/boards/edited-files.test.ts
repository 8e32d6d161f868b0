import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { deletePost, postDetail, posting, posts, type Session, updatePost } from '@within-reach/contract'
import sharp from 'sharp'
import { startApi, type TestApi } from '../testing/api'

let api: TestApi
let ana: Session
beforeAll(async () => {
  api = await startApi()
  ana = await api.signUp('ana')
})
afterAll(() => api.close())

const words = { region: 'Others', specificLocation: 'x', subject: 'With files', description: 'x' }

type File = { name: string; bytes: Buffer }
const pdf = (name: string): File => ({
  name,
  bytes: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
})
const picture = async (name: string): Promise<File> => ({
  name,
  bytes: await sharp({ create: { width: 90, height: 60, channels: 3, background: 'red' } })
    .png()
    .toBuffer(),
})

async function detail(id: number) {
  const { outcome } = await api.call(postDetail, { id })
  if (outcome.kind !== 'ok') throw new Error(outcome.kind)
  return outcome.data
}

async function published(type: string, files: File[]) {
  const { outcome } = await api.call(posting, { type, ...words }, { token: ana.api_token, files })
  if (outcome.kind !== 'ok') throw new Error(outcome.kind)
  return detail(outcome.data.post_idx)
}

const update = (id: number, keep: string | undefined, files: File[] = [], fields: object = {}) =>
  api.call(updatePost, { id, ...words, keep, ...fields }, { token: ana.api_token, files })

const fetched = async (url: string | null | undefined) => (await fetch(api.url + (url ?? '/nowhere'))).status

/** The number of files in the store; a picture is two. */
async function stored(): Promise<number> {
  const folder = path.join(api.platform.settings.dataDir, 'files')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).length
}

it('that are kept stay in order, new ones follow, and the others are deleted from the store', async () => {
  const before = await stored()
  const post = await published('jobs', [pdf('a.pdf'), await picture('b.png'), await picture('c.png')])
  const [a, b, c] = post.files
  const { status } = await update(post.post_idx, `${c?.path}, ${a?.path}`, [await picture('d.png')])
  expect(status).toBe(200)
  const { files, image_path } = await detail(post.post_idx)
  expect(files).toEqual([a, c, { ...files[2], name: 'd.png', type: 'image/webp' }])
  expect(files.map(({ width, height }) => [width, height])).toEqual([
    [null, null],
    [90, 60],
    [90, 60],
  ])
  expect(image_path).toBe(c?.path)
  expect(await Promise.all([a, b, c, files[2]].map((file) => fetched(file?.path)))).toEqual([
    200, 404, 200, 200,
  ])
  expect(await stored()).toBe(before + 5)
})

it.each([undefined, '', ' , '])('are all deleted if keep is %j', async (keep) => {
  const before = await stored()
  const post = await published('fr', [await picture('a.png')])
  expect((await update(post.post_idx, keep)).status).toBe(200)
  expect(await detail(post.post_idx)).toMatchObject({ files: [], image_path: null })
  expect(await stored()).toBe(before)
})

it('determine the picture in the list: the first remaining one', async () => {
  const post = await published('tr', [await picture('a.png'), await picture('b.png')])
  await update(post.post_idx, post.files[1]?.path)
  const { outcome } = await api.call(posts, { type: 'tr' })
  const shown = outcome.kind === 'ok' ? outcome.data[0]?.image_path : undefined
  expect(shown).toBe(post.files[1]?.path.replace('.webp', '-small.webp'))
  expect(await fetched(shown)).toBe(200)
})

it('survive many changes of their post', async () => {
  const post = await published('qb', [pdf('a.pdf')])
  for (let round = 0; round < 3; round++) await update(post.post_idx, post.files[0]?.path)
  expect((await detail(post.post_idx)).files).toEqual(post.files)
  expect(await fetched(post.files[0]?.path)).toBe(200)
})

describe('and the post stay unchanged if one file of the change is refused', () => {
  it.each([
    [
      'more than five together with the kept ones',
      400,
      '"image"',
      'jobs',
      true,
      [pdf('4'), pdf('5'), pdf('6')],
      {},
    ],
    ['six new ones', 400, '"image"', 'jobs', false, [1, 2, 3, 4, 5, 6].map((n) => pdf(`${n}`)), {}],
    ['a PDF on a board of pictures', 415, 'new.pdf', 'fr', true, [pdf('new.pdf')], {}],
    [
      'a file of another member',
      400,
      '"keep"',
      'fr',
      false,
      [],
      { keep: '/files/AAAAAAAAAAAAAAAAAAAAAA.webp' },
    ],
    ['another broken rule', 400, '"subject"', 'fr', true, [], { subject: ' ' }],
  ])('%s', async (_case, expected, named, type, keeps, files, fields) => {
    const post = await published(type, [await picture('1'), await picture('2'), await picture('3')])
    const before = await stored()
    const keep = keeps ? post.files.map((file) => file.path).join(',') : undefined
    const { status, body } = await update(post.post_idx, keep, files, fields)
    expect([status, body.message]).toEqual([expected, expect.stringContaining(named)])
    expect(await detail(post.post_idx)).toEqual(post)
    expect(await stored()).toBe(before)
  })

  it('stay unchanged if the database fails', async () => {
    const post = await published('fr', [await picture('a.png')])
    const before = await stored()
    await api.database.pool.query('alter table post_search rename to away')
    const { status } = await update(post.post_idx, undefined, [await picture('b.png')])
    await api.database.pool.query('alter table away rename to post_search')
    expect([status, await stored()]).toEqual([500, before])
    expect(await detail(post.post_idx)).toEqual(post)
  })
})

it('of two concurrent changes are all named by a post', async () => {
  const before = await stored()
  const post = await published('fr', [await picture('a.png')])
  const keep = post.files[0]?.path
  const files = [await picture('b.png')]
  const answers = await Promise.all([
    update(post.post_idx, keep, files),
    update(post.post_idx, undefined, files),
    update(post.post_idx, keep, files),
  ])
  // If the picture was removed first, the request that wanted to keep it is refused.
  for (const { status } of answers) expect([200, 400]).toContain(status)
  const left = (await detail(post.post_idx)).files
  expect(await stored()).toBe(before + 2 * left.length)
  for (const file of left) expect(await fetched(file.path)).toBe(200)
})

it('of a change and a concurrent deletion are all deleted', async () => {
  const before = await stored()
  for (let round = 0; round < 4; round++) {
    const { post_idx: idx } = await published('jobs', [pdf('a.pdf')])
    const answers = await Promise.all([
      update(idx, undefined, [pdf('b.pdf')]),
      update(idx, undefined, [pdf('c.pdf')]),
      api.call(deletePost, { idx }, { token: ana.api_token }),
    ])
    for (const { status } of answers) expect([200, 404]).toContain(status)
    expect(await stored()).toBe(before)
  }
})
