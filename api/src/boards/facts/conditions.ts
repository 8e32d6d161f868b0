import { type FactType, perOf, type PostFilter, priceCurrencies } from '@within-reach/contract'
import { costOf } from '../../platform/cost-of'
import { costIn, type Converter } from './converter'

/** A condition of a filter: SQL for its parameter, and the parameter for a filter; null without effect. */
export interface Condition {
  readonly sql: (parameter: string) => string
  readonly value: (filter: PostFilter, converter: Converter) => unknown
}

const compared =
  (column: string, operator: string, type: string) =>
  (parameter: string): string =>
    `(${parameter}::${type} is null or ${column} ${operator} ${parameter})`

const is = (column: string) => compared(column, '=', 'text')
const isAmong = (column: string) => (parameter: string) =>
  `(${parameter}::text[] is null or ${column} = any(${parameter}))`

// The parameter has the limit in each currency, because amounts are stored in the currency of their author.
const amount = (column: string, operator: string) => (parameter: string) =>
  `(${parameter}::float8[] is null or ${column} ${operator} (${parameter}::float8[])[currency_number])`

const limitIn =
  (name: 'rent_max' | 'deposit_max' | 'price_max' | 'pay_min'): Condition['value'] =>
  ({ [name]: limit }, converter) =>
    limit === undefined ? null : priceCurrencies.map((currency) => costIn(converter, currency, limit))

const plain =
  (name: keyof PostFilter): Condition['value'] =>
  ({ [name]: value }) =>
    value === undefined || value === 'all' ? null : value

/** Who is welcome where anyone is, too. */
const welcoming: Condition['value'] = ({ welcome }) => {
  if (welcome === undefined) return null
  return welcome === 'women' || welcome === 'men' ? [welcome, 'anyone'] : [welcome]
}

const region: Condition = { sql: is('region'), value: plain('region') }

/** The conditions of each board's filter. */
export const conditionsOf: Readonly<Record<FactType, readonly Condition[]>> = {
  fr: [
    region,
    { sql: is('room'), value: plain('room') },
    { sql: is('furnished'), value: plain('furnished') },
    { sql: isAmong('welcome'), value: welcoming },
    { sql: compared('stay', '<=', 'smallint'), value: plain('stay') },
    {
      sql: compared('free_from', '<=', 'integer'),
      value: ({ free_by: day }) => (day === undefined ? null : dayNumber(day)),
    },
    { sql: amount(costOf('fr'), '<='), value: limitIn('rent_max') },
    { sql: amount('deposit', '<='), value: limitIn('deposit_max') },
  ],
  tr: [
    region,
    { sql: is('condition'), value: plain('condition') },
    {
      sql: isAmong('handover'),
      value: ({ handover }) => (handover === undefined ? null : [handover, 'both']),
    },
    {
      sql: (parameter) => `(${parameter}::text is null or taken is null)`,
      value: plain('not_taken'),
    },
    { sql: amount(costOf('tr'), '<='), value: limitIn('price_max') },
  ],
  jobs: [
    region,
    { sql: is('jstatus'), value: plain('jstatus') },
    // Amounts can be compared only for the same time.
    { sql: is('per'), value: (filter) => perOf(filter) ?? null },
    { sql: compared('hours', '<=', 'real'), value: plain('hours_max') },
    { sql: is('visa_help'), value: plain('visa_help') },
    { sql: amount(costOf('jobs'), '>='), value: limitIn('pay_min') },
  ],
}

/** A day as the table stores it. */
export const dayNumber = (day: string): number => Number(day.slice(0, 10).replaceAll('-', ''))
