import {
  block,
  type Conversation,
  conversation,
  conversations,
  deleteFromUser,
  deletePost,
  limits,
  msgs,
  postMsg,
  type Session,
  unread,
} from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'
import { publishPost, sendMessage } from '../testing/moderated'

let api: TestApi
let ana: Session
let bo: Session
let cy: Session
beforeAll(async () => {
  api = await startApi()
  ana = await api.signUp('ana')
  bo = await api.signUp('bo')
  cy = await api.signUp('cy')
})
beforeEach(() => api.database.pool.query('delete from messages'))
afterAll(() => api.close())

const as = ({ api_token: token }: Session) => ({ token })

async function listOf(member: Session, before?: number) {
  const { outcome } = await api.call(conversations, { before }, as(member))
  if (outcome.kind !== 'ok') throw new Error(outcome.kind)
  return outcome
}

/** The names in the list of a member. */
const namesOf = async (member: Session) => (await listOf(member)).data.map(({ usernick }) => usernick)

async function open(member: Session, number: number, before?: number) {
  const { outcome } = await api.call(conversation, { with: number, before }, as(member))
  if (outcome.kind !== 'ok') throw new Error(outcome.kind)
  return outcome
}

const texts = ({ messages }: Conversation) => messages.map(({ cont, mine }) => (mine ? `me: ${cont}` : cont))
const counted = async (member: Session) => (await api.call(unread, {}, as(member))).body.data
const erase = (member: Session, idx: number) => api.call(deleteFromUser, { idx }, as(member))

/** Writes many messages at once, alternately by both, the first by the first. */
const exchange = (one: Session, other: Session, count: number) =>
  api.database.pool.query(
    `insert into messages (from_id, to_id, to_hidden, body, preview)
      select case when n % 2 = 1 then a.id else b.id end, case when n % 2 = 1 then b.id else a.id end, false, n, n
      from generate_series(1, $3::integer) n, users a, users b where a.nick = $1 and b.nick = $2 order by n`,
    [one.nick, other.nick, count],
  )

describe('the list of conversations', () => {
  it('has a row for each person, the newest message first, for both sides', async () => {
    await sendMessage(api, bo, ana, 'first')
    await sendMessage(api, cy, ana, 'second')
    const last = await sendMessage(api, ana, bo, `${'long '.repeat(30)}`)
    const { data, meta } = await listOf(ana)
    expect(data).toMatchObject([
      { usernick: 'bo', userid: 'bo', email: bo.email, mine: true, unread: 1, sm: 'long '.repeat(16) },
      { usernick: 'cy', email: cy.email, mine: false, unread: 1, sm: 'second' },
    ])
    expect([meta, data[0]?.message_idx]).toEqual([{}, last])
    expect((await listOf(bo)).data).toMatchObject([{ usernick: 'ana', mine: false, unread: 1 }])
    // Each side has a number of its own, and both lead to the conversation.
    expect(texts((await open(bo, last)).data)).toHaveLength(2)
  })

  it('is read page by page', async () => {
    const others = limits.pageSize + 3
    await api.database.pool.query(
      `insert into users (email, name, nick, password_hash)
        select 'p' || n || '@example.com', 'p', 'p' || n, '' from generate_series(1, $1::integer) n
        on conflict do nothing`,
      [others],
    )
    await api.database.pool.query(
      `insert into messages (from_id, to_id, to_hidden, body, preview)
        select u.id, a.id, false, '', '' from users u, users a where a.nick = 'ana' and u.nick ~ '^p\\d+$' order by u.id`,
    )
    const first = await listOf(ana)
    const second = await listOf(ana, first.meta.next)
    const names = [...first.data, ...second.data].map(({ usernick }) => usernick)
    expect(names).toEqual(Array.from({ length: others }, (_, n) => `p${others - n}`))
    expect([first.data.length, second.meta.next]).toEqual([limits.pageSize, undefined])
  })

  it('counts unread messages up to a limit, and has those to oneself once', async () => {
    await exchange(bo, ana, 300)
    await sendMessage(api, ana, ana, 'a note')
    expect((await listOf(ana)).data).toMatchObject([
      { usernick: 'ana', mine: true, unread: 1 },
      { usernick: 'bo', unread: 100 },
    ])
    const { data } = await listOf(ana)
    expect(texts((await open(ana, data[0]?.conversation_idx ?? 0)).data)).toEqual(['me: a note'])
  })
})

describe('a conversation', () => {
  it('has the messages of both, newest first, page by page', async () => {
    await exchange(bo, ana, limits.conversationPageSize + 5)
    await sendMessage(api, cy, ana, 'from somebody else')
    const number = (await listOf(ana)).data[1]?.conversation_idx ?? 0
    const first = await open(ana, number)
    const second = await open(ana, number, first.meta.next)
    const all = [...texts(first.data), ...texts(second.data)]
    const expected = Array.from({ length: 35 }, (_, at) => 35 - at).map((n) =>
      n % 2 === 0 ? `me: ${n}` : `${n}`,
    )
    expect(all).toEqual(expected)
    expect([first.data.messages.length, second.meta.next]).toEqual([limits.conversationPageSize, undefined])
  })

  it('marks what was received as read, also on older pages, and nothing else', async () => {
    await exchange(bo, ana, limits.conversationPageSize * 2 + 2)
    const other = await sendMessage(api, cy, ana, 'unread')
    await open(bo, (await listOf(bo)).data[0]?.conversation_idx ?? 0)
    expect([await counted(ana), await counted(bo)]).toMatchObject([{ count: 32 }, { count: 0 }])
    await open(ana, (await listOf(ana)).data[1]?.conversation_idx ?? 0)
    expect(await counted(ana)).toMatchObject({ count: 1 })
    await open(ana, other)
    expect(await counted(ana)).toMatchObject({ count: 0 })
  })

  it('has no message that this side deleted, and ends with its last one', async () => {
    const first = await sendMessage(api, bo, ana, 'first')
    const second = await sendMessage(api, ana, bo, 'second')
    const number = (await listOf(ana)).data[0]?.conversation_idx ?? 0
    await erase(ana, second)
    expect(texts((await open(ana, number)).data)).toEqual(['first'])
    expect((await listOf(ana)).data).toMatchObject([{ sm: 'first', conversation_idx: number }])
    expect(texts((await open(bo, second)).data)).toEqual(['second', 'me: first'])
    await erase(ana, first)
    expect(await namesOf(ana)).toEqual([])
    expect((await api.call(conversation, { with: number }, as(ana))).outcome.kind).toBe('not-found')
    expect((await listOf(bo)).data).toMatchObject([{ sm: 'second' }])
  })

  it('is found by its number after the message with this id was deleted', async () => {
    const first = await sendMessage(api, bo, ana, 'first')
    await sendMessage(api, bo, ana, 'second')
    await erase(ana, first)
    expect(texts((await open(ana, first)).data)).toEqual(['second'])
  })

  it('is found by a message that this side deleted, as the link in a mail names one', async () => {
    const first = await sendMessage(api, bo, ana, 'first')
    const second = await sendMessage(api, bo, ana, 'second')
    await erase(ana, second)
    expect(texts((await open(ana, second)).data)).toEqual(['first'])
    await erase(ana, first)
    await sendMessage(api, ana, bo, 'third')
    expect(texts((await open(ana, first)).data)).toEqual(['me: third'])
  })

  it('is not found by a message that a block withholds', async () => {
    const first = await sendMessage(api, bo, cy, 'first')
    await sendMessage(api, cy, bo, 'second')
    await api.call(block, { kind: 'message', id: first }, as(cy))
    await api.call(postMsg, { to: cy.email, msg: 'third' }, as(bo))
    const { outcome } = await api.call(msgs, { type: 'sent' }, as(bo))
    const withheld = outcome.kind === 'ok' ? (outcome.data[0]?.message_idx ?? 0) : 0
    expect(withheld).toBeGreaterThan(first)
    expect((await api.call(conversation, { with: withheld }, as(cy))).outcome.kind).toBe('not-found')
    expect(texts((await open(bo, withheld)).data)).toContain('me: third')
  })

  it('is shown to its two sides only', async () => {
    const idx = await sendMessage(api, bo, ana, 'private')
    expect((await api.call(conversation, { with: idx }, as(cy))).outcome.kind).toBe('not-found')
    expect(await namesOf(cy)).toEqual([])
    for (const call of [conversation, conversations]) {
      const { status } = await api.call(call, { with: idx })
      expect(status).toBe(401)
    }
  })

  it.each([{}, { with: 'bo' }, { with: '0' }, { with: '1', before: 'x' }])('refuses %j', async (fields) => {
    expect((await api.call(conversation, fields, as(ana))).outcome.kind).toBe('invalid')
  })
})

describe('the address of the other side', () => {
  it('of an author is told by their answer, and the handle is told until then', async () => {
    const post = await publishPost(api, bo, 'A room in Mapo')
    await api.call(postMsg, { to: `post:${post}`, msg: 'Is it free?' }, as(ana))
    const [row] = (await listOf(ana)).data
    expect(row).toMatchObject({ usernick: 'bo', email: '' })
    const number = row?.conversation_idx ?? 0
    expect((await open(ana, number)).data).toMatchObject({ email: '', to: `post:${post}`, former: false })
    await api.call(postMsg, { to: ana.email, msg: 'Yes' }, as(bo))
    expect((await open(ana, number)).data).toMatchObject({ email: bo.email, to: bo.email })
  })

  it('is not told if the post is gone as well', async () => {
    const post = await publishPost(api, bo, 'A room')
    await api.call(postMsg, { to: `post:${post}`, msg: 'Is it free?' }, as(ana))
    await api.call(deletePost, { idx: post }, as(bo))
    const number = (await listOf(ana)).data[0]?.conversation_idx ?? 0
    expect((await open(ana, number)).data).toMatchObject({ email: '', to: '' })
  })
})

describe('the post that a message is about', () => {
  const about = async (fields: Record<string, string | number | undefined>) => {
    const { outcome } = await api.call(postMsg, { msg: 'hello', ...fields }, as(ana))
    expect(outcome.kind).toBe('ok')
    const number = (await listOf(ana)).data[0]?.conversation_idx ?? 0
    return (await open(ana, number)).data.messages[0]?.about
  }

  it('is that of the author handle, or the named one, while it exists', async () => {
    const post = await publishPost(api, bo, 'A room in Mapo')
    const own = await publishPost(api, ana, 'Looking for a room')
    expect(await about({ to: `post:${post}` })).toEqual({ post_idx: post, subject: 'A room in Mapo' })
    expect(await about({ to: `post:${post}`, about: own })).toMatchObject({ post_idx: own })
    expect(await about({ to: bo.email, about: post })).toMatchObject({ post_idx: post })
    expect(await about({ to: bo.email })).toBeNull()
    await api.call(deletePost, { idx: post }, as(bo))
    const { data } = await open(bo, (await listOf(bo)).data[0]?.conversation_idx ?? 0)
    expect(data.messages.map((message) => message.about?.post_idx)).toEqual([
      undefined,
      undefined,
      own,
      undefined,
    ])
  })

  it('is ignored if there is none', async () => {
    expect(await about({ to: bo.email, about: 2_000_000_000 })).toBeNull()
  })

  it('has to be an id', async () => {
    const { outcome } = await api.call(postMsg, { to: bo.email, msg: 'x', about: 'room' }, as(ana))
    expect(outcome.kind).toBe('invalid')
    const { outcome: sent } = await api.call(msgs, { type: 'sent' }, as(ana))
    expect(sent).toMatchObject({ kind: 'ok', data: [] })
  })
})
