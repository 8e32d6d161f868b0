import type { HistoryEntry, Live } from '@within-reach/contract'
import type { Database, Statement } from '../platform/database/database'

/** The live state of one remote, from its newest revision; untrusted. */
export interface LiveRow {
  readonly remote: string
  readonly after: unknown
}

const newest: Statement = {
  name: 'registry-newest-revision',
  text: 'select coalesce(max(revision), 0) as revision from registry_revisions',
}

/** The number of the newest revision; 0 if there is none. */
export async function findNewestRevision(database: Database): Promise<number> {
  return (await database.query<{ revision: number }>(newest))[0]?.revision ?? 0
}

// One statement, so that number and rows are consistent.
const lives: Statement = {
  name: 'registry-lives',
  text: `select newest.revision, live.remote, live.after
    from (select coalesce(max(revision), 0) as revision from registry_revisions) newest
    left join (
      select distinct on (remote) remote, after from registry_revisions
      where environment = $1 order by remote, revision desc
    ) live on true`,
}

/** What is live in an environment, and the number of the newest revision. */
export async function findLives(
  database: Database,
  environment: string,
): Promise<{ revision: number; rows: LiveRow[] }> {
  const rows = await database.query<{ revision: number; remote: string | null; after: unknown }>(lives, [
    environment,
  ])
  return {
    revision: rows[0]?.revision ?? 0,
    rows: rows.flatMap(({ remote, after }) => (remote === null ? [] : { remote, after })),
  }
}

/** A change to write. */
export interface NewRevision {
  /** Its base revision. */
  readonly from: number
  readonly who: string
  readonly why: string
  readonly remote: string
  readonly environment: string
  readonly change: HistoryEntry['change']
  readonly before: Live | undefined
  readonly after: Live
}

// Of two changes on the same revision, the second finds the number taken: it waits for the first to be committed, and then
// conflicts.
const inserted: Statement = {
  name: 'registry-revision-inserted',
  text: `insert into registry_revisions (revision, who, why, remote, environment, change, before, after)
    select $1::integer + 1, $2, $3, $4, $5, $6, $7, $8
    where (select coalesce(max(revision), 0) from registry_revisions) = $1::integer
    on conflict (revision) do nothing
    returning revision`,
}

/** Writes a change and returns its number; undefined if another change was first. */
export async function insertRevision(tx: Database, row: NewRevision): Promise<number | undefined> {
  const { from, who, why, remote, environment, change, before, after } = row
  const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value))
  const values = [from, who, why, remote, environment, json(change), json(before), json(after)]
  return (await tx.query<{ revision: number }>(inserted, values))[0]?.revision
}

interface HistoryRow extends Omit<HistoryEntry, 'at' | 'before'> {
  readonly at: Date
  readonly before: Live | null
}

const columns = 'revision, at, who, why, remote, environment, change, before, after'

const history: Statement = {
  name: 'registry-history',
  text: `select ${columns} from registry_revisions
    where environment = $1 and ($2::text is null or remote = $2) and revision < $3
    order by revision desc limit $4`,
}

/** Selects a part of the history. */
export interface HistoryPart {
  /** By default of all remotes. */
  readonly remote?: string
  /** Only revisions below this one. */
  readonly before?: number
  readonly most: number
}

/** The changes in an environment, newest first. */
export async function findHistory(
  database: Database,
  environment: string,
  { remote, before = 2_147_483_647, most }: HistoryPart,
): Promise<HistoryEntry[]> {
  const rows = await database.query<HistoryRow>(history, [environment, remote ?? null, before, most])
  return rows.map(presentRevision)
}

const since: Statement = {
  name: 'registry-revisions-since',
  text: `select ${columns} from registry_revisions where revision > $1 order by revision limit $2`,
}

/** The changes after a revision in every environment, oldest first. */
export async function findSince(database: Database, revision: number, most: number): Promise<HistoryEntry[]> {
  return (await database.query<HistoryRow>(since, [revision, most])).map(presentRevision)
}

const oneRevision: Statement = {
  name: 'registry-revision',
  text: `select ${columns} from registry_revisions where revision = $1 and environment = $2`,
}

/** One change in an environment, or undefined. */
export async function findRevision(
  database: Database,
  environment: string,
  revision: number,
): Promise<HistoryEntry | undefined> {
  return (await database.query<HistoryRow>(oneRevision, [revision, environment])).map(presentRevision)[0]
}

function presentRevision(row: HistoryRow): HistoryEntry {
  const { revision, at, who, why, remote, environment, change, before, after } = row
  return {
    revision,
    at: at.toISOString(),
    who,
    why,
    remote,
    environment,
    change,
    ...(before && { before }),
    after,
  }
}
