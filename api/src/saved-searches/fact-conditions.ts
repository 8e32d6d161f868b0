import {
  exchangeFactor,
  type FactFilter,
  type FactType,
  filterNames,
  priceCurrencies,
  type Rates,
} from '@within-reach/contract'
import { costOf } from '../platform/cost-of'

type Asked = Exclude<keyof FactFilter, 'currency'>

const asked = (name: keyof FactFilter): string => `(asked.facts ->> '${name}')`

const is = (name: Asked, column: string) => `${column} = ${asked(name)}`
const isAtMost = (name: Asked, column: string, type: string) => `${column} <= ${asked(name)}::${type}`

/** An amount of the post against one of the search. `factors` is the parameter of {@link factorsFrom}. */
const amount = (name: Asked, column: string, operator: '<=' | '>=', factors: string) =>
  `${column} ${operator} ${asked(name)}::float8 / (${factors}::float8[])[array_position(
    array[${priceCurrencies.map((currency) => `'${currency}'`).join(', ')}], ${asked('currency')})]`

/** What each fact of a search `s` means for the facts `f` of a post, as in the filter of the boards. */
const conditions: Readonly<Record<Asked, (factors: string) => string>> = {
  rent_max: (factors) => amount('rent_max', costOf('fr', 'f.'), '<=', factors),
  deposit_max: (factors) => amount('deposit_max', 'f.deposit', '<=', factors),
  free_by: () => `f.free_from <= replace(left(${asked('free_by')}, 10), '-', '')::integer`,
  stay: () => isAtMost('stay', 'f.stay', 'smallint'),
  room: () => is('room', 'f.room'),
  furnished: () => is('furnished', 'f.furnished'),
  // Where anyone is welcome, women and men are.
  welcome: () =>
    `(${is('welcome', 'f.welcome')} or (f.welcome = 'anyone' and ${asked('welcome')} in ('women', 'men')))`,
  price_max: (factors) => amount('price_max', costOf('tr', 'f.'), '<=', factors),
  condition: () => is('condition', 'f.condition'),
  handover: () => `f.handover in (${asked('handover')}, 'both')`,
  not_taken: () => 'f.taken is null',
  // Amounts can be compared only for the same time.
  pay_min: (factors) =>
    `(${amount('pay_min', costOf('jobs', 'f.'), '>=', factors)} and f.per = coalesce(${asked('per')}, 'hour'))`,
  per: () => is('per', 'f.per'),
  hours_max: () => isAtMost('hours_max', 'f.hours', 'real'),
  visa_help: () => is('visa_help', 'f.visa_help'),
}

/** SQL: whether a search `s` leaves out a post `p` because it is taken by now. */
export const isTakenNow = `(s.list #>> '{facts,not_taken}' = 'yes' and exists (
  select from post_facts f where f.post_id = p.id and f.taken is not null))`

/** SQL: the facts that a search `s` asks for, read once for all conditions. */
export const askedFacts = `lateral (select s.list -> 'facts' as facts offset 0) asked`

/**
 * SQL: whether the facts `f` of a post are what a search asks for, by {@link askedFacts}.
 * @param type the board of the post: its searches ask for no facts of others
 * @param factors the parameter with {@link factorsFrom}
 */
export const fitsFacts = (type: FactType, factors: string): string =>
  `(asked.facts is null or (${filterNames[type]
    .filter((name) => name !== 'jstatus')
    .map((name) => `(${asked(name)} is null or ${conditions[name](factors)})`)
    .join(' and ')}))`

/**
 * What to divide an amount in each currency by, to compare it with an amount of a post.
 * @param currency of the post's amounts; null without any
 * @param rates null if the site has none: then only amounts in the same currency are compared
 */
export const factorsFrom = (currency: string | null, rates: Rates | null): readonly (number | null)[] =>
  priceCurrencies.map((other) =>
    currency === null ? null : (exchangeFactor(rates, currency, other) ?? null),
  )
