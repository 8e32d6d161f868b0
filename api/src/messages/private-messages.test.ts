import { deleteFromUser, msg, msgs, posting, postMsg, type Session } from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'

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

const send = (from: Session, to: string, text: string) =>
  api.call(postMsg, { to, msg: text }, { token: from.api_token })

async function list(of: Session, type: 'inbox' | 'sent', searchData?: string) {
  const { outcome } = await api.call(msgs, { type, searchData }, { token: of.api_token })
  if (outcome.kind !== 'ok') throw new Error(outcome.kind)
  return outcome.data
}

const open = (of: Session, idx: number | string) => api.call(msg, { idx }, { token: of.api_token })
const erase = (of: Session, idx: number | string) =>
  api.call(deleteFromUser, { idx }, { token: of.api_token })

/** Sends one message and returns its id. */
async function sent(from: Session, to: Session, text: string): Promise<number> {
  expect((await send(from, to.email, text)).body).toEqual({ res: 0 })
  return (await list(from, 'sent'))[0]?.message_idx ?? 0
}

describe('a message to an email', () => {
  it('is in the inbox under its sender, and in sent under its recipient', async () => {
    spec('1.members-message', '3.message.fields')
    const text = `안녕하세요\n\n  ${'😀'.repeat(100)}`
    expect((await send(ana, 'BO@example.com', text)).body.res).toBe(0)
    const row = {
      message_idx: expect.any(Number),
      from_email: 'ana@example.com',
      ca: expect.stringMatching(/Z$/),
      sm: `안녕하세요 ${'😀'.repeat(74)}`,
    }
    expect(await list(bo, 'inbox')).toEqual([{ ...row, usernick: 'ana', userid: 'ana', unread: true }])
    expect(await list(ana, 'sent')).toEqual([{ ...row, usernick: 'bo', userid: 'bo', unread: false }])
    expect([await list(bo, 'sent'), await list(ana, 'inbox'), await list(cy, 'inbox')]).toEqual([[], [], []])
  })

  it('is complete when opened by either side, and hidden from others', async () => {
    spec('3.message.fields', '6.member.messages', '7.msg')
    const idx = await sent(ana, bo, '<b>first</b>\nsecond')
    const { body } = await open(bo, idx)
    expect(body).toMatchObject({
      res: true,
      data: { message_idx: idx, usernick: 'ana', cont: '<b>first</b>\nsecond', sm: '<b>first</b> second' },
    })
    expect((await open(ana, idx)).body.data).toMatchObject({ usernick: 'bo', from_email: 'ana@example.com' })
    const stranger = await open(cy, idx)
    expect([stranger.status, stranger.body.res, stranger.body.code]).toEqual([404, false, 'not-found'])
  })

  it.each([
    'nobody@example.com',
    'not an email',
    'bo',
    'post:0',
    'post:x',
    'post:99999999999',
    'post:9999999999',
  ])('is not sent if there is no recipient: %j', async (to) => {
    spec('7.postMsg')
    const { status, body } = await send(ana, to, 'hello')
    expect([status, body.res]).toEqual([200, 1])
    expect(await list(ana, 'sent')).toEqual([])
  })

  it('may go to oneself', async () => {
    const idx = await sent(ana, ana, 'note')
    expect((await list(ana, 'inbox')).map(({ message_idx }) => message_idx)).toEqual([idx])
    expect((await erase(ana, idx)).body.res).toBe(0)
    expect([await list(ana, 'inbox'), await list(ana, 'sent')]).toEqual([[], []])
  })
})

describe('a message to the author of a post', () => {
  async function postOf(author: Session): Promise<number> {
    const fields = { type: 'qb', subject: 'x', description: 'x' }
    const { outcome } = await api.call(posting, fields, { token: author.api_token })
    if (outcome.kind !== 'ok') throw new Error(outcome.kind)
    return outcome.data.post_idx
  }

  it('arrives, and reveals only the nick to its sender', async () => {
    spec('readings.author')
    expect((await send(bo, `post:${await postOf(ana)}`, 'Is it free?')).body.res).toBe(0)
    expect((await list(ana, 'inbox'))[0]).toMatchObject({ usernick: 'bo', from_email: 'bo@example.com' })
    const copy = await list(bo, 'sent')
    expect(copy[0]).toMatchObject({ usernick: 'ana', userid: 'ana', from_email: 'bo@example.com' })
    const whole = await open(bo, copy[0]?.message_idx ?? 0)
    expect(JSON.stringify([copy, whole.body])).not.toContain('ana@example.com')
  })

  it('is not found by guessing the author’s address', async () => {
    await send(bo, `post:${await postOf(ana)}`, 'Is it free?')
    expect(await list(bo, 'sent', 'ana@example.com')).toEqual([])
    expect(await list(bo, 'sent', 'ana')).toHaveLength(1)
  })
})

describe('finding messages', () => {
  beforeEach(async () => {
    await send(ana, bo.email, 'About the ROOM 100% sure')
    await send(cy, bo.email, '기숙사에서 만나요')
    await send(bo, cy.email, 'see you')
  })

  it('lists the newest first', async () => {
    expect((await list(bo, 'inbox')).map(({ usernick }) => usernick)).toEqual(['cy', 'ana'])
  })

  it.each([
    ['room', ['ana']],
    ['숙사', ['cy']],
    ['CY', ['cy']],
    ['ana@EXAMPLE', ['ana']],
    ['100%', ['ana']],
    ['0%s', []],
    ['_', []],
    ['\\', []],
    ['', ['cy', 'ana']],
    ['  ', ['cy', 'ana']],
    ['bo@example', []],
  ])('by nick, email or text: %j', async (searched, nicks) => {
    spec('7.msgs', 'readings.search.messages')
    expect((await list(bo, 'inbox', searched)).map(({ usernick }) => usernick)).toEqual(nicks)
  })

  it('searches sent messages by their recipient', async () => {
    expect(await list(bo, 'sent', 'cy@example.com')).toHaveLength(1)
    expect(await list(bo, 'sent', 'bo@example.com')).toEqual([])
  })
})

describe('deleting a message', () => {
  it('removes it from one side and keeps the other side’s copy', async () => {
    spec('7.deleteFromUser')
    const idx = await sent(ana, bo, 'hello')
    expect((await erase(ana, idx)).body).toEqual({ res: 0 })
    expect(await list(ana, 'sent')).toEqual([])
    expect((await open(ana, idx)).status).toBe(404)
    expect(await list(bo, 'inbox')).toHaveLength(1)
    expect((await open(bo, idx)).body.data).toMatchObject({ cont: 'hello' })
  })

  it('deletes it once both sides have deleted it, also concurrently', async () => {
    for (let round = 0; round < 5; round++) {
      const idx = await sent(ana, bo, 'hello')
      const answers = await Promise.all([erase(ana, idx), erase(bo, idx)])
      expect(answers.map(({ body }) => body.res)).toEqual([0, 0])
    }
    expect((await api.database.pool.query('select 1 from messages')).rows).toEqual([])
  })

  it('is refused to others and a second time', async () => {
    spec('6.member.messages')
    const idx = await sent(ana, bo, 'hello')
    await erase(bo, idx)
    for (const person of [bo, cy]) {
      const { status, body } = await erase(person, idx)
      expect([status, body.res]).toEqual([404, 404])
    }
    expect(await list(ana, 'sent')).toHaveLength(1)
  })
})

it('shows nothing to visitors', async () => {
  spec('1.login-to-message')
  const idx = await sent(ana, bo, 'hello')
  const zero = [await api.call(postMsg, { to: bo.email, msg: 'x' }), await api.call(deleteFromUser, { idx })]
  const truthy = [await api.call(msgs, { type: 'inbox' }), await api.call(msg, { idx })]
  expect(zero.map(({ status, body }) => [status, body.res])).toEqual([
    [401, 401],
    [401, 401],
  ])
  expect(truthy.map(({ status, body }) => [status, body.res])).toEqual([
    [401, false],
    [401, false],
  ])
})

describe('a call that breaks a rule', () => {
  it.each([
    [postMsg, 'msg', { to: 'bo@example.com', msg: '' }],
    [postMsg, 'msg', { to: 'bo@example.com', msg: 'x'.repeat(5_001) }],
    [postMsg, 'msg', { to: 'bo@example.com', msg: 'a\0b' }],
    [postMsg, 'to', { to: '', msg: 'x' }],
    [postMsg, 'to', { to: 'x'.repeat(255), msg: 'x' }],
    [msgs, 'type', {}],
    [msgs, 'type', { type: 'outbox' }],
    [msgs, 'searchData', { type: 'inbox', searchData: 'x'.repeat(201) }],
    [msg, 'idx', { idx: 'x' }],
    [msg, 'idx', { idx: 2 ** 31 }],
    [deleteFromUser, 'idx', { idx: -1 }],
  ])('$path is refused, naming its field %s', async (call, field, fields) => {
    const { status, body } = await api.call(call, fields, { token: ana.api_token })
    expect([status, body.code]).toEqual([400, 'invalid'])
    expect(body.message).toContain(`"${field}"`)
  })
})
