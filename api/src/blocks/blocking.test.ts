import {
  block,
  blocks,
  deleteFromUser,
  msgs,
  postDetail,
  posting,
  postingCm,
  postMsg,
  posts,
  type Session,
  unblock,
} from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'

let api: TestApi
let ana: Session
let bo: Session
let cho: Session
let post: number
let comment: number
let message: number
beforeAll(async () => {
  api = await startApi()
  ana = await api.signUp('ana')
  bo = await api.signUp('bo')
  cho = await api.signUp('cho')
  const asBo = { token: bo.api_token }
  const published = await api.call(posting, { type: 'qb', subject: 'A bank?', description: 'x' }, asBo)
  post = published.outcome.kind === 'ok' ? published.outcome.data.post_idx : 0
  const commented = await api.call(postingCm, { id: post, cmText: 'Any.' }, asBo)
  comment = commented.outcome.kind === 'ok' ? commented.outcome.data.cm_idx : 0
  await api.call(postMsg, { to: ana.email, msg: 'hello' }, asBo)
  const { outcome } = await api.call(msgs, { type: 'inbox' }, { token: ana.api_token })
  message = outcome.kind === 'ok' ? (outcome.data[0]?.message_idx ?? 0) : 0
})
beforeEach(() => api.database.pool.query('delete from blocks'))
afterAll(() => api.close())

const blockAs = (member: Session, kind: string, id: number) =>
  api.call(block, { kind, id }, { token: member.api_token })

async function list(of: Session) {
  const { outcome } = await api.call(blocks, {}, { token: of.api_token })
  if (outcome.kind !== 'ok') throw new Error(outcome.kind)
  return outcome.data
}

it.each([
  ['post', () => post],
  ['comment', () => comment],
  ['message', () => message],
])('a member blocks the author of a %s, and sees whom they blocked', async (kind, id) => {
  const { outcome } = await blockAs(ana, kind, id())
  expect(outcome).toMatchObject({ kind: 'ok', data: { nick: 'bo' } })
  expect(await list(ana)).toEqual([
    {
      block_idx: outcome.kind === 'ok' && outcome.data.block_idx,
      nick: 'bo',
      ca: expect.stringMatching(/Z$/),
    },
  ])
  expect([await list(bo), await list(cho)]).toEqual([[], []])
})

it('a second block of the same member is the first one, also by a message that it hides', async () => {
  const first = await blockAs(ana, 'message', message)
  expect((await blockAs(ana, 'message', message)).body).toEqual(first.body)
  expect((await blockAs(ana, 'post', post)).body).toEqual(first.body)
  expect(await list(ana)).toHaveLength(1)
})

it('concurrent blocks of the same member are one', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => blockAs(ana, 'post', post)))
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect(await list(ana)).toHaveLength(1)
})

it.each([
  ['post', () => post],
  ['comment', () => comment],
  ['message', () => message],
])('nobody blocks themselves by their own %s', async (kind, id) => {
  expect((await blockAs(bo, kind, id())).outcome).toMatchObject({ kind: 'ownContent' })
  expect(await list(bo)).toEqual([])
})

it('nobody blocks by a message that they neither received nor sent', async () => {
  expect((await blockAs(cho, 'message', message)).status).toBe(404)
})

it('nor by a message that they deleted', async () => {
  await api.call(postMsg, { to: cho.email, msg: 'hello' }, { token: bo.api_token })
  const { outcome } = await api.call(msgs, { type: 'inbox' }, { token: cho.api_token })
  const idx = outcome.kind === 'ok' ? (outcome.data[0]?.message_idx ?? 0) : 0
  await api.call(deleteFromUser, { idx }, { token: cho.api_token })
  expect((await blockAs(cho, 'message', idx)).status).toBe(404)
})

it.each([
  ['post', 2_147_483_647, 404, 'not-found'],
  ['comment', 2_147_483_647, 404, 'not-found'],
  ['message', 2_147_483_647, 404, 'not-found'],
  ['member', 1, 400, 'invalid'],
  ['post', 0, 400, 'invalid'],
  ['post', 2_147_483_648, 400, 'invalid'],
])('refuses %s %s with %s', async (kind, id, status, code) => {
  const answer = await blockAs(ana, kind, id)
  expect([answer.status, answer.body.res, answer.body.code]).toEqual([status, false, code])
})

it.each([block, unblock, blocks])('needs a login: $path', async (call) => {
  const { status, body } = await api.call(call, { kind: 'post', id: post, idx: 1 })
  expect([status, body.code]).toEqual([401, 'logged-out'])
})

it('a member ends their own block, and no block of another member', async () => {
  const { outcome } = await blockAs(ana, 'post', post)
  const idx = outcome.kind === 'ok' ? outcome.data.block_idx : 0
  for (const other of [bo, cho])
    // The numbers of blocks are per member, so another member's block is never found.
    expect((await api.call(unblock, { idx }, { token: other.api_token })).status).toBe(404)
  expect(await list(ana)).toHaveLength(1)
  expect((await api.call(unblock, { idx }, { token: ana.api_token })).body).toEqual({ res: true })
  expect(await list(ana)).toEqual([])
  expect((await api.call(unblock, { idx }, { token: ana.api_token })).status).toBe(404)
})

it('a number tells nothing about the blocks of others', async () => {
  const asCho = { token: cho.api_token }
  const { outcome } = await api.call(posting, { type: 'qb', subject: 'x', description: 'x' }, asCho)
  await blockAs(ana, 'post', post)
  const theirs = await blockAs(bo, 'post', outcome.kind === 'ok' ? outcome.data.post_idx : 0)
  expect(theirs.outcome).toMatchObject({ data: { block_idx: 1 } })
})

it('the number of a block that has ended ends no other', async () => {
  const asCho = { token: cho.api_token }
  const { outcome } = await api.call(posting, { type: 'qb', subject: 'x', description: 'x' }, asCho)
  const numberOf = async (id: number) => {
    const answer = await blockAs(ana, 'post', id)
    return answer.outcome.kind === 'ok' ? answer.outcome.data.block_idx : 0
  }
  const ended = await numberOf(post)
  await api.call(unblock, { idx: ended }, { token: ana.api_token })
  await numberOf(outcome.kind === 'ok' ? outcome.data.post_idx : 0)
  expect((await api.call(unblock, { idx: ended }, { token: ana.api_token })).status).toBe(404)
  expect((await list(ana)).map(({ nick }) => nick)).toEqual(['cho'])
  // Also if it ended with the account of the blocked member.
  const again = await numberOf(post)
  await api.database.pool.query('delete from blocks where number = $1', [again])
  expect(await numberOf(post)).toBe(again + 1)
})

it('lists the newest block first, with the nick of today', async () => {
  const asCho = { token: cho.api_token }
  const { outcome } = await api.call(posting, { type: 'qb', subject: 'x', description: 'x' }, asCho)
  await blockAs(ana, 'post', post)
  await blockAs(ana, 'post', outcome.kind === 'ok' ? outcome.data.post_idx : 0)
  await api.database.pool.query(`update users set nick = 'bobo' where nick = 'bo'`)
  expect((await list(ana)).map(({ nick }) => nick)).toEqual(['cho', 'bobo'])
  await api.database.pool.query(`update users set nick = 'bo' where nick = 'bobo'`)
})

it('posts of a blocked member stay on the boards, which everybody reads', async () => {
  await blockAs(ana, 'post', post)
  const asAna = { token: ana.api_token }
  expect((await api.call(postDetail, { id: post }, asAna)).body.data).toMatchObject({ post_idx: post })
  const [asMember, asVisitor] = [
    await api.call(posts, { type: 'qb' }, asAna),
    await api.call(posts, { type: 'qb' }),
  ]
  expect(asMember.body).toEqual(asVisitor.body)
})
