import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { fill } from '../data/fill'
import { sizes } from '../data/sizes'
import { fillFacts } from '../find/fill-facts'
import { processorTime } from '../measure/processor'
import { spreadOf } from '../measure/statistics'
import { saveResult } from '../results'
import { startSite } from '../site'
import type { AlertsResult } from './alerts-result'
import { saveSearches } from './save-searches'

const size = '10k'
/** The searches of a result that is stored. */
const searches = 100_000

/**
 * Measures what a new post costs on a site with saved searches: `npm run bench -- alerts [--searches 100000] [--posts 500] [--rounds 9]`.
 * Each round queues posts that no search saw before; another number of searches stores no result.
 */
export async function alerts(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      searches: { type: 'string', default: String(searches) },
      posts: { type: 'string', default: '500' },
      rounds: { type: 'string', default: '9' },
    },
  })
  const count = Number(values.searches)
  const posts = Number(values.posts)
  const site = await startSite(`alerts-${count}`)
  const client = new pg.Client({ connectionString: site.databaseUrl })
  await client.connect()
  try {
    await fill(site.databaseUrl, size, '!', () => undefined)
    await fillFacts(client)
    await client.query(
      'truncate unmatched_posts, saved_search_hits, saved_search_mails, saved_search_digests',
    )
    await saveSearches(site.url, client, count)
    console.log(`  ${count} searches are saved`)
    const rounds: Round[] = []
    for (let round = 0; round <= Number(values.rounds); round++) {
      rounds.push(await matchPosts(client, site.pid, sizes[size].posts - (round + 1) * posts, posts))
      console.log(rounds.at(-1))
    }
    // The first one warms up.
    const counted = rounds.slice(1)
    const result: AlertsResult = {
      searches: count,
      posts,
      hits: counted.reduce((sum, { hits }) => sum + hits, 0) / counted.length,
      processor: spreadOf(counted.map(({ processor }) => processor)),
      elapsed: spreadOf(counted.map(({ elapsed }) => elapsed)),
    }
    if (count === searches) await saveResult('alerts', { rounds: counted.length, ...result })
  } finally {
    await client.end()
    await site.stop()
  }
}

/** Milliseconds of one post, and how many searches found it. */
type Round = Readonly<Record<'hits' | 'processor' | 'elapsed', number>>

/**
 * Queues posts and waits until they are matched.
 * @param after the id before the first post
 */
async function matchPosts(client: pg.Client, pid: number, after: number, posts: number): Promise<Round> {
  const counted = async (table: 'saved_search_hits' | 'unmatched_posts') =>
    (await client.query<{ count: number }>(`select count(*)::integer as count from ${table}`)).rows[0]
      ?.count ?? 0
  const hitsBefore = await counted('saved_search_hits')
  const before = await processorOf(client, pid)
  await client.query(
    'insert into unmatched_posts (post_id) select id from posts where id > $1 order by id limit $2',
    [after, posts],
  )
  // The service looks every two seconds; its first step shows that it began.
  while ((await counted('unmatched_posts')) === posts) await delay(2)
  const began = performance.now()
  while ((await counted('unmatched_posts')) > 0) await delay(20)
  const elapsed = performance.now() - began
  const processor = (await processorOf(client, pid)) - before
  return {
    hits: ((await counted('saved_search_hits')) - hitsBefore) / posts,
    processor: (processor * 1000) / posts,
    elapsed: elapsed / (posts - 1),
  }
}

/** The processor time of the service and its database, in seconds. */
async function processorOf(client: pg.Client, pid: number): Promise<number> {
  const { rows } = await client.query<{ postmaster: number }>(
    `select split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::integer as postmaster`,
  )
  return processorTime(pid, ...rows.map(({ postmaster }) => postmaster))
}
