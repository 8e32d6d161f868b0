import { setTimeout as pause } from 'node:timers/promises'
import type { TestApi } from './api'

/** The counts of a version in a minute; by default one minute ago. */
export interface MinuteOfViews {
  readonly views: number
  readonly failures?: number
  readonly minutesAgo?: number
}

/** Writes counts of a version as if browsers had reported them, each from its own network. */
export async function insertCounts(
  { database, platform }: TestApi,
  remote: string,
  version: string,
  { views, failures = 0, minutesAgo = 0 }: MinuteOfViews,
): Promise<void> {
  const insert = {
    name: 'test-health-insert',
    text: `
      insert into version_health (environment, remote, version, minute, views, load_failures, networks, failing_networks)
      values ($1, $2, $3, date_trunc('minute', now()) - $4 * interval '1 minute', $5, $6, $7::bit(256), $8::bit(256))`,
  }
  const { environment } = platform.registry
  const bits = (count: number) => '1'.repeat(Math.min(count, 256)).padEnd(256, '0')
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
