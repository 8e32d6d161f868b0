import { limits, type JobStatus, type PostType, type Region } from '@within-reach/contract'
import type { Database, Statement } from '../platform/database/database'
import { recordColumns, type PostRecord } from './queries'
import { numberedPost } from './row-number-queries'

/** The requested part of a board; undefined means all. */
export interface Filter {
  readonly type: PostType
  readonly region: Region | undefined
  readonly jstatus: JobStatus | undefined
}

/** A page of a list, with the total of the list. */
export interface ListPage {
  readonly total: number
  readonly records: readonly PostRecord[]
}

/** Selects the statement of a list: by its filters, and by whether it starts at the newest post. */
interface Kind {
  readonly region: boolean
  readonly jstatus: boolean
  readonly first: boolean
}

const statements = new Map<string, Statement>()
const nameOf = ({ region, jstatus, first }: Kind) =>
  `boards-list${region ? '-region' : ''}${jstatus ? '-jstatus' : ''}${first ? '-first' : ''}`

for (const region of [false, true])
  for (const jstatus of [false, true])
    for (const first of [false, true]) {
      const kind = { region, jstatus, first }
      statements.set(nameOf(kind), { name: nameOf(kind), text: listText(kind) })
    }

/**
 * The SQL of one kind of list. Each kind has its own text, because a partial index needs a literal, and because a LIMIT
 * parameter and optional conditions keep PostgreSQL from reusing a plan.
 */
function listText({ region, jstatus, first }: Kind): string {
  let parameters = 0
  const next = () => `$${(parameters += 1)}`
  const conditions = [
    jstatus ? `type = 'jobs'` : `type = ${next()}`,
    ...(region ? [`region = ${next()}`] : []),
    ...(jstatus ? [`jstatus = ${next()}`] : []),
  ].join(' and ')
  const offset = first ? '' : `offset ${next()}::bigint`
  return `select c.total, ${recordColumns}
    from (select coalesce(sum(posts), 0)::integer as total from post_counts where ${conditions}) c
    left join (
      select id from posts where ${conditions} order by id desc limit ${limits.pageSize} ${offset}
    ) page on true
    left join posts p on p.id = page.id
    left join users u on u.id = p.user_id
    order by p.id desc`
}

/**
 * The page from which on a board is read from the row number of the page's first post. OFFSET reads every post before it,
 * which takes less time up to here.
 */
export const deepFrom = 51

// The page begins at a row number, so that a page in the middle of a million posts costs like the first ones.
const deep: Statement = {
  name: 'boards-list-deep',
  text: `with counted as (
      select coalesce(sum(posts), 0)::integer as total from post_counts where type = $1
    ), wanted as (
      select total - $2::bigint as number from counted
    ), ${numberedPost}
    select c.total, ${recordColumns}
    from counted c
    left join (
      select id from posts where type = $1 and id <= (select id from numbered) order by id desc limit ${limits.pageSize}
    ) page on true
    left join posts p on p.id = page.id
    left join users u on u.id = p.user_id
    order by p.id desc`,
}

/** The statement of a page, and its values. */
export function listStatement(filter: Filter, page: number): { statement: Statement; values: unknown[] } {
  const { type, region, jstatus } = filter
  const offset = (page - 1) * limits.pageSize
  if (region === undefined && jstatus === undefined && page >= deepFrom)
    return { statement: deep, values: [type, offset] }
  const first = page === 1
  const statement = statements.get(
    nameOf({ region: region !== undefined, jstatus: jstatus !== undefined, first }),
  )
  if (!statement) throw new Error('Every kind of list has a statement')
  const values = [
    ...(jstatus === undefined ? [type] : []),
    ...(region === undefined ? [] : [region]),
    ...(jstatus === undefined ? [] : [jstatus]),
    ...(first ? [] : [offset]),
  ]
  return { statement, values }
}

/**
 * One page of a board, newest first.
 * @param page counted from 1; empty past the end
 */
export async function listPosts(database: Database, filter: Filter, page: number): Promise<ListPage> {
  const { statement, values } = listStatement(filter, page)
  const rows = await database.query<{ total: number } & PostRecord>(statement, values)
  // An empty page is one row with the total and no id.
  return { total: rows[0]?.total ?? 0, records: rows.filter((row) => row.id !== null) }
}
