import type pg from 'pg'

/** The clock of a database against that of this machine. Milliseconds. */
export interface ClockDifference {
  /** Positive if the database is ahead. */
  readonly ahead: number
  /** How wrong the measurement may be. */
  readonly tolerance: number
}

export async function measureClock(client: pg.Client): Promise<ClockDifference> {
  const sent = Date.now()
  const { rows } = await client.query<{ now: number }>(
    'select (extract(epoch from clock_timestamp()) * 1000)::float8 as now',
  )
  const received = Date.now()
  return { ahead: (rows[0]?.now ?? received) - (sent + received) / 2, tolerance: (received - sent) / 2 }
}

/** An odd number has a median. */
const commits = 5

/**
 * Measures how long the database takes to write durably. It commits an entry of the write-ahead log that no table contains
 * (PostgreSQL's manual, `pg_logical_emit_message`), so the data does not change.
 * @returns the median in milliseconds; undefined if the role may not do that
 */
export async function measureCommit(client: pg.Client): Promise<number | undefined> {
  const times: number[] = []
  for (let n = 0; n < commits; n++) {
    const sent = performance.now()
    try {
      await client.query(`select pg_logical_emit_message(true, 'within-reach doctor', '')`)
    } catch {
      return undefined
    }
    times.push(performance.now() - sent)
  }
  return times.sort((a, b) => a - b)[(commits - 1) / 2]
}
