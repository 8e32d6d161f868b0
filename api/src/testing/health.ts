import { setTimeout as pause } from 'node:timers/promises'
import type { TestApi } from './api'

/** What is told of a version within a minute; one ago unless told. */
export interface ToldMinute {
  readonly views: number
  readonly failures?: number
  readonly minutesAgo?: number
}

/** Writes figures of a version as if browsers had told them, each from a network of its own. */
export async function tell(
  { database, platform }: TestApi,
  remote: string,
  version: string,
  { views, failures = 0, minutesAgo = 0 }: ToldMinute,
): Promise<void> {
  const told = {
    name: 'test-health-told',
    text: `
      insert into version_health (environment, remote, version, minute, views, load_failures, networks, failing_networks)
      values ($1, $2, $3, date_trunc('minute', now()) - $4 * interval '1 minute', $5, $6, $7::bit(256), $8::bit(256))`,
  }
  const { environment } = platform.registry
  const bits = (count: number) => '1'.repeat(Math.min(count, 256)).padEnd(256, '0')
  const networks = [bits(views), bits(failures)]
  await database.query(told, [environment, remote, version, minutesAgo, views, failures, ...networks])
}

/** Waits until so many views of a version were written, and answers all that was. */
export async function written({ database }: TestApi, version: string, views: number) {
  const asked = {
    name: 'test-health-written',
    text: `
      select coalesce(sum(views), 0)::integer as views, sum(load_failures)::integer as load,
        sum(mount_failures)::integer as mount, sum(crashes)::integer as crash
      from version_health where version = $1`,
  }
  for (;;) {
    const [row] = await database.query<{ views: number; load: number; mount: number; crash: number }>(asked, [
      version,
    ])
    if (row && row.views >= views) return row
    // What asks without a pause takes the processor from what it waits for.
    await pause(20)
  }
}
