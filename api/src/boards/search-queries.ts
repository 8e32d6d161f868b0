import { type PostType, postTypes } from '@within-reach/contract'
import type { Database, Statement } from '../platform/database/database'
import type { Filter } from './list-queries'

/** The maximum number of counted matches. For more, readers narrow their search. */
export const maxHits = 500

const newestScanned = 250
const maxScanned = 70_000

const filtered = '($2::text is null or region = $2) and ($3::text is null or jstatus = $3)'

const newestMatched: Statement = {
  name: 'boards-search-newest',
  text: `select count(*)::integer as read, min(post_id) as last,
      coalesce(array_agg(post_id order by post_id desc)
        filter (where ${filtered} and position($4 in content) > 0), '{}') as hits
    from (
      select post_id, region, jstatus, content from post_search
      where type = $1 order by post_id desc limit ${newestScanned}
    ) newest`,
}

/** The matches among the newest posts of a board. */
export interface NewestMatches {
  readonly hits: readonly number[]
  /** The share of scanned posts that matched, 0..1. */
  readonly density: number
  /** The oldest scanned id; undefined if the whole board was scanned. */
  readonly last: number | undefined
}

/** Scans the newest posts of a board. */
export async function searchNewest(database: Database, filter: Filter, form: string): Promise<NewestMatches> {
  const [row] = await database.query<{ read: number; last: number | null; hits: number[] }>(newestMatched, [
    filter.type,
    filter.region ?? null,
    filter.jstatus ?? null,
    form,
  ])
  if (!row) throw new Error('An aggregate has one row')
  const { read, last, hits } = row
  return {
    hits,
    density: read === 0 ? 0 : hits.length / read,
    last: read < newestScanned ? undefined : (last ?? undefined),
  }
}

// `position` cannot use the text index. For a term in every third post, scanning from the newest until there are enough
// matches is faster than collecting all matches of a range from the index.
const furtherScanned: Statement = {
  name: 'boards-search-scanned',
  text: `select post_id from (
      select post_id, region, jstatus, content from post_search
      where type = $1 and post_id < $5 order by post_id desc limit ${maxScanned}
    ) older
    where ${filtered} and position($4 in content) > 0
    order by post_id desc limit $6`,
}

/** The index of each board partitions the text by ranges of this many ids. */
export const rangeLength = 16_384

/** A statement of each board. Only a literal lets a kept plan use the index of a single board. */
const ofEachBoard = (name: string, text: (matching: string) => string): Record<PostType, Statement> => {
  const entries = postTypes.map((type): [PostType, Statement] => {
    const matching = `type = '${type}' and post_id < $4 and ($1::text is null or region = $1)
      and ($2::text is null or jstatus = $2) and content like $3`
    return [type, { name: `${name}-${type}`, text: text(matching) }]
  })
  return Object.fromEntries(entries) as Record<PostType, Statement>
}

const furtherIndexed = ofEachBoard(
  'boards-search-indexed',
  (matching) => `with matched as materialized (select post_id from post_search where ${matching})
    select post_id from matched order by post_id desc limit ${maxHits}`,
)

// Range by range, newest first. No range is read after the last wanted match.
const rangesIndexed = ofEachBoard(
  'boards-search-ranges-indexed',
  (matching) => `select found.post_id
    from generate_series(($4::integer - 1) / ${rangeLength}, $5::integer, -1) range (number)
    cross join lateral (
      select post_id from post_search where ${matching} and post_id / ${rangeLength} = range.number
      order by post_id desc limit ${maxHits}
    ) found
    limit $6`,
)

/**
 * Continues below an id by scanning posts, up to a limit; for frequent or very short terms.
 * @param enough ends after this many matches
 */
export async function scanFurther(
  database: Database,
  { type, ...rest }: Filter,
  form: string,
  before: number,
  enough: number,
): Promise<number[]> {
  return idsOf(database, furtherScanned, [type, ...valuesOf(rest, form, before), enough])
}

/** Continues below an id with the text index, over all matches; for rare terms. */
export async function searchIndex(
  database: Database,
  { type, ...rest }: Filter,
  pattern: string,
  before: number,
): Promise<number[]> {
  return idsOf(database, furtherIndexed[type], valuesOf(rest, pattern, before))
}

/**
 * Continues below an id with the text index, range by range from the newest.
 * @param oldest the last range to read: its first id divided by {@link rangeLength}
 * @param enough ends after this many matches
 */
export async function searchRanges(
  database: Database,
  { type, ...rest }: Filter,
  pattern: string,
  before: number,
  oldest: number,
  enough: number,
): Promise<number[]> {
  return idsOf(database, rangesIndexed[type], [...valuesOf(rest, pattern, before), oldest, enough])
}

async function idsOf(
  database: Database,
  statement: Statement,
  values: readonly unknown[],
): Promise<number[]> {
  const rows = await database.query<{ post_id: number }>(statement, values)
  return rows.map((row) => row.post_id)
}

const valuesOf = ({ region, jstatus }: Omit<Filter, 'type'>, sought: string, before: number): unknown[] => [
  region ?? null,
  jstatus ?? null,
  sought,
  before,
]
