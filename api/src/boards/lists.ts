import { limits, type PostRow, type posts, type FieldsOf } from '@within-reach/contract'
import type { Caller } from '../platform/calls'
import type { Database } from '../platform/database/database'
import { containing } from '../platform/database/like'
import { listPosts, type Filter } from './list-queries'
import { presentRow } from './presenter'
import { findPosts } from './queries'
import { isIndexable, searchForm } from './search'
import { mostHits, rangeLength, searchIndex, searchNewest, walkFurther } from './search-queries'

// Walking reads `mostHits / density` posts, the index no more than match, but each at a higher price.
const frequent = 0.1
// Of what is rarer, a million posts have few matches more than are looked for.
const rare = 0.002

/** A page of a board as the call answers it. */
export interface BoardPage {
  readonly rows: PostRow[]
  readonly beside: { total: number; page: number; pages: number }
}

/**
 * Reads one page of a board, newest first. `pn` counts down from the total of the filtered list.
 * @param reader who reads; undefined is a visitor
 */
export async function readBoard(
  database: Database,
  fields: FieldsOf<typeof posts>,
  reader: Caller | undefined,
): Promise<BoardPage> {
  const { page } = fields
  const filter = filterOf(fields)
  const form = searchForm(fields.search)
  const { total, records } =
    form === '' ? await listPosts(database, filter, page) : await searchPosts(database, filter, form, page)
  const newest = total - (page - 1) * limits.pageSize
  return {
    rows: records.map((record, index) => presentRow(record, newest - index, reader)),
    beside: { total, page, pages: Math.max(1, Math.ceil(total / limits.pageSize)) },
  }
}

/** The questions board has no region and only jobs have a status; elsewhere those fields say nothing. */
function filterOf({ type, region, jstatus }: FieldsOf<typeof posts>): Filter {
  return {
    type,
    region: type === 'qb' || region === 'all' ? undefined : region,
    jstatus: type !== 'jobs' || jstatus === 'all' ? undefined : jstatus,
  }
}

async function searchPosts(database: Database, filter: Filter, form: string, page: number) {
  const hits = await findHits(database, filter, form)
  const start = (page - 1) * limits.pageSize
  const ids = hits.slice(start, start + limits.pageSize)
  const found = new Map((await findPosts(database, ids)).map((record) => [record.id, record]))
  return {
    total: hits.length,
    records: ids.flatMap((id) => found.get(id) ?? []),
  }
}

/** The ids of the matching posts, newest first; the newest posts are read first, and tell how to go on. */
async function findHits(database: Database, filter: Filter, form: string): Promise<number[]> {
  const { hits, density, last } = await searchNewest(database, filter, form)
  if (last === undefined) return [...hits]
  const older =
    density >= frequent || !isIndexable(form)
      ? await walkFurther(database, filter, form, last)
      : density >= rare
        ? await searchRanges(database, filter, form, last, mostHits - hits.length)
        : await searchIndex(database, filter, containing(form), last)
  return [...hits, ...older].slice(0, mostHits)
}

/** Looks through one range of ids after another with the index, the newest first, until there are enough matches. */
async function searchRanges(
  database: Database,
  filter: Filter,
  form: string,
  before: number,
  enough: number,
): Promise<number[]> {
  const found: number[] = []
  for (let range = Math.floor(before / rangeLength); range >= 0 && found.length < enough; range--)
    found.push(...(await searchIndex(database, filter, containing(form), before, range)))
  return found
}
