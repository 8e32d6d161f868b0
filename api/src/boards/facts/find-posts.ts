import {
  type FieldsOf,
  filterNames,
  type findPosts,
  type FoundPost,
  limits,
  type MetaOf,
  type PostFilter,
  type Rates,
  sortsOf,
} from '@within-reach/contract'
import type { Caller } from '../../platform/calls'
import { errors } from '../../platform/errors'
import type { SearchLane } from '../../platform/limits/search-lane'
import type { ReadSource } from '../../platform/replicas/read-source'
import { findHits, readerOf } from '../lists'
import { searchForm } from '../search'
import { maxHits } from '../search-queries'
import { converterOf } from './converter'
import { findHitsByFacts, type Hit, type Stretch } from './hit-queries'
import { presentFound } from './presenter'
import { countPosts, findRows, leaveOutTaken, listNewest, type Part } from './row-queries'

interface Source extends Omit<ReadSource, 'find'> {
  readonly search: SearchLane
  readonly rates: Rates | null
}

/** Hits from the start of a page on, and what is known about their number. */
interface Found {
  readonly hits: readonly Hit[]
  /** If it is known without counting the hits. */
  readonly total?: number
  /** Whether more may fit than were looked at. */
  readonly cut?: boolean
}

/**
 * One page of the posts that fit a filter. Without facts in the filter, posts without facts fit as well.
 * @param reader undefined is a visitor
 * @param address the reader's address
 * @throws invalid (400) for an order that the board does not have, unavailable (503) if too many searches run at once
 */
export async function findByFilter(
  source: Source,
  { cursor, ...filter }: FieldsOf<typeof findPosts>,
  reader: Caller | undefined,
  address: string,
): Promise<{ rows: FoundPost[]; meta: MetaOf<typeof findPosts> }> {
  const { database, searches, search, rates } = source
  demandOrder(filter)
  const after = cursor === undefined ? undefined : readCursor(cursor)
  const form = searchForm(filter.search)
  const part = partOf(filter)
  const among =
    form === ''
      ? undefined
      : await search(readerOf(reader, address), (lane) => findHits(lane, part, form), searches)
  const stretch = { after, most: after ? limits.photosPageSize + 1 : limits.photosCounted + 1 }
  const found = await (asksForFacts(filter)
    ? byFacts(source, filter, among, stretch)
    : byNewest(source, part, among, stretch))
  const page = found.hits.slice(0, limits.photosPageSize)
  const last = page.at(-1)
  const records = await findRows(
    database,
    page.map(({ id }) => id),
  )
  const count = found.total ?? Math.min(found.hits.length, limits.photosCounted)
  return {
    rows: records.map((record) => presentFound(record, reader)),
    meta: {
      total: after ? null : count,
      more: found.total === undefined && (found.cut === true || found.hits.length > limits.photosCounted),
      next: last && found.hits.length > page.length ? writeCursor(last) : null,
      rates,
    },
  }
}

function demandOrder({ type, sort }: PostFilter): void {
  const offered: readonly string[] = sortsOf[type]
  if (sort !== undefined && !offered.includes(sort))
    throw errors.invalid('sort', `must be one of ${offered.join(', ')}`)
}

/** Whether only posts with facts can fit. */
const asksForFacts = (filter: PostFilter): boolean =>
  (filter.sort ?? 'newest') !== 'newest' ||
  filterNames[filter.type].some(
    (name) => name !== 'jstatus' && name !== 'not_taken' && filter[name] !== undefined,
  )

const partOf = ({ type, region, jstatus, not_taken: notTaken }: PostFilter): Part => ({
  type,
  region: region === 'all' ? undefined : region,
  jstatus: type !== 'jobs' || jstatus === 'all' ? undefined : jstatus,
  available: type === 'tr' && notTaken === 'yes',
})

async function byFacts(
  { database, rates }: Source,
  filter: PostFilter,
  among: readonly number[] | undefined,
  stretch: Stretch,
): Promise<Found> {
  const query = {
    filter,
    sort: filter.sort ?? 'newest',
    converter: converterOf(filter, rates),
    now: new Date(),
    among,
  } as const
  return { hits: await findHitsByFacts(database, query, stretch), cut: isCut(among) }
}

async function byNewest(
  { database }: Source,
  part: Part,
  among: readonly number[] | undefined,
  { after, most }: Stretch,
): Promise<Found> {
  const before = after?.id ?? Infinity
  if (among !== undefined) {
    const left = part.available ? await leaveOutTaken(database, among) : among
    return { hits: left.filter((id) => id < before).map(hitOf), cut: isCut(among) }
  }
  const below = Math.min(before, largestId)
  if (part.available) return { hits: (await listNewest(database, part, below, most)).map(hitOf) }
  const [ids, total] = await Promise.all([
    listNewest(database, part, below, limits.photosPageSize + 1),
    after ? 0 : countPosts(database, part),
  ])
  return { hits: ids.map(hitOf), total }
}

const largestId = 2_147_483_647
const hitOf = (id: number): Hit => ({ id, key: null })

/** A search looks at the newest matches only. */
const isCut = (among: readonly number[] | undefined): boolean =>
  among !== undefined && among.length >= maxHits

/** `id` or `id:key`. */
const writeCursor = ({ id, key }: Hit): string => (key === null ? String(id) : `${id}:${key}`)

function readCursor(cursor: string): Hit {
  const [id, key] = cursor.split(':').map(Number)
  return { id: Math.min(id ?? 0, largestId), key: key ?? null }
}
