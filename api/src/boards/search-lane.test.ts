import { posts } from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'

let api: TestApi
beforeAll(async () => (api = await startApi()))
afterAll(() => api.close())

const search = (word: string, address = '203.0.113.1') =>
  api.call(posts, { type: 'tr', search: word }, { address })

/** The number of search statements that run or wait for a lock in the database. */
async function searching(): Promise<number> {
  const { rows } = await api.database.pool.query<{ count: number }>(
    `select count(*)::integer as count from pg_stat_activity
      where datname = current_database() and state = 'active' and query like '%from post_search%'
        and pid <> pg_backend_pid()`,
  )
  return rows[0]?.count ?? 0
}
async function untilSearching(count: number): Promise<void> {
  while ((await searching()) !== count);
}

/** Runs while searches wait for a locked table. Requests made meanwhile must complete afterwards. */
async function whileLocked<T>(run: () => Promise<T>): Promise<T> {
  const client = await api.database.pool.connect()
  try {
    await client.query('begin; lock table post_search')
    return await run()
  } finally {
    await client.query('rollback')
    client.release()
  }
}

it('runs two searches at once, and lists at the same time', async () => {
  const answers = await whileLocked(async () => {
    const searches = Array.from({ length: 5 }, (_, n) => search(`word ${n}`, `203.0.113.${n}`))
    await untilSearching(2)
    const lists = await Promise.all(Array.from({ length: 40 }, () => api.call(posts, { type: 'tr' })))
    expect(new Set(lists.map(({ status }) => status))).toEqual(new Set([200]))
    // Fewer if the lists took longer than the time limit of a search.
    expect(await searching()).toBeLessThanOrEqual(2)
    return searches
  })
  expect(await Promise.all(answers)).toHaveLength(5)
})

it('limits the waiting searches of one address, and accepts those of others', async () => {
  const answers = await whileLocked(async () => {
    const flood = Array.from({ length: 20 }, (_, n) => search(`flood ${n}`))
    const refused = Promise.any(
      flood.map(async (one) => ((await one).status === 503 ? one : Promise.reject(one))),
    )
    expect(await refused).toMatchObject({
      body: { res: false, code: 'unavailable', message: expect.stringContaining('searches') },
      outcome: { kind: 'unavailable', retryAfter: 1 },
    })
    const other = search('other', '198.51.100.7')
    return { flood, other }
  })
  const statuses = (await Promise.all(answers.flood)).map(({ status }) => status)
  // Two ran and six waited, or fewer if searches took long before.
  expect(statuses.filter((status) => status !== 503).length).toBeLessThanOrEqual(8)
  expect((await answers.other).body.message ?? '').not.toContain('searches at once')
})

it('cancels a search that takes too long, and says what to change', async () => {
  const { status, body, outcome } = await whileLocked(() => search('slow'))
  expect([status, outcome.kind]).toEqual([503, 'unavailable'])
  expect(body.message).toContain('takes too long')
  expect((await search('slow')).status).toBe(200)
})
