import { deletePost, limits, postDetail, posting, type Session } from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'
import { deepFrom, listPosts, listStatement } from './list-queries'
import { findPost } from './queries'
import { closeBlocks } from './row-number-queries'

let api: TestApi
let ana: Session
beforeAll(async () => {
  api = await startApi()
  ana = await api.signUp('ana')
  await fill()
})
afterAll(() => api.close())

/** 6,000 posts of all boards, with id gaps that span blocks of every size. */
async function fill(): Promise<void> {
  await api.database.pool.query(`
    with filled as (
      insert into posts (id, user_id, type, subject, description, created_at) overriding system value
      select n * 29 + n % 7, (select id from users), (array['fr', 'tr', 'jobs', 'qb'])[1 + n * n % 11 % 4], 'x', 'x',
        now() - interval '1 day'
      from generate_series(1, 6000) n
      returning id, type
    )
    insert into post_counts (type, region, jstatus, slot, posts)
    select type, '', '', id % 16, count(*) from filled group by type, id % 16`)
  await api.database.pool.query(`select setval(pg_get_serial_sequence('posts', 'id'), max(id)) from posts`)
}

/** The row numbers in the answers of some posts, compared with counting the rows one by one. */
async function differences(): Promise<unknown[]> {
  const { rows } = await api.database.pool.query<{ id: number; place: number }>(
    'select id, row_number() over (partition by type order by id)::integer as place from posts',
  )
  const some = rows.filter((_, at) => at % 37 === 0 || at > rows.length - 40)
  const found = await Promise.all(some.map(({ id }) => findPost(api.database, id)))
  return some
    .map(({ id, place }, at) => ({ id, place, pn: found[at]?.pn }))
    .filter(({ place, pn }) => place !== pn)
}

const publish = async () => {
  const post = { type: 'qb', subject: 'Which bank?', description: 'For newcomers' }
  const { outcome } = await api.call(posting, post, { token: ana.api_token })
  return outcome.kind === 'ok' ? outcome.data.post_idx : 0
}
const remove = (idx: number) => api.call(deletePost, { idx }, { token: ana.api_token })
const countedTo = async () =>
  (await api.database.pool.query<{ id: number }>('select id from post_blocks_end')).rows[0]?.id

describe('the row number of a post', () => {
  it('counts from the oldest of its board, before and after blocks are counted', async () => {
    expect(await differences()).toEqual([])
    expect(await closeBlocks(api.database)).toBe(true)
    expect(await countedTo()).toBeGreaterThan(170_000)
    expect(await differences()).toEqual([])
  })

  it('is the same if each transaction counts only some blocks', async () => {
    await api.database.pool.query('truncate post_blocks; update post_blocks_end set id = 0')
    const transactions = jest.spyOn(api.database, 'transaction')
    expect(await closeBlocks(api.database, { atOnce: 65_536 + 64 })).toBe(true)
    expect(transactions.mock.calls.length).toBeGreaterThan(3)
    transactions.mockRestore()
    expect(await countedTo()).toBeGreaterThan(170_000)
    expect(await differences()).toEqual([])
  })

  it('follows deletions in counted blocks and new posts above them', async () => {
    const { rows } = await api.database.pool.query<{ id: number }>('select id from posts order by id')
    for (const { id } of rows.filter((_, at) => at % 501 === 3)) await remove(id)
    const [first] = [await publish(), await publish(), await publish()]
    await remove(first)
    expect(await differences()).toEqual([])
  })

  it('stays right while blocks are counted', async () => {
    for (let times = 0; times < 70; times++) await publish()
    const before = await countedTo()
    await closeBlocks(api.database, { settled: '0 seconds' })
    expect(await countedTo()).toBeGreaterThan(before ?? 0)
    expect(await differences()).toEqual([])
  })

  it('stays right if a deletion runs while blocks are counted', async () => {
    for (let times = 0; times < 70; times++) await publish()
    const last = await publish()
    const closed = await api.database.transaction(async (tx) => {
      const before = await tx.query({
        name: 'test-shared',
        text: `select pg_advisory_xact_lock_shared(hashtext('post blocks'))`,
      })
      expect(before).toHaveLength(1)
      return closeBlocks(api.database, { settled: '0 seconds' })
    })
    expect(closed).toBe(false)
    await remove(last - 20)
    await closeBlocks(api.database, { settled: '0 seconds' })
    expect(await differences()).toEqual([])
    const { outcome } = await api.call(postDetail, { id: last })
    expect(outcome.kind === 'ok' && outcome.data.pn).toBeGreaterThan(1000)
  })
})

describe('a deep page of a board', () => {
  const board = { type: 'tr', region: undefined, jstatus: undefined } as const
  const last = async () => Math.ceil((await idsOfBoard()).length / limits.pageSize)
  const idsOfBoard = async () => {
    const { rows } = await api.database.pool.query<{ id: number }>(
      `select id from posts where type = 'tr' order by id desc`,
    )
    return rows.map(({ id }) => id)
  }

  it('has the posts that counting from the newest would find', async () => {
    const ids = await idsOfBoard()
    const pages = [deepFrom - 1, deepFrom, deepFrom + 7, (await last()) - 1, await last(), (await last()) + 1]
    expect(await last()).toBeGreaterThan(deepFrom + 10)
    for (const page of [...pages, 100_000_000]) {
      const { total, records } = await listPosts(api.database, board, page)
      const expected = ids.slice((page - 1) * limits.pageSize, page * limits.pageSize)
      expect([page, total, records.map(({ id }) => id)]).toEqual([page, ids.length, expected])
    }
  })

  it('reads no more posts than a small block and the page have', async () => {
    const { statement, values } = listStatement(board, await last())
    const { rows } = await api.database.pool.query(`explain (analyze, format json) ${statement.text}`, values)
    const read = [...JSON.stringify(rows).matchAll(/"Index Name":"posts_board".*?"Actual Rows":([\d.]+)/g)]
    expect(read.length).toBeGreaterThan(0)
    expect(Math.max(...read.map(([, actual]) => Number(actual)))).toBeLessThanOrEqual(64 + limits.pageSize)
  })
})
