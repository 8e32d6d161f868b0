import type { Database, Statement } from '../platform/database/database'
import { type FaultCount, type MinuteCounts, networkBits } from './counts'

const added: Statement = {
  name: 'health-added',
  text: `
    insert into version_health as known
      (environment, remote, version, minute, views, load_failures, mount_failures, crashes, times, networks, failing_networks)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::bit(256), $11::bit(256))
    on conflict (environment, remote, version, minute) do update set
      views = known.views + excluded.views,
      networks = known.networks | excluded.networks,
      failing_networks = known.failing_networks | excluded.failing_networks,
      load_failures = known.load_failures + excluded.load_failures,
      mount_failures = known.mount_failures + excluded.mount_failures,
      crashes = known.crashes + excluded.crashes,
      times = array(
        select coalesce(one, 0) + coalesce(other, 0)
        from unnest(known.times, excluded.times) with ordinality as both_times (one, other, bucket) order by bucket)`,
}

/** Adds the counts of a minute to those of other instances. */
export async function addMinute(
  tx: Database,
  environment: string,
  { remote, version, minute, views, failures, times, networks, failingNetworks }: MinuteCounts,
): Promise<void> {
  const { load, mount, crash } = failures
  const counts = [environment, remote, version, minute, views, load, mount, crash, times]
  await tx.query(added, [...counts, bitsOf(networks), bitsOf(failingNetworks)])
}

/** A PostgreSQL bit string. */
const bitsOf = (marked: ReadonlySet<number>): string =>
  Array.from({ length: networkBits }, (_, bit) => (marked.has(bit) ? '1' : '0')).join('')

/** The maximum number of different faults stored per version. */
const maxFaults = 50

/** The limit keeps invented faults from filling the table. Old faults are deleted. */
const faultAdded: Statement = {
  name: 'health-fault-added',
  text: `
    insert into version_faults as known (environment, remote, version, kind, name, place, times, last_at)
    select $1, $2, $3, $4, $5, $6, $7, $8
    where (select count(*) from version_faults
        where environment = $1 and remote = $2 and version = $3) < ${maxFaults}
      or exists (select from version_faults where environment = $1 and remote = $2 and version = $3
        and kind = $4 and name = $5 and place = $6)
    on conflict (environment, remote, version, kind, name, place) do update set
      times = known.times + excluded.times, last_at = greatest(known.last_at, excluded.last_at)`,
}

/** Counts a fault, unless it is new and the version already has many. */
export async function addFault(
  tx: Database,
  environment: string,
  { remote, version, minute }: MinuteCounts,
  { kind, name, place, times }: FaultCount,
): Promise<void> {
  await tx.query(faultAdded, [environment, remote, version, kind, name, place, times, minute])
}

const keptFor = `interval '7 days'`
const oldMinutes: Statement = {
  name: 'health-old-minutes-deleted',
  text: `delete from version_health where minute < now() - ${keptFor}`,
}
const oldFaults: Statement = {
  name: 'health-old-faults-deleted',
  text: `delete from version_faults where last_at < now() - ${keptFor}`,
}

/** Deletes counts older than a week. */
export async function deleteOld(database: Database): Promise<void> {
  await database.query(oldMinutes)
  await database.query(oldFaults)
}
