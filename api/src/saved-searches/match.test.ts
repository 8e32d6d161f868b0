import { startApi, type TestApi } from '../testing/api'
import { rowsRead } from '../testing/rows-read'
import { takeUnmatched } from './match-queries'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
  await api.signUp('seller')
})
afterAll(() => api.close())

it('takes a post out of the queue without reading all posts, however many wait', async () => {
  const read = await api.platform.database.transaction(async (tx) => {
    await tx.query({
      name: 'fill',
      text: `with added as (
          insert into posts (user_id, type, region, subject, description)
          select (select id from users limit 1), 'fr', 'Others', 'One of many', 'x' from generate_series(1, 10000)
          returning id, type, region
        ) insert into post_search select id, type, region, null, 'one of many' from added`,
    })
    for (const text of [
      'analyze posts',
      'analyze post_search',
      'delete from unmatched_posts where post_id < (select max(id) - 100 from posts)',
    ])
      await tx.query({ name: text.slice(0, 40), text })
    const rows = await rowsRead(tx, ['posts', 'post_search'], () => takeUnmatched(tx))
    await tx.query({ name: 'drop', text: 'delete from unmatched_posts' })
    return rows
  })
  expect(read).toBeLessThan(50)
})
