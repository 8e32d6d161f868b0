import type { CaseFigures, CaseState } from '@within-reach/contract'
import { caseStates } from '@within-reach/contract'
import type { Database, Statement } from '../platform/database/database'
import { hasAgent } from './queries'

/** A case without an agent is alarming after a day: until then, the mail about its inquiry is new. */
export const withoutAgent = `not ${hasAgent} and c.state <> 'closed' and c.created_at < now() - interval '1 day'`
export const overdue = `c.state <> 'closed' and c.due_at < now()`

const openCounted: Statement = {
  name: 'cases-open-counted',
  text: `select count(*)::integer as open, count(*) filter (where ${overdue})::integer as overdue,
      count(*) filter (where not ${hasAgent})::integer as "withoutAgent",
      count(*) filter (where ${withoutAgent})::integer as unattended
    from cases c where c.state <> 'closed'`,
}

/** The open cases. */
export interface OpenCases {
  readonly open: number
  readonly overdue: number
  readonly withoutAgent: number
  /** Those that nobody has after a day. */
  readonly unattended: number
}

/** Counts the open cases. */
export async function countOpen(database: Database): Promise<OpenCases> {
  const [counts] = await database.query<OpenCases>(openCounted)
  return counts ?? { open: 0, overdue: 0, withoutAgent: 0, unattended: 0 }
}

const lately = `interval '30 days'`

// A case that is overdue without an answer counts with its wait so far. Otherwise the median would look best for agents who answer
// the easy cases only.
const firstAnswerFound: Statement = {
  name: 'cases-first-answer-found',
  text: `select percentile_cont(0.5) within group (
      order by extract(epoch from coalesce(c.first_answer_at, now()) - c.created_at) / 3600)::float8 as hours
    from cases c where c.created_at > now() - ${lately} and (c.first_answer_at is not null or ${overdue})`,
}

// Cases that were closed long ago say nothing about the work of now.
const statesCounted: Statement = {
  name: 'cases-states-counted',
  text: `select state, count(*)::integer as count from cases
    where state <> 'closed' or changed_at > now() - ${lately} group by state`,
}

/** The figures for owners and agents. */
export async function findFigures(database: Database): Promise<CaseFigures> {
  const { open, overdue, withoutAgent } = await countOpen(database)
  const [median] = await database.query<{ hours: number | null }>(firstAnswerFound)
  const counts = await database.query<{ state: CaseState; count: number }>(statesCounted)
  const countOf = (state: CaseState) => counts.find((row) => row.state === state)?.count ?? 0
  return {
    open,
    overdue,
    withoutAgent,
    firstAnswer: median?.hours ?? null,
    byState: caseStates.map((state) => ({ state, count: countOf(state) })),
  }
}
