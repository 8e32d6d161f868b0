import { type FactType, factTypes, type PostFilter, type Sort, sortsOf } from '@within-reach/contract'
import { costOf } from '../../platform/cost-of'
import type { Database, Statement } from '../../platform/database/database'
import { conditionsOf } from './conditions'
import type { Converter } from './converter'

/** A hit, and its place in the order: the cost in the filter's currency, or a day as a number; null with the newest first. */
export interface Hit {
  readonly id: number
  readonly key: number | null
}

/** The part of an order to read. */
export interface Stretch {
  /** The last hit before it. */
  readonly after: Hit | undefined
  readonly most: number
}

/** One order of a board: its text around the conditions, with further parameters. */
interface Order {
  text(type: FactType, where: string, next: () => string): string
  values(
    stretch: Stretch,
    context: { readonly filter: PostFilter; readonly converter: Converter; readonly now: Date },
  ): unknown[]
}

/** The largest id, for the start of an order. */
const noId = 2_147_483_647

/** How long a home stays in the order of the soonest free after its day, in milliseconds. */
const stillFree = 30 * 24 * 60 * 60_000

const orders: Readonly<Record<Sort, Order>> = {
  newest: {
    text: (type, where, next) => `select post_id as id, null::float8 as key from post_facts
      where type = '${type}' and ${where} and post_id < ${next()} order by post_id desc limit ${next()}::bigint`,
    values: ({ after, most }) => [after?.id ?? noId, most],
  },
  soonest: {
    text: (type, where, next) => `select post_id as id, free_from::float8 as key from post_facts
      where type = '${type}' and ${where} and (free_from, newness) > (${next()}::integer, ${next()}::integer)
      order by free_from, newness limit ${next()}::bigint`,
    values: ({ after, most }, { now }) => [
      // A cursor is written by the service, but may be sent by anybody.
      Math.trunc(Math.min(after?.key ?? dayBefore(now), noId)),
      after ? -after.id : -noId,
      most,
    ],
  },
  // Each currency has its own stretch of the index. The cheapest of each are merged.
  cheapest: {
    text(type, where, next) {
      const [currencies, factors, key, newness, highest, most] = [
        next(),
        next(),
        next(),
        next(),
        next(),
        next(),
      ]
      const cost = costOf(type)
      return `select hit.post_id as id, hit.cost * c.factor as key
        from unnest(${currencies}::text[], ${factors}::float8[]) c (currency, factor)
        cross join lateral (
          select post_id, ${cost} as cost, newness from post_facts
          where type = '${type}' and currency = c.currency
            and ${cost} >= ${key}::float8 / c.factor * 0.9999999 and ${cost} <= ${highest}::float8 / c.factor
            and (${cost} * c.factor, newness) > (${key}::float8, ${newness}::integer) and ${where}
          order by ${cost}, newness limit ${most}::bigint
        ) hit
        order by 2, hit.newness limit ${most}::bigint`
    },
    values: ({ after, most }, { filter, converter }) => [
      [...converter.keys()],
      [...converter.values()],
      after?.key ?? -1,
      after ? -after.id : -noId,
      filter.rent_max ?? filter.price_max ?? Infinity,
      most,
    ],
  },
}

const dayBefore = (now: Date): number =>
  Number(new Date(now.getTime() - stillFree).toISOString().slice(0, 10).replaceAll('-', ''))

const nameOf = (type: FactType, sort: Sort, searched: boolean) =>
  `boards-facts-${type}-${sort}${searched ? '-searched' : ''}`

const statements = new Map<string, Statement>()
for (const type of factTypes)
  for (const sort of sortsOf[type])
    for (const searched of [false, true]) {
      const name = nameOf(type, sort, searched)
      statements.set(name, { name, text: textOf(type, sort, searched) })
    }

/** The SQL of an order of a board. A partial index needs the board as a literal. */
function textOf(type: FactType, sort: Sort, searched: boolean): string {
  let parameters = 0
  const next = () => `$${(parameters += 1)}`
  const where = conditionsOf[type].map(({ sql }) => sql(next()))
  if (searched) where.push(`post_id = any(${next()}::integer[])`)
  return orders[sort].text(type, where.join(' and '), next)
}

/** What a filter means today. */
export interface HitQuery {
  readonly filter: PostFilter
  readonly sort: Sort
  readonly converter: Converter
  readonly now: Date
  /** The only posts among which to look. */
  readonly among: readonly number[] | undefined
}

/** The statement of a filter, and its values. */
export function hitStatement(query: HitQuery, stretch: Stretch): { statement: Statement; values: unknown[] } {
  const { filter, sort, converter, among } = query
  const statement = statements.get(nameOf(filter.type, sort, among !== undefined))
  if (!statement) throw new Error('Every order of a board has a statement')
  const values = [
    ...conditionsOf[filter.type].map(({ value }) => value(filter, converter)),
    ...(among === undefined ? [] : [among]),
    ...orders[sort].values(stretch, query),
  ]
  return { statement, values }
}

/** The hits of a filter by facts, in its order. */
export async function findHitsByFacts(database: Database, query: HitQuery, stretch: Stretch): Promise<Hit[]> {
  const { statement, values } = hitStatement(query, stretch)
  return database.query<Hit>(statement, values)
}
