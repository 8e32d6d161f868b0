import type { Database, Statement } from '../platform/database/database'

/** The days for which a tab may keep its versions. After that it reloads the page. */
const tabDays = 30
/** The number of newest versions of each remote that are never deleted. */
const keptVersions = 10

/**
 * Selects the versions that no visitor can get any more: not current, last good or canary in any environment within the last
 * days, not among the newest, and published more than a day ago.
 */
const old = `
    with spans as (
      select remote, after, lead(at) over (partition by remote, environment order by revision) as until
      from registry_revisions
    ), live as (
      select remote, named.version
      from spans cross join lateral (
        values (after->>'current'), (after->>'lastGood'), (after->'canary'->>'version')
      ) named (version)
      where until is null or until > now() - interval '${tabDays} days'
    ), newest as (
      select remote, version,
        row_number() over (partition by remote order by published_at desc, version desc) as nth
      from remote_versions
    )
    select remote, version from remote_versions
    where published_at < now() - interval '1 day'
      and (remote, version) not in (select remote, version from newest where nth <= ${keptVersions})
      and not exists (
        select 1 from live where live.remote = remote_versions.remote and live.version = remote_versions.version)`
const chosen = '(remote, version) in (select * from unnest($1::text[], $2::text[]))'

const oldLocked: Statement = {
  name: 'registry-old-versions-locked',
  text: `${old} for update skip locked`,
}
const oldFound: Statement = { name: 'registry-old-versions-found', text: `${old} and ${chosen}` }
const filesDeleted: Statement = {
  name: 'registry-old-files-deleted',
  text: `delete from remote_files where ${chosen}`,
}
const versionsDeleted: Statement = {
  name: 'registry-old-versions-deleted',
  text: `delete from remote_versions where ${chosen}`,
}

interface OldVersion {
  readonly remote: string
  readonly version: string
}

/**
 * Deletes published versions that nobody can get any more, with their files, and returns how many. A change that makes a
 * version live locks its row (`lockVersion`), so the two exclude each other: locked versions are skipped, and the statement
 * after the lock sees everything that was committed before it.
 */
export async function deleteOldVersions(database: Database): Promise<number> {
  return database.transaction(async (tx) => {
    const locked = await tx.query<OldVersion>(oldLocked)
    const found = await tx.query<OldVersion>(oldFound, keysOf(locked))
    await tx.query(filesDeleted, keysOf(found))
    await tx.query(versionsDeleted, keysOf(found))
    return found.length
  })
}

const keysOf = (versions: readonly OldVersion[]): string[][] => [
  versions.map(({ remote }) => remote),
  versions.map(({ version }) => version),
]
