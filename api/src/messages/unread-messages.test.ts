import { deleteFromUser, msg, msgs, postMsg, type Session, unread } from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'

let api: TestApi
let ana: Session
let bo: Session
beforeAll(async () => {
  api = await startApi()
  ana = await api.signUp('ana')
  bo = await api.signUp('bo')
})
beforeEach(() => api.database.pool.query('delete from messages'))
afterAll(() => api.close())

async function list(of: Session, type: 'inbox' | 'sent', searchData?: string) {
  const { outcome } = await api.call(msgs, { type, searchData }, { token: of.api_token })
  if (outcome.kind !== 'ok') throw new Error(outcome.kind)
  return outcome.data
}

/** Sends one message and returns its id. */
async function sent(from: Session, to: Session, text = 'hello'): Promise<number> {
  await api.call(postMsg, { to: to.email, msg: text }, { token: from.api_token })
  return (await list(from, 'sent'))[0]?.message_idx ?? 0
}

const open = (of: Session, idx: number) => api.call(msg, { idx }, { token: of.api_token })
const erase = (of: Session, idx: number) => api.call(deleteFromUser, { idx }, { token: of.api_token })
const count = async (of: Session) => (await api.call(unread, {}, { token: of.api_token })).body

it('a message is unread in its recipient’s inbox until they open it', async () => {
  const idx = await sent(ana, bo)
  expect(await list(bo, 'inbox')).toMatchObject([{ message_idx: idx, unread: true }])
  expect(await list(bo, 'inbox', 'hel')).toMatchObject([{ unread: true }])
  const newest = { inbox: idx, sent: 0 }
  expect(await count(bo)).toEqual({ res: true, data: { count: 1, newest } })
  expect((await open(bo, idx)).body.data).toMatchObject({ cont: 'hello', unread: false })
  expect(await list(bo, 'inbox')).toMatchObject([{ unread: false }])
  expect(await count(bo)).toEqual({ res: true, data: { count: 0, newest } })
})

it('names the newest message of each folder that is not deleted there', async () => {
  const [first, second] = [await sent(ana, bo), await sent(ana, bo)]
  const newest = async (of: Session) => (await api.call(unread, {}, { token: of.api_token })).body.data
  expect(await newest(ana)).toMatchObject({ newest: { inbox: 0, sent: second } })
  expect(await newest(bo)).toMatchObject({ newest: { inbox: second, sent: 0 } })
  await erase(bo, second)
  expect(await newest(bo)).toMatchObject({ newest: { inbox: first, sent: 0 } })
  expect(await newest(ana)).toMatchObject({ newest: { inbox: 0, sent: second } })
})

it('its sender neither sees that nor marks it as read', async () => {
  const idx = await sent(ana, bo)
  expect(await list(ana, 'sent')).toMatchObject([{ unread: false }])
  expect(await list(ana, 'sent', 'hel')).toMatchObject([{ unread: false }])
  expect((await open(ana, idx)).body.data).toMatchObject({ unread: false })
  expect([await count(ana), await count(bo)]).toMatchObject([{ data: { count: 0 } }, { data: { count: 1 } }])
})

it('one to oneself is unread too', async () => {
  const idx = await sent(ana, ana)
  expect([await list(ana, 'inbox'), await list(ana, 'sent')]).toMatchObject([
    [{ unread: true }],
    [{ unread: false }],
  ])
  await open(ana, idx)
  expect(await count(ana)).toMatchObject({ data: { count: 0 } })
})

it('a message that its recipient deletes no longer counts; one that its sender deletes does', async () => {
  const [first, second] = [await sent(ana, bo), await sent(ana, bo)]
  await erase(ana, first)
  expect(await count(bo)).toMatchObject({ data: { count: 2 } })
  await erase(bo, second)
  expect(await count(bo)).toMatchObject({ data: { count: 1 } })
  await erase(bo, first)
  expect(await count(bo)).toMatchObject({ data: { count: 0 } })
})

it('opening and deleting concurrently never fails with a 500', async () => {
  for (let round = 0; round < 5; round++) {
    const idx = await sent(ana, bo)
    const answers = await Promise.all([open(bo, idx), erase(bo, idx), open(bo, idx), erase(ana, idx)])
    for (const { status } of answers) expect([200, 404]).toContain(status)
  }
  expect(await count(bo)).toMatchObject({ data: { count: 0 } })
})

it('a visitor has no count', async () => {
  const { status, body } = await api.call(unread)
  expect([status, body.res, body.code]).toEqual([401, false, 'logged-out'])
})

it('counts only the unread ones of a million messages', async () => {
  const { rows } = await api.database.pool.query<{ 'QUERY PLAN': string }>(
    `explain select (select count(*) from messages
      where to_id = member.id and read_at is null and to_deleted_at is null)
     from unnest('{1,2}'::integer[]) member(id)`,
  )
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('messages_unread')
})
