import {
  type BoardSearch,
  effectiveSearch,
  type FieldsOf,
  limits,
  type PostRow,
  type posts,
} from '@within-reach/contract'
import type { Caller } from '../platform/calls'
import type { Database } from '../platform/database/database'
import type { ReadSource } from '../platform/replicas/read-source'
import type { SearchLane } from '../platform/limits/search-lane'
import type { WorkFor } from '../platform/limits/fair-keys'
import { containing } from '../platform/database/like'
import { listPosts, type Filter } from './list-queries'
import { presentRow } from './presenter'
import { findPosts } from './queries'
import { isIndexable, searchForm } from './search'
import { maxHits, rangeLength, searchIndex, searchNewest, searchRanges, scanFurther } from './search-queries'

// The share of matches above which scanning is faster than the index. Scanning reads `maxHits / density` posts. The index
// reads all matches of a range, and each costs one and a half times as much as a scanned post.
const frequent = 0.28
// Ranges scanned before a term counts as rare. For a rare term, one look at all other posts is faster than one per range.
const rangesBeforeRare = 6
// With fewer matches in these ranges, a term is rare.
const few = 100

/** A page of a board, as the call answers it. */
export interface BoardPage {
  readonly rows: PostRow[]
  readonly meta: { total: number; page: number; pages: number }
}

/**
 * Reads one page of a board, newest first. `pn` counts down from the total of the filtered list.
 * @param reader the reader; undefined is a visitor
 * @param address the reader's address
 * @throws unavailable (503) if too many searches run at once
 */
export async function readBoard(
  { database, searches, search }: Omit<ReadSource, 'find'> & { readonly search: SearchLane },
  fields: FieldsOf<typeof posts>,
  reader: Caller | undefined,
  address: string,
): Promise<BoardPage> {
  const { page } = fields
  const filter = filterOf(fields)
  const form = searchForm(fields.search)
  const { total, records } =
    form === ''
      ? await listPosts(database, filter, page)
      : await search(readerOf(reader, address), (lane) => searchPosts(lane, filter, form, page), searches)
  const newest = total - (page - 1) * limits.pageSize
  return {
    rows: records.map((record, index) => presentRow(record, newest - index, reader)),
    meta: { total, page, pages: Math.max(1, Math.ceil(total / limits.pageSize)) },
  }
}

/** Whose search it is. */
export const readerOf = (reader: Caller | undefined, address: string): WorkFor => ({
  account: reader?.userId ?? `visitor ${address}`,
  address,
})

function filterOf(search: BoardSearch): Filter {
  const { type, region, jstatus } = effectiveSearch(search)
  return {
    type,
    region: region === 'all' ? undefined : region,
    jstatus: jstatus === 'all' ? undefined : jstatus,
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

/**
 * The ids of matching posts, newest first. The newest posts are scanned first; their share of matches decides how to
 * continue.
 */
export async function findHits(database: Database, filter: Filter, form: string): Promise<number[]> {
  const { hits, density, last } = await searchNewest(database, filter, form)
  if (last === undefined) return [...hits]
  const missing = maxHits - hits.length
  const older =
    density >= frequent || !isIndexable(form)
      ? await scanFurther(database, filter, form, last, missing)
      : await searchOlder(database, filter, containing(form), last, missing)
  return [...hits, ...older].slice(0, maxHits)
}

/**
 * Continues with the index. Many posts must decide whether a word is rare: the newest hundreds may be of one author and one
 * kind. If the word is frequent after all, the index would read every post of the board.
 */
async function searchOlder(
  database: Database,
  filter: Filter,
  pattern: string,
  before: number,
  enough: number,
): Promise<number[]> {
  const range = Math.max(0, Math.floor((before - 1) / rangeLength) + 1 - rangesBeforeRare)
  const recent = await searchRanges(database, filter, pattern, before, range, enough)
  const missing = enough - recent.length
  if (range === 0 || missing <= 0) return recent
  const end = range * rangeLength
  const older =
    recent.length < few
      ? await searchIndex(database, filter, pattern, end)
      : await searchRanges(database, filter, pattern, end, 0, missing)
  return [...recent, ...older]
}
