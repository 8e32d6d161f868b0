import type { Database, Statement } from '../database/database'
import { networkOf } from './network'

/** How often something may be tried. */
export interface TryRule {
  readonly most: number
  /** Milliseconds. */
  readonly within: number
}

export interface TryAnswer {
  readonly allowed: boolean
  /** How many there were in this time, this one included. */
  readonly count: number
  /** Seconds until the next try is allowed; 0 where this one is. */
  readonly retryAfter: number
}

/**
 * Counts tries in the database, so that limits hold across instances. A key is whatever is limited, such as an email;
 * an IPv6 address counts as its network.
 */
export interface Tries {
  /**
   * Counts one try and says whether it is allowed.
   * @param amount how many tries it counts as, where something else than tries is counted
   */
  take(name: string, key: string, rule: TryRule, amount?: number): Promise<TryAnswer>
  /** Whether no try is left; counts none. */
  isSpent(name: string, key: string, rule: TryRule): Promise<boolean>
  /** Takes back one try that turned out to be none, such as a right password where wrong ones are counted. */
  giveBack(name: string, key: string, amount?: number): Promise<void>
  /** Forgets the tries of a key. */
  reset(name: string, key: string): Promise<void>
}

interface Count {
  readonly count: number
  readonly seconds: number
}

/** One statement, so that tries at the same moment count one after the other. A window starts with its first try. */
const takeOne: Statement = {
  name: 'tries-take',
  text: `
    INSERT INTO tries AS t (name, key, count, ends_at)
    VALUES ($1, $2, $4, now() + $3 * interval '1 millisecond')
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
  text: 'UPDATE tries SET count = greatest(0, count - $3) WHERE name = $1 AND key = $2',
}

const forget: Statement = { name: 'tries-forget', text: 'DELETE FROM tries WHERE name = $1 AND key = $2' }

/** Rows that somebody is counting in right now are left to the next purge, so that nobody waits for another. */
const purge: Statement = {
  name: 'tries-purge',
  text: `
    DELETE FROM tries WHERE (name, key) IN (
      SELECT name, key FROM tries WHERE ends_at <= now() LIMIT 10000 FOR UPDATE SKIP LOCKED)`,
}

/** Lapsed tries hold emails and addresses for no reason: they go with the next try after this time. */
const purgeEvery = 10 * 60_000

/**
 * @param database counts by its own clock, so that those of the instances may differ
 * @param now milliseconds; the clock unless told
 */
export function createTries(database: Database, now: () => number = Date.now): Tries {
  let purgedAt = -Infinity
  return {
    async take(name, key, { most, within }, amount = 1) {
      if (now() - purgedAt >= purgeEvery) {
        purgedAt = now()
        await database.query(purge)
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
