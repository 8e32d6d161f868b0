import {
  block,
  deleteFromUser,
  msg,
  msgs,
  postMsg,
  type Session,
  unblock,
  unread,
} from '@within-reach/contract'
import { addCheckpoints } from '../messages/checkpoint-queries'
import { startApi, type TestApi } from '../testing/api'
import { type EventReader, readEvents } from '../testing/event-reader'

let api: TestApi
let ana: Session
let bo: Session
let cho: Session
beforeAll(async () => {
  api = await startApi()
  ana = await api.signUp('ana')
  bo = await api.signUp('bo')
  cho = await api.signUp('cho')
})
beforeEach(() => api.database.pool.query('delete from blocks; delete from messages'))
const readers: EventReader[] = []
afterEach(() => readers.splice(0).forEach((reader) => reader.leave()))
afterAll(() => api.close())

const send = (from: Session, to: Session, text: string) =>
  api.call(postMsg, { to: to.email, msg: text }, { token: from.api_token })

async function list(of: Session, type: 'inbox' | 'sent' = 'inbox', searchData = '') {
  const { body, outcome } = await api.call(msgs, { type, searchData }, { token: of.api_token })
  if (outcome.kind !== 'ok') throw new Error(outcome.kind)
  return { texts: outcome.data.map(({ sm }) => sm), total: body.total }
}

const none = { texts: [], total: 0 }
const count = async (of: Session) => (await api.call(unread, {}, { token: of.api_token })).body.data
const idOf = async (text: string) =>
  (await api.database.pool.query<{ id: number }>('select id from messages where body = $1', [text])).rows[0]
    ?.id ?? 0
const open = async (of: Session, idx: number) =>
  (await api.call(msg, { idx }, { token: of.api_token })).status

/** Ana blocks bo, by a message of his. @returns ends the block */
async function blockBo(): Promise<() => Promise<unknown>> {
  const { rows } = await api.database.pool.query<{ id: number }>(
    `select m.id from messages m join users u on u.id = m.from_id where u.nick = 'bo' and m.to_deleted_at is null`,
  )
  const { outcome } = await api.call(block, { kind: 'message', id: rows[0]?.id }, { token: ana.api_token })
  if (outcome.kind !== 'ok') throw new Error(outcome.kind)
  return () => api.call(unblock, { idx: outcome.data.block_idx }, { token: ana.api_token })
}

it('the messages of a blocked member vanish from the list, the search, the message and the count', async () => {
  await send(bo, ana, 'before')
  await send(cho, ana, 'from cho')
  const before = await idOf('before')
  await blockBo()
  expect(await list(ana)).toEqual({ texts: ['from cho'], total: 1 })
  expect(await list(ana, 'inbox', 'before')).toEqual(none)
  expect(await list(ana, 'inbox', 'bo@')).toEqual(none)
  expect(await open(ana, before)).toBe(404)
  expect(await count(ana)).toMatchObject({ count: 1 })
  expect((await api.call(deleteFromUser, { idx: before }, { token: ana.api_token })).status).toBe(404)
})

it('a message from a blocked member arrives nowhere, and stays in the folder of its sender', async () => {
  await send(bo, ana, 'before')
  await blockBo()
  expect((await send(bo, ana, 'during')).body).toEqual({ res: 0 })
  expect(await list(ana)).toEqual(none)
  expect(await list(ana, 'inbox', 'during')).toEqual(none)
  expect(await list(ana, 'sent')).toEqual(none)
  expect(await count(ana)).toEqual({ count: 0, newest: { inbox: 0, sent: 0 } })
  expect(await open(ana, await idOf('during'))).toBe(404)
  expect(await list(bo, 'sent')).toEqual({ texts: ['during', 'before'], total: 2 })
  expect(await open(bo, await idOf('during'))).toBe(200)
})

it('also if it is sent to the author of a post', async () => {
  const { rows } = await api.database.pool.query<{ id: number }>(
    `insert into posts (user_id, type, subject, description)
      select id, 'qb', 'x', 'x' from users where nick = 'ana' returning id`,
  )
  await send(bo, ana, 'before')
  await blockBo()
  const { body } = await api.call(
    postMsg,
    { to: `post:${rows[0]?.id}`, msg: 'to the author' },
    { token: bo.api_token },
  )
  expect([body, await list(ana)]).toEqual([{ res: 0 }, none])
})

it('messages from before the block come back when it ends, unread as they were; those from during it do not', async () => {
  await send(bo, ana, 'read')
  await send(bo, ana, 'unread')
  await open(ana, await idOf('read'))
  const end = await blockBo()
  await send(bo, ana, 'during')
  await end()
  expect(await list(ana)).toEqual({ texts: ['unread', 'read'], total: 2 })
  expect(await count(ana)).toMatchObject({ count: 1 })
  await send(bo, ana, 'after')
  expect(await list(ana)).toEqual({ texts: ['after', 'unread', 'read'], total: 3 })
})

it('a second block and its end bring back no message from during the first', async () => {
  await send(bo, ana, 'before')
  const end = await blockBo()
  await send(bo, ana, 'during')
  await end()
  await (
    await blockBo()
  )()
  expect(await list(ana)).toEqual({ texts: ['before'], total: 1 })
})

it('a message that its recipient deleted before the block stays deleted', async () => {
  await send(bo, ana, 'kept')
  await send(bo, ana, 'deleted')
  await api.call(deleteFromUser, { idx: await idOf('deleted') }, { token: ana.api_token })
  await (
    await blockBo()
  )()
  expect(await list(ana)).toEqual({ texts: ['kept'], total: 1 })
})

it('a hidden message that its sender deletes comes back to its recipient', async () => {
  await send(bo, ana, 'before')
  const end = await blockBo()
  await api.call(deleteFromUser, { idx: await idOf('before') }, { token: bo.api_token })
  await end()
  expect([await list(ana), await list(bo, 'sent')]).toEqual([{ texts: ['before'], total: 1 }, none])
})

it('the text of a message that was never delivered is gone when its sender deletes it', async () => {
  await send(bo, ana, 'before')
  await blockBo()
  await send(bo, ana, 'during')
  const idx = await idOf('during')
  await api.call(deleteFromUser, { idx }, { token: bo.api_token })
  expect(await list(bo, 'sent')).toEqual({ texts: ['before'], total: 1 })
  const { rows } = await api.database.pool.query('select body, preview from messages where id = $1', [idx])
  expect(rows).toEqual([{ body: '', preview: '' }])
})

it('the member who blocked may still write, and the answer does not arrive', async () => {
  await send(bo, ana, 'before')
  await blockBo()
  await send(ana, bo, 'leave me alone')
  await send(bo, ana, 'no')
  expect(await list(bo)).toEqual({ texts: ['leave me alone'], total: 1 })
  expect(await list(ana)).toEqual(none)
})

it('open pages get the new count at once, and nothing when a blocked member writes', async () => {
  await send(bo, ana, 'before')
  const reader = await readEvents(api, ana)
  readers.push(reader)
  expect(await reader.nextCount()).toBe(1)
  const end = await blockBo()
  expect(await reader.nextCount()).toBe(0)
  await send(bo, ana, 'during')
  // The count of the next message is the next event: there was none for the withheld one.
  await send(cho, ana, 'from cho')
  expect(await reader.nextCount()).toBe(1)
  await end()
  expect(await reader.nextCount()).toBe(2)
})

it('a message that is being stored while its recipient blocks is hidden or withheld, never shown', async () => {
  for (let round = 0; round < 10; round++) {
    await api.database.pool.query('delete from blocks; delete from messages')
    await send(bo, ana, 'before')
    await Promise.all([blockBo(), ...Array.from({ length: 6 }, (_, n) => send(bo, ana, `meanwhile ${n}`))])
    expect(await list(ana)).toEqual(none)
  }
})

it('waits for a message that is not committed yet', async () => {
  await send(bo, ana, 'before')
  const writer = await api.database.pool.connect()
  try {
    await writer.query('begin')
    await writer.query(
      `insert into messages (from_id, to_id, to_hidden, body, preview)
        select b.id, a.id, false, 'slow', 'slow' from users a, users b where a.nick = 'ana' and b.nick = 'bo'`,
    )
    const blocking = blockBo()
    const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event = 'advisory'`
    while ((await api.database.pool.query(waiting)).rows.length === 0) await new Promise(setImmediate)
    await writer.query('commit')
    await blocking
  } finally {
    writer.release()
  }
  expect(await list(ana)).toEqual(none)
})

it('the pages of a large inbox stay right through a block and its end', async () => {
  const { rows } = await api.database.pool.query<{ ana: number }>(
    `insert into messages (from_id, to_id, to_hidden, body, preview, created_at)
      select case when n % 3 = 0 then b.id else c.id end, a.id, false, n, n, now() - interval '1 day'
      from generate_series(1, 3600) n, users a, users b, users c
      where a.nick = 'ana' and b.nick = 'bo' and c.nick = 'cho' order by n
      returning to_id as ana`,
  )
  await addCheckpoints(api.database, rows[0]?.ana ?? 0, 'inbox')
  const pages = async () =>
    Promise.all(
      [1, 20, 47, 71, 73].map(
        async (page) =>
          (await api.call(msgs, { type: 'inbox', page }, { token: ana.api_token })).body as object,
      ),
    )
  const before = await pages()
  const end = await blockBo()
  expect(await pages()).toMatchObject(Array.from({ length: 5 }, () => ({ total: 2400, pages: 48 })))
  await addCheckpoints(api.database, rows[0]?.ana ?? 0, 'inbox')
  await end()
  expect(await pages()).toEqual(before)
  await addCheckpoints(api.database, rows[0]?.ana ?? 0, 'inbox')
  expect(await pages()).toEqual(before)
})
