import {
  block,
  cms,
  deleteFromUser,
  msg,
  msgs,
  postDetail,
  posting,
  postingCm,
  postMsg,
  posts,
  type Call,
  type Session,
  unread,
  updateCm,
} from '@within-reach/contract'
import pg from 'pg'
import { startApi, type TestApi } from '../testing/api'
import { readEvents } from '../testing/event-reader'

// Mocks are restored before each test, and a client binds the method when it is created.
let sent: jest.SpyInstance
beforeEach(() => (sent = jest.spyOn(pg.Client.prototype, 'query')))

/** The statements of one call, by name, without those of the workers that run meanwhile. */
const statements = (): string[] =>
  (sent.mock.calls as readonly (readonly { name?: string }[])[])
    .map(([config]) => config?.name ?? '')
    .filter((name) => /^(?:accounts|authors|blocks|boards|idempotency|messages|tries)-/.test(name))

/** An announcement follows some milliseconds after the answer. */
async function announced(): Promise<void> {
  const isNotified = ([config]: readonly { name?: string }[]) => config?.name === 'events-notified'
  while (!sent.mock.calls.some(isNotified)) await new Promise(setImmediate)
}

const instant = /\d{4}-\d\d-\d\dT[\d:.]+Z/g

/**
 * Everything that bo gets back while he writes to ana, in a new site. The ids are the same in each.
 * @param blocked whether ana has blocked him
 */
async function transcript(blocked: boolean) {
  const api = await startApi({
    settings: { MAX_NEW_RECIPIENTS_PER_HOUR: '2', MAX_MESSAGES_TO_ONE_PER_HOUR: '6' },
  })
  try {
    return await write(api, blocked)
  } finally {
    await api.close()
  }
}

async function write(api: TestApi, blocked: boolean) {
  const [ana, bo, cho, dana] = [
    await api.signUp('ana'),
    await api.signUp('bo'),
    await api.signUp('cho'),
    await api.signUp('dana'),
  ]
  const question = { type: 'qb', subject: 'A bank?', description: 'x' }
  for (const author of [ana, bo]) await api.call(posting, question, { token: author.api_token })
  if (blocked) {
    await api.call(block, { kind: 'post', id: 2 }, { token: ana.api_token })
    await announced()
  }

  const stream = await readEvents(api, bo)
  const counts = [await stream.nextCount()]
  const lines: object[] = []
  const key = '0123456789abcdef'
  const asBo = async (call: Call, fields: Record<string, string | number>, more = {}) => {
    sent.mockClear()
    const { status, headers, body } = await api.call(call, fields, {
      token: bo.api_token,
      headers: more,
    })
    const isRepeated = lines.some((line) => 'Idempotency-Key' in more && 'key' in line)
    // The announcement follows some milliseconds after the answer.
    const event = call === postMsg && body.res === 0 && !isRepeated ? await stream.next() : undefined
    lines.push({
      call: call.path,
      status,
      headers: [...headers]
        .filter(([name]) => !['date', 'x-request-id', 'server-timing'].includes(name))
        .map(([name, value]) => [name, name === 'retry-after' ? Math.round(Number(value) / 600) : value]),
      body: JSON.stringify(body).replace(instant, 'some time'),
      statements: statements(),
      event,
      ...('Idempotency-Key' in more && { key }),
    })
  }
  const toAna = (to: string, more = {}) => asBo(postMsg, { to, msg: 'hello' }, more)
  await toAna(ana.email)
  await toAna('post:1')
  await toAna(ana.email, { 'Idempotency-Key': key })
  await toAna(ana.email, { 'Idempotency-Key': key })
  await toAna('nobody@example.com')
  await asBo(msgs, { type: 'sent' })
  await asBo(msgs, { type: 'sent', searchData: 'ana' })
  await asBo(msgs, { type: 'inbox' })
  await asBo(msg, { idx: 1 })
  await asBo(deleteFromUser, { idx: 1 })
  await asBo(deleteFromUser, { idx: 1 })
  await asBo(msg, { idx: 1 })
  await asBo(deleteFromUser, { idx: 2 })
  await asBo(deleteFromUser, { idx: 3 })
  await asBo(msgs, { type: 'sent' })
  // All messages to ana are deleted. She is still somebody to whom bo has written.
  await asBo(postMsg, { to: cho.email, msg: 'hello' })
  await api.database.pool.query(`delete from tries where name = 'messages-to-one'`)
  await asBo(postMsg, { to: dana.email, msg: 'hello' })
  await toAna(ana.email)
  for (let n = 0; n < 6; n++) await toAna(ana.email)
  await asBo(postingCm, { id: 1, cmText: 'a comment' })
  await asBo(cms, { id: 1 })
  await asBo(updateCm, { idx: 1, cmText: 'changed' })
  await asBo(postDetail, { id: 1 })
  await asBo(posts, { type: 'qb' })
  await asBo(unread, {})
  await asBo(block, { kind: 'post', id: 1 })

  await api.call(postMsg, { to: bo.email, msg: 'from cho' }, { token: cho.api_token })
  counts.push(await stream.nextCount())
  stream.leave()
  return { lines, counts, arrived: await arrivedAt(api, ana) }
}

async function arrivedAt(api: TestApi, { api_token: token }: Session) {
  const inbox = await api.call(msgs, { type: 'inbox' }, { token })
  const comments = await api.call(cms, { id: 1 }, { token })
  return { messages: inbox.body.total, comments: (comments.body.data as unknown[]).length }
}

it('a blocked member gets the same bytes by the same statements as one who is not', async () => {
  const open = await transcript(false)
  const blocked = await transcript(true)
  expect(blocked.arrived).toEqual({ messages: 0, comments: 0 })
  expect(open.arrived).toEqual({ messages: 9, comments: 1 })
  expect(blocked.lines).toEqual(open.lines)
  expect([blocked.counts, open.counts]).toEqual([
    [0, 1],
    [0, 1],
  ])
  expect(new Set(open.lines.map((line) => (line as { status: number }).status))).toEqual(
    new Set([200, 404, 429]),
  )
  expect(JSON.stringify(open.lines)).toContain('messages-sent-to-author')
})
