import type { Database, Statement } from '../database/database'
import { networkOf } from './network'

/** A limit of tries per period. */
export interface TryRule {
  readonly most: number
  /** Milliseconds. */
  readonly within: number
}

export interface TryAnswer {
  readonly allowed: boolean
  /** The number of tries in this period, including this one. */
  readonly count: number
  /** Seconds until the next try is allowed; 0 if this one is. */
  readonly retryAfter: number
}

/**
 * Counts tries in the database, so that limits hold across instances. A key identifies what is limited, such as an email;
 * an IPv6 address counts as its network.
 */
export interface Tries {
  /**
   * Counts a try and says whether it is allowed.
   * @param amount the weight of the try, for limits of amounts
   */
  take(name: string, key: string, rule: TryRule, amount?: number): Promise<TryAnswer>
  /** Whether no try is left. Counts none. */
  isSpent(name: string, key: string, rule: TryRule): Promise<boolean>
  /** Takes back a count that should not count, such as that of a right password if wrong ones are limited. */
  giveBack(name: string, key: string, amount?: number): Promise<void>
  /** Forgets the tries of a key. */
  reset(name: string, key: string): Promise<void>
}

interface Count {
  readonly count: number
  readonly seconds: number
}

/**
 * A condition that is always true. It lets the statement's transaction end before its log is on the disk (PostgreSQL's
 * manual, "Asynchronous Commit"). A login counts four times, and each wait for the disk is as long as the hash of the
 * password. A crash of the database forgets the counts of its last second at most.
 */
const withoutWaiting = `set_config('synchronous_commit', 'off', true) IS NOT NULL`

/** One statement, so that concurrent tries are serialised. A period starts with its first try. */
const takeOne: Statement = {
  name: 'tries-take',
  text: `
    INSERT INTO tries AS t (name, key, count, ends_at)
    SELECT $1, $2, $4, now() + $3 * interval '1 millisecond' WHERE ${withoutWaiting}
    ON CONFLICT (name, key) DO UPDATE SET
      count = CASE WHEN t.ends_at <= now() THEN excluded.count ELSE t.count + excluded.count END,
      ends_at = CASE WHEN t.ends_at <= now() THEN excluded.ends_at ELSE t.ends_at END
    RETURNING count, greatest(0, extract(epoch FROM ends_at - now()))::float8 AS seconds`,
}

const countFound: Statement = {
  name: 'tries-found',
  text: 'SELECT count FROM tries WHERE name = $1 AND key = $2 AND ends_at > now()',
}

const giveOne: Statement = {
  name: 'tries-give-back',
  text: `UPDATE tries SET count = greatest(0, count - $3) WHERE name = $1 AND key = $2 AND ${withoutWaiting}`,
}

const forget: Statement = {
  name: 'tries-forget',
  text: `DELETE FROM tries WHERE name = $1 AND key = $2 AND ${withoutWaiting}`,
}

/** Skips rows that are being counted, so that nobody waits; the next purge gets them. */
const purge: Statement = {
  name: 'tries-purge',
  text: `
    DELETE FROM tries WHERE (name, key) IN (
      SELECT name, key FROM tries WHERE ends_at <= now() LIMIT 10000 FOR UPDATE SKIP LOCKED) RETURNING 1`,
}

/**
 * Expired tries contain emails and addresses without need. They are deleted with the next try after this time, and by the
 * hourly cleanup.
 */
const purgeEvery = 10 * 60_000

/** Deletes some of the expired tries, and returns how many. */
export async function deleteExpiredTries(database: Database): Promise<number> {
  return (await database.query(purge)).length
}

/**
 * @param database counts by its own clock, so that the instances' clocks may differ. Must not be a transaction: all of it would
 * then be committed without waiting for the disk
 * @param now milliseconds; by default the clock
 */
export function createTries(database: Database, now: () => number = Date.now): Tries {
  let purgedAt = -Infinity
  return {
    async take(name, key, { most, within }, amount = 1) {
      if (now() - purgedAt >= purgeEvery) {
        purgedAt = now()
        await deleteExpiredTries(database)
      }
      const [row] = await database.query<Count>(takeOne, [name, networkOf(key), within, amount])
      const allowed = row !== undefined && row.count <= most
      return {
        allowed,
        count: row?.count ?? 0,
        retryAfter: allowed ? 0 : Math.max(1, Math.ceil(row?.seconds ?? 1)),
      }
    },
    async isSpent(name, key, { most }) {
      const [row] = await database.query<Pick<Count, 'count'>>(countFound, [name, networkOf(key)])
      return row !== undefined && row.count >= most
    },
    async giveBack(name, key, amount = 1) {
      await database.query(giveOne, [name, networkOf(key), amount])
    },
    async reset(name, key) {
      await database.query(forget, [name, networkOf(key)])
    },
  }
}
