import { setTimeout as pause } from 'node:timers/promises'
import type { Vital } from '@within-reach/contract'
import { bucketsOf, vitalBucket } from '@within-reach/registry'
import type { TestApi } from './api'

/** The counts of a version in a minute; by default one minute ago. */
export interface MinuteOfViews {
  readonly views: number
  readonly failures?: number
  readonly minutesAgo?: number
  /** The maximum number of networks; by default each view has its own. */
  readonly networks?: number
}

/** Writes counts of a version as if browsers had reported them. */
export async function insertCounts(
  { database, platform }: TestApi,
  remote: string,
  version: string,
  { views, failures = 0, minutesAgo = 0, networks: most = 256 }: MinuteOfViews,
): Promise<void> {
  const insert = {
    name: 'test-health-insert',
    text: `
      insert into version_health (environment, remote, version, minute, views, load_failures, networks, failing_networks)
      values ($1, $2, $3, date_trunc('minute', now()) - $4 * interval '1 minute', $5, $6, $7::bit(256), $8::bit(256))`,
  }
  const { environment } = platform.registry
  const bits = (count: number) => '1'.repeat(Math.min(count, most)).padEnd(256, '0')
  const networks = [bits(views), bits(failures)]
  await database.query(insert, [environment, remote, version, minutesAgo, views, failures, ...networks])
}

/** Waits until this many views of a version are written, and returns all counts. */
export async function waitForViews({ database }: TestApi, version: string, views: number) {
  const sums = {
    name: 'test-health-sums',
    text: `
      select coalesce(sum(views), 0)::integer as views, sum(load_failures)::integer as load,
        sum(mount_failures)::integer as mount, sum(crashes)::integer as crash
      from version_health where version = $1`,
  }
  for (;;) {
    const [row] = await database.query<{ views: number; load: number; mount: number; crash: number }>(sums, [
      version,
    ])
    if (row && row.views >= views) return row
    // Polling without a pause would take processor time from the work under test.
    await pause(20)
  }
}

/** Values of a web vital of a version; by default of this minute. */
export interface MeasuredViews {
  readonly vital?: Vital
  readonly views: number
  /** The values spread from half of it to twice as much. */
  readonly around: number
  readonly minutesAgo?: number
}

/** Writes web vitals of a version as if browsers had reported them. */
export async function insertVitals(
  { database, platform }: TestApi,
  remote: string,
  version: string,
  { vital = 'lcp', views, around, minutesAgo = 0 }: MeasuredViews,
): Promise<void> {
  const counts = Array<number>(bucketsOf(vital)).fill(0)
  for (let at = 0; at < views; at++) {
    const bucket = vitalBucket(vital, around * 2 ** ((2 * at) / views - 1))
    counts[bucket] = (counts[bucket] ?? 0) + 1
  }
  const insert = {
    name: 'test-vitals-insert',
    text: `
      insert into version_vitals (environment, remote, version, since, vital, cache, view_group, counts)
      values ($1, $2, $3, now() - $4 * interval '1 minute', $5, 'full', 3, $6)`,
  }
  await database.query(insert, [platform.registry.environment, remote, version, minutesAgo, vital, counts])
}
