import {
  bookmark,
  bookmarked,
  bookmarks,
  deletePost,
  limits,
  reverseDecision,
  type Session,
} from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'
import { decideAs, publishPost, reportAs } from '../testing/moderated'
import { grantRole } from '../testing/staff'

let api: TestApi
let seller: Session
let members = 0
beforeAll(async () => {
  api = await startApi()
  seller = await api.signUp('seller')
})
afterAll(() => api.close())

const as = ({ api_token: token }: Session) => ({ token })
const newMember = () => api.signUp(`member${++members}`)
const mark = (member: Session, id: number, on = 'yes') => api.call(bookmark, { id, on }, as(member))
const listOf = async (member: Session) => {
  const { outcome, body } = await api.call(bookmarks, {}, as(member))
  if (outcome.kind !== 'ok') throw new Error(outcome.kind)
  return { total: body.total, subjects: outcome.data.map(({ subject }) => subject) }
}

it('bookmarks are listed, the last bookmarked first, and only for their member', async () => {
  const [mina, eve] = [await newMember(), await newMember()]
  const first = await publishPost(api, seller, 'First')
  const second = await publishPost(api, seller, 'Second')
  for (const id of [second, first, second]) expect((await mark(mina, id)).status).toBe(200)
  expect(await listOf(mina)).toEqual({ total: 2, subjects: ['First', 'Second'] })
  expect((await api.call(bookmarked, { id: first }, as(mina))).body.data).toBe(true)
  expect((await api.call(bookmarked, { id: first }, as(eve))).body.data).toBe(false)
  expect(await listOf(eve)).toEqual({ total: 0, subjects: [] })
  await mark(eve, first, 'no')
  await mark(mina, second, 'no')
  await mark(mina, second, 'no')
  expect(await listOf(mina)).toEqual({ total: 1, subjects: ['First'] })
  const { body } = await api.call(bookmarks, {}, as(mina))
  expect(body.data).toEqual([
    {
      post_idx: first,
      type: 'fr',
      region: 'Others',
      subject: 'First',
      jstatus: null,
      userid: 'seller',
      ca: expect.any(String) as string,
      bookmarked: expect.any(String) as string,
    },
  ])
})

it('a deleted post vanishes, and the cleanup forgets its bookmark', async () => {
  const mina = await newMember()
  const id = await publishPost(api, seller, 'Short-lived')
  await mark(mina, id)
  await api.call(deletePost, { idx: id }, as(seller))
  expect(await listOf(mina)).toEqual({ total: 0, subjects: [] })
  await api.platform.cleanup.runAll()
  const { rows } = await api.database.pool.query('select 1 from bookmarks where post_id = $1', [id])
  expect(rows).toEqual([])
})

it('a hidden post shows nothing, and comes back with its bookmark', async () => {
  const [mina, judge] = [await newMember(), await newMember()]
  await grantRole(api, judge, 'moderator')
  const id = await publishPost(api, seller, 'Doubtful')
  await mark(mina, id)
  await reportAs(api, mina, { kind: 'post', id })
  const idx = await decideAs(api, judge, { kind: 'post', id }, 'hide')
  await api.platform.cleanup.runAll()
  expect(await listOf(mina)).toEqual({ total: 0, subjects: [] })
  await api.call(reverseDecision, { idx, why: 'It was fine.' }, as(judge))
  expect(await listOf(mina)).toEqual({ total: 1, subjects: ['Doubtful'] })
})

it('pages have twenty, and there is a limit', async () => {
  const mina = await newMember()
  await api.database.pool.query(
    `with posted as (
      insert into posts (user_id, type, subject, description)
      select id, 'qb', 'Question ' || n, 'x' from users, generate_series(1, $2::integer) n where email = $1 returning id
    ) insert into bookmarks (user_id, post_id) select u.id, posted.id from users u, posted where u.email = $1`,
    [mina.email, limits.bookmarks],
  )
  const { body } = await api.call(bookmarks, { page: '2' }, as(mina))
  expect(body).toMatchObject({ total: limits.bookmarks, page: 2, pages: limits.bookmarks / 20 })
  expect(body.data).toHaveLength(20)
  expect((await api.call(bookmarks, { page: '9999' }, as(mina))).body).toMatchObject({ data: [] })
  const more = await publishPost(api, seller, 'One more')
  expect((await mark(mina, more)).body).toMatchObject({ res: false, code: 1 })
})

it.each([
  [{ id: 2_000_000_000, on: 'yes' }, 404],
  [{ id: 'x', on: 'yes' }, 400],
  [{ id: 1, on: 'maybe' }, 400],
  [{ id: 1 }, 400],
])('refuses %j', async (fields, status) => {
  expect((await api.call(bookmark, fields, as(seller))).status).toBe(status)
})

it('needs a login', async () => {
  const answers = [
    await api.call(bookmark, { id: 1, on: 'yes' }),
    await api.call(bookmarks),
    await api.call(bookmarked, { id: 1 }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401])
})
