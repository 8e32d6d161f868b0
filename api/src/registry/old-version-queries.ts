import type { Database, Statement } from '../platform/database/database'

/** How long a tab may stay open on what it loaded, in days; after that it loads the page anew. */
const tabDays = 30
/** Versions of each remote that stay whatever became of them. */
const newestKept = 10

/**
 * Those that nobody can get any more: not live in any environment within the last days, as current, last good or canary,
 * not among the newest, and published longer than a day ago.
 */
const oldFound: Statement = {
  name: 'registry-old-versions-found',
  text: `
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
        row_number() over (partition by remote order by published_at desc, version desc) as place
      from remote_versions
    )
    select remote, version from remote_versions
    where published_at < now() - interval '1 day'
      and (remote, version) not in (select remote, version from newest where place <= ${newestKept})
      and not exists (
        select 1 from live where live.remote = remote_versions.remote and live.version = remote_versions.version)
    for update skip locked`,
}
const chosen = '(remote, version) in (select * from unnest($1::text[], $2::text[]))'
const filesDeleted: Statement = {
  name: 'registry-old-files-deleted',
  text: `delete from remote_files where ${chosen}`,
}
const versionsDeleted: Statement = {
  name: 'registry-old-versions-deleted',
  text: `delete from remote_versions where ${chosen}`,
}

/** Deletes published versions that nobody can get any more, with their files, and returns how many. */
export async function deleteOldVersions(database: Database): Promise<number> {
  return database.transaction(async (tx) => {
    const old = await tx.query<{ remote: string; version: string }>(oldFound)
    const keys = [old.map(({ remote }) => remote), old.map(({ version }) => version)]
    await tx.query(filesDeleted, keys)
    await tx.query(versionsDeleted, keys)
    return old.length
  })
}
