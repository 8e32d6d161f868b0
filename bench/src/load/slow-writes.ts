import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'

/** Milliseconds between two looks, and the age from which a statement is slow. */
const interval = 100
const slow = 700

/** The slow statements of the writers, what they wait for, and the statements that they wait for. */
const looked = `
  select left(a.query, 30) as query, a.wait_event_type || ': ' || a.wait_event as waits,
    extract(epoch from now() - a.query_start) * 1000 as ms,
    (select string_agg(left(regexp_replace(b.query, '\\s+', ' ', 'g'), 120), ' | ')
      from pg_stat_activity b where b.pid = any(pg_blocking_pids(a.pid))) as behind
  from pg_stat_activity a
  where a.application_name = 'writer' and a.state = 'active' and now() - a.query_start > $1 * interval '1 ms'`

/** Prints what slow statements of the writers wait for, until the signal aborts. */
export async function printSlowWrites(url: string, signal: AbortSignal): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    while (!signal.aborted) {
      const { rows } = await client.query(looked, [slow])
      for (const row of rows) console.log('a slow write', row)
      await delay(interval)
    }
  } finally {
    await client.end()
  }
}
