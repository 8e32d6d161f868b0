import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { posting } from '@within-reach/contract'
import pg from 'pg'
import { ask, isAway } from './ask'

/** Milliseconds between two posts of a member, and before a repeated attempt. */
const pause = 20
const repeatAfter = 100

/** What the database contains of the acknowledged posts. */
export interface WritesFound {
  readonly acknowledged: number
  /** Acknowledged posts that are missing. */
  readonly lost: number
  /** Posts that exist twice. */
  readonly doubled: number
}

/** Members who post all the time. */
export interface Writers {
  /**
   * The longest time without an acknowledged post.
   * @param from the begin, as `performance.now()` gives it
   * @returns milliseconds
   */
  longestGap(from: number): number
  /** Waits for an acknowledged post whose first attempt began after now. */
  untilWritten(): Promise<void>
  /** Finishes the running posts, and compares all posts since the start or the last comparison with the database. */
  compare(databaseUrl: string): Promise<WritesFound>
  stop(): Promise<void>
}

/**
 * Starts to post. A post that got no answer, or whose database was away, is sent again to the next instance with the same
 * key, until it is acknowledged.
 * @param urls the instances
 * @param tokens the bearers of the members
 */
export function startWriters(urls: readonly string[], tokens: readonly string[]): Writers {
  let acknowledged = new Map<string, number>()
  const times: number[] = []
  const waiting = new Set<{ readonly since: number; readonly resolve: () => void }>()
  let paused: Promise<void> | undefined
  let stopped = false

  const post = async (member: number, token: string): Promise<void> => {
    const key = randomUUID()
    const began = performance.now()
    for (let attempt = member; ; attempt++) {
      const fields = { type: 'qb', subject: key, description: 'Written while the primary changes.' }
      const headers = { Authorization: `Bearer ${token}`, 'Idempotency-Key': key }
      const outcome = await ask(urls[attempt % urls.length] ?? '', posting, fields, headers)
      if (outcome.kind === 'ok') {
        const now = performance.now()
        acknowledged.set(key, outcome.data.post_idx)
        times.push(now)
        for (const waiter of waiting)
          if (began >= waiter.since) {
            waiting.delete(waiter)
            waiter.resolve()
          }
        return
      }
      if (!isAway(outcome)) throw new Error(`a post was refused: ${JSON.stringify(outcome)}`)
      await delay(repeatAfter)
    }
  }
  const idle = new Set<number>()
  const run = async (token: string, member: number): Promise<void> => {
    while (!stopped) {
      if (paused) {
        idle.add(member)
        await paused
        idle.delete(member)
      }
      await post(member, token)
      await delay(pause)
    }
  }
  const all = Promise.all(tokens.map(run))
  // The error is thrown by stop().
  all.catch(() => {})

  return {
    longestGap(from) {
      const before = times.findLast((time) => time <= from) ?? from
      const later = times.filter((time) => time > from)
      return Math.max(...[before, ...later].map((time, at) => (later[at] ?? performance.now()) - time))
    },
    untilWritten: () =>
      Promise.race([
        new Promise<void>((resolve) => waiting.add({ since: performance.now(), resolve })),
        all.then(() => {}),
      ]),
    async compare(databaseUrl) {
      let resume = () => {}
      paused = new Promise((resolve) => (resume = resolve))
      while (idle.size < tokens.length) await Promise.race([delay(20), all])
      const written = acknowledged
      acknowledged = new Map()
      const found = await compare(databaseUrl, written)
      paused = undefined
      resume()
      return found
    },
    async stop() {
      stopped = true
      await all
    },
  }
}

async function compare(databaseUrl: string, acknowledged: ReadonlyMap<string, number>): Promise<WritesFound> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ subject: string; ids: number[] }>(
      'select subject, array_agg(id::int) as ids from posts where subject = any($1) group by subject',
      [[...acknowledged.keys()]],
    )
    const ids = new Map(rows.map((row) => [row.subject, row.ids]))
    const lost = [...acknowledged].filter(([key, id]) => !ids.get(key)?.includes(id)).length
    const doubled = rows.filter((row) => row.ids.length > 1).length
    return { acknowledged: acknowledged.size, lost, doubled }
  } finally {
    await client.end()
  }
}
