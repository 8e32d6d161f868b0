import type { FaultKind } from '@within-reach/contract'
import type { Database, Statement } from '../platform/database/database'

/** The reports on a version in an hour. */
export interface HourRow {
  readonly version: string
  readonly hour: Date
  readonly views: number
  readonly load_failures: number
  readonly mount_failures: number
  readonly crashes: number
}

/** Starts at a full hour, so that the first hour is complete. */
const lastDay = `minute >= date_trunc('hour', now()) - interval '23 hours'`

const hours: Statement = {
  name: 'health-hours',
  text: `
    select version, date_trunc('hour', minute) as hour, sum(views)::integer as views,
      sum(load_failures)::integer as load_failures, sum(mount_failures)::integer as mount_failures,
      sum(crashes)::integer as crashes
    from version_health
    where environment = $1 and remote = $2 and version = any($3) and ${lastDay}
    group by version, hour order by hour`,
}

/** The hours of the last day with reports on these versions, oldest first. */
export async function findHours(
  database: Database,
  environment: string,
  remote: string,
  versions: readonly string[],
): Promise<HourRow[]> {
  return database.query(hours, [environment, remote, versions])
}

const times: Statement = {
  name: 'health-times',
  text: `
    select version, array_agg(counted order by bucket) as times from (
      select version, bucket, sum(count)::integer as counted
      from version_health, unnest(times) with ordinality as each_time (count, bucket)
      where environment = $1 and remote = $2 and version = any($3) and ${lastDay}
      group by version, bucket) as by_bucket
    group by version`,
}

/** The times of these versions in the last day, by bucket. */
export async function findTimes(
  database: Database,
  environment: string,
  remote: string,
  versions: readonly string[],
): Promise<ReadonlyMap<string, readonly number[]>> {
  const values = [environment, remote, versions]
  const rows = await database.query<{ version: string; times: number[] }>(times, values)
  return new Map(rows.map((row) => [row.version, row.times]))
}

/** A stored fault of a version. */
export interface FaultRow {
  readonly version: string
  readonly kind: FaultKind
  readonly name: string
  readonly place: string
  readonly times: number
  readonly last_at: Date
}

/** The maximum number of faults shown per version. */
const shown = 10

const faults: Statement = {
  name: 'health-faults',
  text: `
    select version, kind, name, place, times, last_at from (
      select *, row_number() over (partition by version order by times desc, last_at desc) as rank
      from version_faults
      where environment = $1 and remote = $2 and version = any($3) and last_at > now() - interval '1 day') as ranked
    where rank <= ${shown} order by times desc, last_at desc`,
}

/** The faults of these versions in the last day, the most frequent first. */
export async function findFaults(
  database: Database,
  environment: string,
  remote: string,
  versions: readonly string[],
): Promise<FaultRow[]> {
  return database.query(faults, [environment, remote, versions])
}
