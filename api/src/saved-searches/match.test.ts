import { startApi, type TestApi } from '../testing/api'
import { publishPost } from '../testing/moderated'
import { rowsRead } from '../testing/rows-read'
import { freshOf, matchAll, save } from '../testing/saved-searches'
import { lockMails } from './lock-queries'
import { isUnmatched, takeUnmatched } from './unmatched-queries'

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

it('goes on past a post that cannot be matched, and tries that one again later', async () => {
  const { pool } = api.database
  const [mina, kim] = [await api.signUp('mina'), await api.signUp('kim')]
  await save(api, mina, { name: 'Lamps', search: 'lamp' })
  await pool.query(`create function refuse_hit() returns trigger language plpgsql as $$
    begin
      if exists (select from posts where id = new.post_id and subject = 'A bad lamp') then raise 'refused'; end if;
      return new;
    end $$`)
  await pool.query(
    'create trigger refuse_hit before insert on saved_search_hits for each row execute function refuse_hit()',
  )
  const bad = await publishPost(api, kim, 'A bad lamp')
  const good = await publishPost(api, kim, 'A good lamp')
  expect(await freshOf(api, mina)).toEqual({ Lamps: 1 })
  expect([await isUnmatched(api.database, bad), await isUnmatched(api.database, good)]).toEqual([true, false])

  await pool.query('drop trigger refuse_hit on saved_search_hits')
  await matchAll(api)
  expect(await freshOf(api, mina)).toEqual({ Lamps: 2 })
})

it.each([
  [
    'facts',
    `insert into post_facts (post_id, type, facts) values ($1, 'tr', '{"price": 5, "currency": "EUR"}')`,
  ],
  ['an edit', `update post_search set content = 'a kite' where post_id = $1`],
])('misses no change (%s) that is committed while the post is matched', async (what, statement) => {
  const [mina, kim] = [await api.signUp(`mina${what.length}`), await api.signUp(`kim${what.length}`)]
  const asked: Record<string, string> =
    what === 'facts' ? { price_max: '9', currency: 'EUR' } : { search: 'kite' }
  await save(api, mina, { name: 'Kites', type: 'tr', ...asked })
  const author = await api.database.pool.connect()
  try {
    // No round of the service matches the post before.
    await api.database.transaction(async (tx) => {
      await lockMails(tx)
      const id = await publishPost(api, kim, 'A toy', { type: 'tr' })
      await author.query('begin')
      await author.query(statement, [id])
    })
    await matchAll(api)
    await author.query('commit')
  } finally {
    author.release(true)
  }
  expect(await freshOf(api, mina)).toEqual({ Kites: 1 })
})
