import { posting, type Session, updatePost } from '@within-reach/contract'
import sharp from 'sharp'
import { startApi, type TestApi } from '../testing/api'
import { publicPosts } from './public-posts'

let api: TestApi
let ana: Session
beforeAll(async () => {
  api = await startApi()
  ana = await api.signUp('ana')
})
afterAll(() => api.close())

async function post(fields: Readonly<Record<string, string>>, files: { name: string; bytes: Buffer }[] = []) {
  const sent = {
    type: 'tr',
    region: 'Others',
    specificLocation: 'Lyon',
    subject: 'x',
    description: 'x',
    ...fields,
  }
  const { outcome } = await api.call(posting, sent, { token: ana.api_token, files })
  if (outcome.kind !== 'ok') throw new Error(outcome.kind)
  return outcome.data.post_idx
}

it('a preview is a post without markup and without its author’s address', async () => {
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  const id = await post({ subject: 'A sofa', description: '<p>Blue &amp; soft</p><p>20 €</p>' }, [
    { name: 'sofa.png', bytes: picture },
  ])
  const preview = await publicPosts(api.platform.reads).preview(id)
  expect(preview).toMatchObject({
    type: 'tr',
    subject: 'A sofa',
    text: 'Blue & soft 20 €',
    author: 'ana',
    edited: null,
  })
  expect(preview?.picture).toMatch(/^\/files\/[\w-]{22}\.webp$/)
  expect(JSON.stringify(preview)).not.toContain('@')
  expect(await publicPosts(api.platform.reads).preview(id + 1000)).toBeUndefined()
})

it('links to the newest of a board, and lists every post by id with the time of its last change', async () => {
  const boards = publicPosts(api.platform.reads)
  const start = await boards.highestId()
  const [first, second, third] = [
    await post({ subject: 'first' }),
    await post({ subject: 'second' }),
    await post({}),
  ]
  await api.call(
    updatePost,
    {
      id: second,
      type: 'tr',
      region: 'Others',
      specificLocation: 'Lyon',
      subject: 'changed',
      description: 'x',
    },
    { token: ana.api_token },
  )
  expect(await boards.highestId()).toBe(third)
  expect((await boards.addresses(start, third, 2)).map(({ id }) => id)).toEqual([first, second])
  const [whole] = await api.database.query<{ edited_at: Date }>(
    { name: 'test-edited', text: 'select edited_at from posts where id = $1' },
    [second],
  )
  expect(await boards.addresses(first, second, 9)).toEqual([{ id: second, changed: whole?.edited_at }])
})
