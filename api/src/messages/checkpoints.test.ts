import { deleteFromUser, limits, type MessageRow, msgs, postMsg, type Session } from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'
import { addCheckpoints, spacing } from './checkpoint-queries'
import { lists } from './list-queries'

/** More than three checkpoints in each folder. */
const count = 3600

let api: TestApi
let ana: Session
let bo: Session
let boId: number
beforeAll(async () => {
  api = await startApi()
  ana = await api.signUp('ana')
  bo = await api.signUp('bo')
  // Some of bo's messages are to ana, so that the folders have different messages.
  await api.database.pool.query(
    `insert into messages (from_id, to_id, to_hidden, body, preview, created_at)
      select a.id, b.id, false, 'text', 'text', now() - interval '1 day'
      from generate_series(1, $1 * 4 / 3) n, users a, users b
      where (a.nick, b.nick) = (case when n % 4 = 0 then 'bo' else 'ana' end, case when n % 4 = 0 then 'ana' else 'bo' end)
      order by n`,
    [count],
  )
  const { rows } = await api.database.pool.query<{ id: number }>(`select id from users where nick = 'bo'`)
  boId = rows[0]?.id ?? 0
})
afterAll(() => api.close())

async function inbox(page: number) {
  const { body, outcome } = await api.call(msgs, { type: 'inbox', page }, { token: bo.api_token })
  const rows = outcome.kind === 'ok' ? outcome.data : []
  return { ids: rows.map(({ message_idx }: MessageRow) => message_idx), total: body.total }
}

/** The ids of bo's inbox, newest first. */
const idsInInbox = async (): Promise<number[]> => {
  const { rows } = await api.database.pool.query<{ id: number }>(
    'select id from messages where to_id = $1 and to_deleted_at is null order by id desc',
    [boId],
  )
  return rows.map(({ id }) => id)
}

async function expectTruePages(): Promise<void> {
  const ids = await idsInInbox()
  const size = limits.messagesPageSize
  const pages = Math.ceil(ids.length / size)
  for (const page of [1, 2, 20, 21, 22, 40, 41, pages - 1, pages, pages + 1, 2_000_000_000]) {
    const expected = { ids: ids.slice((page - 1) * size, page * size), total: ids.length }
    expect([page, await inbox(page)]).toEqual([page, expected])
  }
}

const checkpoints = async (): Promise<number[]> => {
  const { rows } = await api.database.pool.query<{ messages: number }>(
    `select messages from message_checkpoints where user_id = $1 and folder = 'inbox' order by last_id`,
    [boId],
  )
  return rows.map(({ messages }) => messages)
}

/** The maximum number of messages that a statement reads for the total and the ids of a page. */
async function readFor(page: number): Promise<number> {
  const { rows } = await api.database.pool.query(`explain (analyze, format json) ${lists.inbox.text}`, [
    boId,
    (page - 1) * limits.messagesPageSize,
  ])
  const found = JSON.stringify(rows).matchAll(/"Index Name":"messages_inbox".*?"Actual Rows":([\d.]+)/g)
  return Math.max(...[...found].map(([, actual]) => Number(actual)))
}

const publish = () => api.call(postMsg, { to: bo.email, msg: 'text' }, { token: ana.api_token })

it('counts only the messages above the last checkpoint, and of a page those below the next', async () => {
  await expectTruePages()
  expect(await checkpoints()).toEqual([spacing, 2 * spacing, 3 * spacing])
  await expectTruePages()
  for (const page of [1, 30, 72]) expect(await readFor(page)).toBeLessThanOrEqual(spacing)
})

it('follows deletions and new messages', async () => {
  const ids = await idsInInbox()
  for (const idx of [...ids.slice(0, 3), ...ids.slice(1500, 1503), ...ids.slice(-3)])
    expect((await api.call(deleteFromUser, { idx }, { token: bo.api_token })).status).toBe(200)
  // The other side's deletion changes nothing here.
  expect((await api.call(deleteFromUser, { idx: ids[20] }, { token: ana.api_token })).status).toBe(200)
  await publish()
  await expectTruePages()
  expect(await checkpoints()).toEqual([spacing - 3, 2 * spacing - 3, 3 * spacing - 6])
})

it('follows a deletion that runs while checkpoints are added', async () => {
  await api.database.pool.query('delete from message_checkpoints')
  const [, second] = await idsInInbox()
  const deleting = await api.database.pool.connect()
  await deleting.query('begin')
  await deleting.query('update messages set to_deleted_at = now() where id = $1', [second])
  await addCheckpoints(api.database, boId, 'inbox', '0 seconds')
  expect(await checkpoints()).toEqual([])
  await deleting.query('commit')
  deleting.release()
  await addCheckpoints(api.database, boId, 'inbox', '0 seconds')
  await expectTruePages()
})

it('leaves recent messages uncounted, because earlier ones may still be committed', async () => {
  await api.database.pool.query('delete from message_checkpoints')
  await api.database.pool.query('update messages set created_at = now()')
  await addCheckpoints(api.database, boId, 'inbox')
  expect(await checkpoints()).toEqual([])
  await expectTruePages()
})

it('loses the messages of a deleted sender', async () => {
  await addCheckpoints(api.database, boId, 'inbox', '0 seconds')
  await api.database.pool.query(`delete from users where nick = 'ana'`)
  expect(await inbox(1)).toEqual({ ids: [], total: 0 })
})
