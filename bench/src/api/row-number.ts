import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { postDetail } from '@within-reach/contract'
import pg from 'pg'
import { startFresh } from '../fresh-site'
import { quantile } from '../measure/statistics'
import { saveResult } from '../results'

/** Fills one board with posts that are old enough for the counted blocks. */
const fillBoard = `with someone as (
    insert into users (email, name, nick, password_hash) values ('row@example.com', 'Row', 'row', '!') returning id
  ), filled as (
    insert into posts (user_id, type, subject, description, created_at)
    select someone.id, 'qb', 'Which bank?', 'For newcomers', now() - interval '1 day'
    from someone, generate_series(1, $1::integer) returning id
  )
  insert into post_counts (type, region, jstatus, slot, posts)
  select 'qb', '', '', id % 16, count(*) from filled group by 4`

/** The query for the row number without counted blocks. */
const counting = `select (select sum(posts) from post_counts where type = p.type)
    - (select count(*) from posts newer where newer.type = p.type and newer.id > p.id) as pn
  from posts p where p.id = $1`

/** The median duration, in milliseconds with two decimals. */
async function median(times: number, work: () => Promise<unknown>): Promise<number> {
  const taken: number[] = []
  for (let time = 0; time < times; time++) {
    const started = performance.now()
    await work()
    taken.push(performance.now() - started)
  }
  taken.sort((a, b) => a - b)
  return Math.round(quantile(taken, 0.5) * 100) / 100
}

/**
 * The cost of a post's row number with and without counted blocks: `npm run bench -- row-number [--posts 1000000]`. With blocks, the
 * whole call is measured; without, the counting statement alone.
 */
export async function rowNumber(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { posts: { type: 'string', default: '1000000' } },
  })
  const posts = Number(values.posts)
  const site = await startFresh({ SAMPLE_CONTENT: 'off' })
  const client = new pg.Client({ connectionString: site.databaseUrl })
  await client.connect()
  const read = async <Row extends pg.QueryResultRow>(text: string, fields: unknown[] = []) =>
    (await client.query<Row>(text, fields)).rows[0]
  try {
    await client.query(fillBoard, [posts])
    await client.query('vacuum analyze posts')
    // The service counts blocks once a minute.
    while ((await read<{ id: number }>('select id from post_blocks_end'))?.id === 0) await delay(1000)
    const stored = await read<{ rows: number; bytes: number }>(
      `select count(*)::integer as rows, pg_total_relation_size('post_blocks')::integer as bytes from post_blocks`,
    )
    const ids = { newest: posts, middle: Math.ceil(posts / 2), oldest: 1 }
    const found: Record<string, { readonly call: number; readonly counting: number }> = {}
    for (const [which, id] of Object.entries(ids)) {
      const call = () =>
        fetch(site.url + postDetail.path, {
          method: 'POST',
          body: new URLSearchParams({ id: String(id) }),
        }).then((answer) => answer.text())
      await median(20, call)
      found[which] = {
        call: await median(100, call),
        counting: await median(20, () => client.query(counting, [id])),
      }
    }
    console.log(stored, found)
    await saveResult('row-number', { posts, stored, found })
  } finally {
    await client.end()
    await site.stop()
  }
}
