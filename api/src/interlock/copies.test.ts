import { postDetail, posting, type Session, updatePost } from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'
import { drawnPicture } from '../testing/drawn-picture'

let api: TestApi
let ana: Session
let bo: Session
beforeAll(async () => {
  api = await startApi()
  ana = await api.signUp('ana')
  bo = await api.signUp('bo')
})
beforeEach(() => api.database.pool.query('truncate posts, interlock_likenesses cascade'))
afterAll(() => api.close())

const ad = { type: 'fr', region: 'South Korea', specificLocation: 'Mapo', subject: 'A room' }
const long = (words: string) =>
  `${words} It has a desk, a bed and a window to the park, ten minutes from Mangwon station.`

async function publish(description: string, by: Session) {
  const files = [{ name: 'room.png', bytes: await drawnPicture() }]
  const { outcome } = await api.call(posting, { ...ad, description }, { token: by.api_token, files })
  if (outcome.kind !== 'ok') throw new Error(outcome.kind)
  return outcome.data.post_idx
}

/** A post as visitors see it. */
async function seen(id: number) {
  const { outcome } = await api.call(postDetail, { id })
  if (outcome.kind !== 'ok') throw new Error(outcome.kind)
  return outcome.data
}

it('a copied picture is still one after the text was changed, until it is removed', async () => {
  await publish('My room', ana)
  const copy = await publish('Another one', bo)
  const [file] = (await seen(copy)).files
  const change = (keep: string) =>
    api.call(
      updatePost,
      { ...ad, id: copy, description: 'A quite different text', keep },
      { token: bo.api_token },
    )
  await change(file?.path ?? '')
  expect((await seen(copy)).caution).toEqual({ categories: ['duplicates'] })
  await change('')
  expect((await seen(copy)).caution).toBeUndefined()
})

it('an original may be changed by its author after it was copied', async () => {
  const original = await publish(long('A bright room.'), ana)
  const copy = await publish(long('A bright room.'), bo)
  expect((await seen(copy)).caution).toEqual({ categories: ['duplicates'] })
  const [file] = (await seen(original)).files
  const fields = { ...ad, id: original, description: long('A bright room!'), keep: file?.path }
  expect((await api.call(updatePost, fields, { token: ana.api_token })).status).toBe(200)
  expect((await seen(original)).caution).toBeUndefined()
})
