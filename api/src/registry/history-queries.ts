import type {
  Allowance,
  AnyEntry,
  BudgetEntry,
  HistoryEntry,
  Live,
  Rules,
  RulesEntry,
} from '@within-reach/contract'
import type { Database, Statement } from '../platform/database/database'
import { budgetsOf, budgetsSuffix, rulesOf, rulesSuffix } from './revision-queries'

interface Row<State> extends Pick<HistoryEntry, 'revision' | 'who' | 'why' | 'remote' | 'environment'> {
  readonly at: Date
  readonly before: State | null
  readonly after: State
}
type HistoryRow = Row<Live> &
  Pick<HistoryEntry, 'change'> & { readonly why_sentences: HistoryEntry['sentences'] | null }
type RulesRow = Row<Rules> & Pick<RulesEntry, 'change'> & { readonly before: Rules }
type BudgetRow = Row<Allowance[]> & Pick<BudgetEntry, 'change'> & { readonly before: Allowance[] }
type AnyRow = HistoryRow | RulesRow | BudgetRow

const columns = 'revision, at, who, why, remote, environment, change, before, after, why_sentences'

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

const budgetsBetween: Statement = {
  name: 'registry-budgets-history',
  text: `select ${columns} from registry_revisions
    where environment = $1 and ($4::text is null or remote = $4) and revision > $2 and revision < $3
    order by revision desc`,
}

/** The changes of budgets in an environment between two revisions, newest first: of one remote or of all. */
export async function findBudgetHistory(
  database: Database,
  environment: string,
  {
    remote,
    after,
    before = lastRevision,
  }: Pick<HistoryPart, 'remote' | 'before'> & { readonly after: number },
): Promise<BudgetEntry[]> {
  const values = [budgetsOf(environment), after, before, remote ?? null]
  return (await database.query<BudgetRow>(budgetsBetween, values)).map(presentBudgets)
}

const since: Statement = {
  name: 'registry-revisions-since',
  text: `select ${columns} from registry_revisions where revision > $1 order by revision limit $2`,
}

/** The changes after a revision in every environment, oldest first. */
export async function findSince(database: Database, revision: number, most: number): Promise<AnyEntry[]> {
  return (await database.query<AnyRow>(since, [revision, most])).map(presentAny)
}

const oneRevision: Statement = {
  name: 'registry-revision',
  text: `select ${columns} from registry_revisions where revision = $1 and environment in ($2, $3, $4)`,
}

/** One change in an environment: of a remote, of the rules, or of budgets. Undefined if there is none. */
export async function findRevision(
  database: Database,
  environment: string,
  revision: number,
): Promise<AnyEntry | undefined> {
  const values = [revision, environment, rulesOf(environment), budgetsOf(environment)]
  return (await database.query<AnyRow>(oneRevision, values)).map(presentAny)[0]
}

const isOfRules = (row: AnyRow): row is RulesRow => row.environment.endsWith(rulesSuffix)
const isOfBudgets = (row: AnyRow): row is BudgetRow => row.environment.endsWith(budgetsSuffix)

function presentAny(row: AnyRow): AnyEntry {
  if (isOfRules(row)) return presentRules(row)
  return isOfBudgets(row) ? presentBudgets(row) : presentRevision(row)
}

function presentRevision(row: HistoryRow): HistoryEntry {
  const { revision, at, who, why, why_sentences: sentences, remote, environment } = row
  const { change, before, after } = row
  return {
    revision,
    at: at.toISOString(),
    who,
    why,
    ...(sentences && { sentences }),
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

function presentBudgets(row: BudgetRow): BudgetEntry {
  const { revision, at, who, why, remote: budgetOf, environment, change, before, after } = row
  const ofEnvironment = environment.slice(0, -budgetsSuffix.length)
  return {
    revision,
    at: at.toISOString(),
    who,
    why,
    environment: ofEnvironment,
    budgetOf,
    change,
    before,
    after,
  }
}
