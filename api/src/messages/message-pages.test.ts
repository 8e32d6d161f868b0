import { limits, type MessageRow, msgs, type Session } from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'
import { maxHits } from './list-queries'

const count = 2 * limits.messagesPageSize + 7

let api: TestApi
let ana: Session
let bo: Session
beforeAll(async () => {
  api = await startApi()
  ana = await api.signUp('ana')
  bo = await api.signUp('bo')
  await api.database.pool.query(
    `insert into messages (from_id, to_id, to_hidden, body, preview)
      select a.id, b.id, false, 'text ' || n, 'text ' || n
      from users a, users b, generate_series(1, $1) as n where a.nick = 'ana' and b.nick = 'bo' order by n`,
    [count],
  )
})
afterAll(() => api.close())

async function list(of: Session, fields: Record<string, string>) {
  const { body, outcome } = await api.call(msgs, { type: 'inbox', ...fields }, { token: of.api_token })
  const rows = outcome.kind === 'ok' ? outcome.data : []
  const { total, page, pages } = body
  return { texts: rows.map(({ sm }: MessageRow) => Number(sm.slice(5))), meta: { total, page, pages } }
}
const down = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, n) => from - n)

it.each([
  ['inbox', () => bo],
  ['sent', () => ana],
])('comes in pages: %s', async (type, member) => {
  const size = limits.messagesPageSize
  const meta = { total: count, page: 1, pages: 3 }
  const first = { texts: down(count, count - size + 1), meta }
  expect(await list(member(), { type })).toEqual(first)
  expect(await list(member(), { type, page: '' })).toEqual(first)
  expect(await list(member(), { type, page: '1' })).toEqual(first)
  expect(await list(member(), { type, page: '3' })).toEqual({
    texts: down(7, 1),
    meta: { ...meta, page: 3 },
  })
  expect(await list(member(), { type, page: '4' })).toEqual({ texts: [], meta: { ...meta, page: 4 } })
})

it('is one empty page without messages', async () => {
  expect(await list(ana, {})).toEqual({ texts: [], meta: { total: 0, page: 1, pages: 1 } })
})

it('is searched through all pages', async () => {
  expect(await list(bo, { searchData: 'text 7' })).toEqual({
    texts: [...down(79, 70), 7],
    meta: { total: 11, page: 1, pages: 1 },
  })
  expect(await list(ana, { type: 'sent', searchData: 'BO', page: '3' })).toEqual({
    texts: down(7, 1),
    meta: { total: count, page: 3, pages: 3 },
  })
  expect(maxHits).toBeGreaterThan(count)
})

it.each(['0', '-1', 'x', '1.5', '2147483648'])('refuses the page %j', async (page) => {
  const { status, body } = await api.call(msgs, { type: 'inbox', page }, { token: bo.api_token })
  expect([status, body.res, body.code, body.message]).toEqual([
    400,
    false,
    'invalid',
    expect.stringContaining('"page"'),
  ])
})
