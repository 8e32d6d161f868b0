import { type CaseState, limits } from '@within-reach/contract'
import type { Database, Statement } from '../platform/database/database'
import { containing } from '../platform/database/like'
import { type CaseRecord, columns, tables } from './queries'

/** A page of cases. */
export interface CasePage {
  readonly total: number
  readonly records: readonly CaseRecord[]
}

const paged = (page: number): [number, number] => [limits.pageSize, (page - 1) * limits.pageSize]

const ownCounted: Statement = {
  name: 'cases-own-counted',
  text: 'select count(*)::integer as count from cases where user_id = $1',
}
const ownListed: Statement = {
  name: 'cases-own-listed',
  text: `select ${columns} from ${tables} where c.user_id = $1 order by c.changed_at desc, c.id desc limit $2 offset $3`,
}

/** A page of a member's cases, the latest change first. */
export async function listOwn(database: Database, userId: number, page: number): Promise<CasePage> {
  const [counted] = await database.query<{ count: number }>(ownCounted, [userId])
  const records = await database.query<CaseRecord>(ownListed, [userId, ...paged(page)])
  return { total: counted?.count ?? 0, records }
}

/** Which cases staff wants to see. */
export interface DeskFilter {
  readonly state: CaseState | 'open' | ''
  readonly owner: 'all' | 'mine' | 'nobody' | ''
  readonly search: string
}

/** The number of a case `c`, as its presenter writes it. */
const number = `'wr-' || to_char(c.created_at at time zone 'UTC', 'YYYY') || '-' ||
  lpad(c.id::text, greatest(6, length(c.id::text)), '0')`

// A search for a whole number finds that case, even if it is closed.
const wanted = `($1 = '' or ($1 = 'open' and (c.state <> 'closed' or $4 = '%' || ${number} || '%')) or c.state = $1)
  and ($2 in ('', 'all') or ($2 = 'mine' and c.agent_id = $3) or ($2 = 'nobody' and a.id is null))
  and ($4 = '%%' or lower(i.name) like $4 or lower(i.email) like $4 or ${number} like $4
    or lower(coalesce(i.fields->>'area_in_mind', i.fields->>'location', i.fields->>'subject', '')) like $4)`

const deskCounted: Statement = {
  name: 'cases-desk-counted-by-number',
  text: `select count(*)::integer as count from ${tables} where ${wanted}`,
}
// The earliest date is the most overdue.
const deskListed: Statement = {
  name: 'cases-desk-listed-by-number',
  text: `select ${columns} from ${tables} where ${wanted}
    order by c.due_at nulls last, c.changed_at desc, c.id desc limit $5 offset $6`,
}

/** A page of the cases for staff: overdue ones first, then by date. */
export async function listForDesk(
  database: Database,
  { state, owner, search }: DeskFilter,
  userId: number,
  page: number,
): Promise<CasePage> {
  const values = [state, owner, userId, containing(search.toLowerCase())]
  const [counted] = await database.query<{ count: number }>(deskCounted, values)
  const records = await database.query<CaseRecord>(deskListed, [...values, ...paged(page)])
  return { total: counted?.count ?? 0, records }
}
