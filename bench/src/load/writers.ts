import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { printSlowWrites } from './slow-writes'
import type { WritesResult } from './migrate-under-writes-result'

/** Connections that write, each one statement after the other. */
const connections = 4
/** Milliseconds between two writes of a connection. This is a busy site, but below the database's capacity. */
const pause = 10

/** The statement of a new post in the previous release. */
const insertPost = {
  name: 'post',
  text: `with post as (
      insert into posts (user_id, type, region, subject, description)
      values (1, $1, 'Others', $2, $2) returning id, type, region, jstatus
    ), counted as (
      insert into post_counts as c (type, region, jstatus, slot, posts)
      select type, coalesce(region, ''), coalesce(jstatus, ''), id % 16, 1 from post
      on conflict (type, region, jstatus, slot) do update set posts = c.posts + 1
    )
    insert into post_search (post_id, type, region, jstatus, content)
    select id, type, region, jstatus, $2 from post`,
}
/** The statement of an edit in the previous release. */
const editPost = {
  name: 'edit',
  text: `update post_search set content = content || ' edited' where post_id = $1`,
}
const boards = ['fr', 'tr', 'jobs', 'qb']

/** Starts connections that post and edit until they are stopped. */
export async function writeWhile(url: string) {
  const began = performance.now()
  const times: number[] = []
  let failed = 0
  let stopping = false
  const clients = Array.from(
    { length: connections },
    () => new pg.Client({ connectionString: url, application_name: 'writer' }),
  )
  for (const client of clients) await client.connect()
  const { rows } = await (clients[0] as pg.Client).query<{ most: number }>(
    'select max(id) as most from posts',
  )
  const most = rows[0]?.most ?? 1
  const write = async (client: pg.Client, nth: number): Promise<void> => {
    for (let n = 0; !stopping; n++) {
      const started = performance.now()
      // Edits are spread over the whole table, because the upgrade writes there as well.
      const id = 1 + ((n * 7919 + nth * 104_729) % most)
      const statement = n % 2 === 0 ? insertPost : editPost
      const values = n % 2 === 0 ? [boards[(n / 2) % 4], `a room number ${n} of writer ${nth}`] : [id]
      const query: pg.QueryConfig = { ...statement, values }
      await client.query(query).catch((error: Error) => {
        failed++
        console.log(error.message)
      })
      times.push(performance.now() - started)
      await delay(pause)
    }
  }
  const all = Promise.all(clients.map(write))
  const looking = new AbortController()
  const looks = printSlowWrites(url, looking.signal)
  let seconds = 0
  return {
    async stop(): Promise<void> {
      stopping = true
      await all
      seconds = (performance.now() - began) / 1000
      looking.abort()
      await looks
      for (const client of clients) await client.end()
    },
    found(): WritesResult {
      const sorted = times.sort((a, b) => a - b)
      const p99 = sorted[Math.floor(sorted.length * 0.99)] ?? 0
      return { writes: times.length, failed, seconds, p99, longest: sorted.at(-1) ?? 0 }
    },
  }
}
