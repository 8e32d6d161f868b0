import type { HistoryEntry, Live, Rules, RulesEntry } from '@within-reach/contract'
import type { Database, Statement } from '../platform/database/database'

/** The live state of one remote, from its newest revision; untrusted. */
export interface LiveRow {
  readonly remote: string
  readonly after: unknown
}

/**
 * The changes of an environment's rules are rows of an environment of their own, so that instances of an earlier release read
 * remotes only. The name of an environment contains no colon.
 */
const rulesSuffix = ':rules'
export const rulesOf = (environment: string): string => environment + rulesSuffix
/** The remote in these rows. */
export const allRemotes = '*'

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
      where environment = $1 or (environment = $2 and remote = '${allRemotes}') order by remote, revision desc
    ) live on true`,
}

/** What is live in an environment, and the number of the newest revision. */
export interface Lives {
  readonly revision: number
  readonly rows: readonly LiveRow[]
  /** The newest rules, untrusted; undefined if nobody has set any. */
  readonly rules: unknown
}

/** Reads what is live in an environment. */
export async function findLives(database: Database, environment: string): Promise<Lives> {
  const rows = await database.query<{ revision: number; remote: string | null; after: unknown }>(lives, [
    environment,
    rulesOf(environment),
  ])
  return {
    revision: rows[0]?.revision ?? 0,
    rows: rows.flatMap(({ remote, after }) =>
      remote === null || remote === allRemotes ? [] : { remote, after },
    ),
    rules: rows.find(({ remote }) => remote === allRemotes)?.after,
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
  readonly change: HistoryEntry['change'] | RulesEntry['change']
  readonly before: Live | Rules | undefined
  readonly after: Live | Rules
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

const currentSince: Statement = {
  name: 'registry-current-since',
  text: `select distinct on (remote) remote, after->>'current' as version, at from registry_revisions
    where environment = $1 and after->>'current' is distinct from before->>'current'
    order by remote, revision desc`,
}

/** The current version of a remote, and when it became the current one. */
export interface CurrentSinceRow {
  readonly remote: string
  readonly version: string
  readonly at: Date
}

/** When the current versions of an environment became the current ones. */
export const findCurrentSince = (database: Database, environment: string): Promise<CurrentSinceRow[]> =>
  database.query<CurrentSinceRow>(currentSince, [environment])

interface Row<State> extends Pick<HistoryEntry, 'revision' | 'who' | 'why' | 'remote' | 'environment'> {
  readonly at: Date
  readonly before: State | null
  readonly after: State
}
type HistoryRow = Row<Live> & Pick<HistoryEntry, 'change'>
type RulesRow = Row<Rules> & Pick<RulesEntry, 'change'> & { readonly before: Rules }

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

/** The largest number of a revision. */
const lastRevision = 2_147_483_647

/** The changes of remotes in an environment, newest first. */
export async function findHistory(
  database: Database,
  environment: string,
  { remote, before = lastRevision, most }: HistoryPart,
): Promise<HistoryEntry[]> {
  const rows = await database.query<HistoryRow>(history, [environment, remote ?? null, before, most])
  return rows.map(presentRevision)
}

const rulesBetween: Statement = {
  name: 'registry-rules-history',
  text: `select ${columns} from registry_revisions
    where environment = $1 and revision > $2 and revision < $3 order by revision desc`,
}

/** The changes of an environment's rules between two revisions, newest first. */
export async function findRulesHistory(
  database: Database,
  environment: string,
  { after, before = lastRevision }: { readonly after: number; readonly before?: number },
): Promise<RulesEntry[]> {
  const values = [rulesOf(environment), after, before]
  return (await database.query<RulesRow>(rulesBetween, values)).map(presentRules)
}

const since: Statement = {
  name: 'registry-revisions-since',
  text: `select ${columns} from registry_revisions where revision > $1 order by revision limit $2`,
}

/** The changes after a revision in every environment, oldest first. */
export async function findSince(
  database: Database,
  revision: number,
  most: number,
): Promise<(HistoryEntry | RulesEntry)[]> {
  return (await database.query<HistoryRow | RulesRow>(since, [revision, most])).map(presentAny)
}

const oneRevision: Statement = {
  name: 'registry-revision',
  text: `select ${columns} from registry_revisions where revision = $1 and environment in ($2, $3)`,
}

/** One change in an environment: of a remote, or of the rules. Undefined if there is none. */
export async function findRevision(
  database: Database,
  environment: string,
  revision: number,
): Promise<HistoryEntry | RulesEntry | undefined> {
  const values = [revision, environment, rulesOf(environment)]
  return (await database.query<HistoryRow | RulesRow>(oneRevision, values)).map(presentAny)[0]
}

const isOfRules = (row: HistoryRow | RulesRow): row is RulesRow => row.environment.endsWith(rulesSuffix)

const presentAny = (row: HistoryRow | RulesRow): HistoryEntry | RulesEntry =>
  isOfRules(row) ? presentRules(row) : presentRevision(row)

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

function presentRules({ revision, at, who, why, environment, change, before, after }: RulesRow): RulesEntry {
  const ofEnvironment = environment.slice(0, -rulesSuffix.length)
  return { revision, at: at.toISOString(), who, why, environment: ofEnvironment, change, before, after }
}
