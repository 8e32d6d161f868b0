import type { Vital } from '@within-reach/contract'
import type { VitalCounts } from '@within-reach/registry'
import type { Database, Statement } from '../platform/database/database'
import type { VitalRow } from './vital-counts'

const added: Statement = {
  name: 'health-vitals-added',
  text: `
    insert into version_vitals as known (environment, remote, version, since, vital, cache, view_group, counts)
    values ($1, $2, $3, $4, $5, $6, $7, $8)
    on conflict (environment, remote, version, since, vital, cache, view_group) do update set
      counts = array(
        select coalesce(one, 0) + coalesce(other, 0)
        from unnest(known.counts, excluded.counts) with ordinality as both_counts (one, other, bucket)
        order by bucket)`,
}

/** Adds the views of a period to those of other instances. */
export async function addVitals(
  tx: Database,
  environment: string,
  { remote, version, since, vital, cache, group, counts }: VitalRow,
): Promise<void> {
  await tx.query(added, [environment, remote, version, since, vital, cache, group, counts])
}

const ofVersion: Statement = {
  name: 'health-vitals-of-version',
  text: `
    select vital, cache, view_group as group, array_agg(counted order by bucket) as counts from (
      select vital, cache, view_group, bucket, sum(count)::integer as counted
      from version_vitals, unnest(counts) with ordinality as each_count (count, bucket)
      where environment = $1 and remote = $2 and version = $3 and since >= $4
      group by vital, cache, view_group, bucket) as by_bucket
    group by vital, cache, view_group`,
}

/** The web vitals of a version since a time, in groups of comparable views. */
export async function findVitals(
  database: Database,
  environment: string,
  { remote, version, since }: { remote: string; version: string; since: Date },
): Promise<VitalCounts[]> {
  return database.query(ofVersion, [environment, remote, version, since])
}

const ofDay: Statement = {
  name: 'health-vitals-of-day',
  text: `
    select version, vital, array_agg(counted order by bucket) as counts from (
      select version, vital, bucket, sum(count)::integer as counted
      from version_vitals, unnest(counts) with ordinality as each_count (count, bucket)
      where environment = $1 and remote = $2 and version = any($3)
        and since >= date_trunc('hour', now()) - interval '23 hours'
      group by version, vital, bucket) as by_bucket
    group by version, vital`,
}

/** The views of a version in the last day, by bucket of a web vital. */
export interface DayOfVitals {
  readonly version: string
  readonly vital: Vital
  readonly counts: readonly number[]
}

/** The web vitals of these versions in the last day. */
export async function findDayOfVitals(
  database: Database,
  environment: string,
  remote: string,
  versions: readonly string[],
): Promise<DayOfVitals[]> {
  return database.query(ofDay, [environment, remote, versions])
}

const old: Statement = {
  name: 'health-vitals-deleted',
  text: `delete from version_vitals where since < now() - interval '7 days'`,
}

/** Deletes web vitals older than a week. */
export async function deleteOldVitals(database: Database): Promise<void> {
  await database.query(old)
}
