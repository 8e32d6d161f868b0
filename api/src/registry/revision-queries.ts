import type {
  Allowance,
  BudgetEntry,
  HistoryEntry,
  KnownSentence,
  Live,
  Rules,
  RulesEntry,
} from '@within-reach/contract'
import type { Database, Statement } from '../platform/database/database'
import type { VersionKey } from './version-queries'

/** The live state of one remote, from its newest revision; untrusted. */
export interface LiveRow {
  readonly remote: string
  readonly after: unknown
}

/**
 * The changes of an environment's rules are rows of an environment of their own, so that instances of an earlier release read
 * remotes only. The name of an environment contains no colon.
 */
export const rulesSuffix = ':rules'
export const rulesOf = (environment: string): string => environment + rulesSuffix
/** The remote in these rows. */
export const allRemotes = '*'

/** The changes of the budgets of remotes are, for the same reason, rows of another environment of their own. */
export const budgetsSuffix = ':budgets'
export const budgetsOf = (environment: string): string => environment + budgetsSuffix

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
  text: `select newest.revision, live.remote, live.environment, live.after
    from (select coalesce(max(revision), 0) as revision from registry_revisions) newest
    left join (
      select distinct on (remote, environment) remote, environment, after from registry_revisions
      where environment in ($1, $3) or (environment = $2 and remote = '${allRemotes}')
      order by remote, environment, revision desc
    ) live on true`,
}

/** What is live in an environment, and the number of the newest revision. */
export interface Lives {
  readonly revision: number
  readonly rows: readonly LiveRow[]
  /** The newest rules, untrusted; undefined if nobody has set any. */
  readonly rules: unknown
  /** The newest list of what is allowed for each remote. */
  readonly allowed: readonly LiveRow[]
}

interface FoundRow {
  readonly revision: number
  readonly remote: string | null
  readonly environment: string | null
  readonly after: unknown
}

/** Reads what is live in an environment. */
export async function findLives(database: Database, environment: string): Promise<Lives> {
  const values = [environment, rulesOf(environment), budgetsOf(environment)]
  const rows = await database.query<FoundRow>(lives, values)
  const of = (wanted: string): LiveRow[] =>
    rows.flatMap(({ remote, environment: found, after }) =>
      remote === null || found !== wanted ? [] : { remote, after },
    )
  return {
    revision: rows[0]?.revision ?? 0,
    rows: of(environment),
    rules: of(rulesOf(environment))[0]?.after,
    allowed: of(budgetsOf(environment)),
  }
}

/** A change to write. */
export interface NewRevision {
  /** Its base revision. */
  readonly from: number
  readonly who: string
  readonly why: string
  /** The reason as sentences; undefined if a person wrote it. */
  readonly sentences?: readonly KnownSentence[]
  readonly remote: string
  readonly environment: string
  readonly change: HistoryEntry['change'] | RulesEntry['change'] | BudgetEntry['change']
  readonly before: Live | Rules | readonly Allowance[] | undefined
  readonly after: Live | Rules | readonly Allowance[]
}

// Of two changes on the same revision, the second finds the number taken: it waits for the first to be committed, and then
// conflicts.
const inserted: Statement = {
  name: 'registry-revision-inserted',
  text: `insert into registry_revisions (revision, who, why, remote, environment, change, before, after, why_sentences)
    select $1::integer + 1, $2, $3, $4, $5, $6, $7, $8, $9
    where (select coalesce(max(revision), 0) from registry_revisions) = $1::integer
    on conflict (revision) do nothing
    returning revision`,
}

/** Writes a change and returns its number; undefined if another change was first. */
export async function insertRevision(tx: Database, row: NewRevision): Promise<number | undefined> {
  const { from, who, why, sentences, remote, environment, change, before, after } = row
  const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value))
  const states = [json(before), json(after)]
  const values = [from, who, why, remote, environment, json(change), ...states, json(sentences)]
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

const everCurrent: Statement = {
  name: 'registry-ever-current',
  text: `select distinct remote, after->>'current' as version from registry_revisions
    where environment = $1 and (remote, after->>'current') in (select * from unnest($2::text[], $3::text[]))`,
}

/** Those of the given versions that have been the current one in an environment, also if they are deleted by now. */
export const findEverCurrent = (
  database: Database,
  environment: string,
  wanted: readonly VersionKey[],
): Promise<VersionKey[]> =>
  database.query<VersionKey>(everCurrent, [
    environment,
    wanted.map(({ remote }) => remote),
    wanted.map(({ version }) => version),
  ])
