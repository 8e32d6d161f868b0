import {
  allFilterNames,
  currencyOf,
  type FactType,
  factTypes,
  filterNames,
  findPosts,
  type PostFilter,
  priceCurrencies,
  readPostFilter,
  type Region,
  regions,
  requestOf,
  sortsOf,
  successAnswer,
  type When,
} from '@within-reach/contract'
import { withQuery } from '@within-reach/shared-core'
import type { PrerenderedTemplate } from '@within-reach/shared-core/pages'
import { type FactFilterName, type FilterField, filterFields } from '../facts/filter-fields'
import { cardAspects, cardSlots, posts } from './card-looks'

/** An unusual number, which occurs nowhere else in the page. Below a thousand, so that no language puts a mark into it. */
const total = 973

const none = { 'found.answered': true, 'found.count': 0, 'found.meta.total': 0 } as const
const some = { 'found.answered': true, 'found.count': true, 'found.meta.total': true } as const

/** The first page with others, the only one, one post, more posts than are counted, none, or the read without an answer. */
const states: readonly When[] = [
  { ...some, 'found.meta.next': true, 'found.meta.more': null },
  { ...some, 'found.meta.next': null, 'found.meta.more': null },
  { ...some, 'found.meta.next': null, 'found.meta.more': null, 'found.meta.total': 1 },
  { ...some, 'found.meta.next': true, 'found.meta.more': true },
  { ...none, 'found.meta.next': null, 'found.meta.more': null },
  {
    'found.answered': null,
    'found.count': 0,
    'found.meta.total': null,
    'found.meta.next': null,
    'found.meta.more': null,
  },
]

type TypedFilter = {
  [Name in FactFilterName]: (typeof filterFields)[Name]['kind'] extends 'choice' ? never : Name
}[FactFilterName]

/** A sample of each field that is typed. Each occurs nowhere else in the page. */
const typedSamples: Readonly<Record<TypedFilter | 'search', string>> = {
  search: 'text-of-the-search',
  rent_max: '7531311',
  deposit_max: '7531322',
  free_by: '2004-08-09',
  stay: '83',
  price_max: '7531333',
  pay_min: '7531344',
  hours_max: '89',
}
const typed: Readonly<Record<string, string>> = typedSamples

/** Without a field, and with any text or each of its choices. */
function filterAspect(name: FactFilterName | 'search'): readonly When[] {
  const { choices }: Partial<FilterField> = name === 'search' ? {} : filterFields[name]
  const values = choices ? Object.keys(choices) : ([true] as const)
  return [null, ...values].map((value) => ({ [`query.${name}`]: value }))
}

/** The currencies that a choice of this region leads to: any for all regions, otherwise its own or the one that was chosen before. */
const currenciesIn = (region: Region | null) =>
  region === null ? [null, ...priceCurrencies] : [...new Set([null, currencyOf({ region }), 'USD'])]

/** One aspect, because the region decides the currency, which the note about an order names. */
const orders = (type: FactType): readonly When[] =>
  [null, ...regions].flatMap((region) =>
    currenciesIn(region).flatMap((currency) =>
      [null, ...sortsOf[type].slice(1)].map((sort) => ({
        'query.region': region,
        'query.currency': currency,
        'query.sort': sort,
      })),
    ),
  )

interface Narrowing {
  /** The fields of the query that change the page. */
  readonly names: readonly string[]
  readonly aspects: PrerenderedTemplate['aspects']
}

const filtersOf = (type: FactType): Narrowing => {
  const names = ['search', ...filterNames[type]] as const
  return {
    names: ['region', 'currency', 'sort', ...names],
    aspects: [orders(type), ...names.map(filterAspect)],
  }
}

/** The photo in the first screen is loaded at once, see `Found`. */
// oxlint-disable-next-line lingui/no-unlocalized-strings -- attributes
const firstPhoto = { html: 'loading="eager"', others: 'loading="lazy"' } as const

/** The page for some visits. Usual values have a card of each look. With rates it has a choice of currencies, and shows a skeleton. */
function pageFor(only: When, { names, aspects: narrowed }: Narrowing): PrerenderedTemplate {
  const aspects = [states, [{ member: null }, { member: true as const }], ...narrowed]
  const usual: When = Object.assign({}, ...aspects.map(([first]) => first))
  const queryOf = (values: When): string =>
    withQuery(
      '',
      Object.fromEntries(
        ['type', ...names].flatMap((name) => {
          const value = values[`query.${name}`]
          return value ? [[name, value === true ? typed[name] : String(value)]] : []
        }),
      ),
    )
  return {
    only: { ...only, 'found.meta.rates': null },
    query: queryOf,
    reads: [],
    slots: {
      ...cardSlots,
      [total]: 'found.meta.total',
      ...Object.fromEntries(names.flatMap((name) => (typed[name] ? [[typed[name], `query.${name}`]] : []))),
    },
    aspects,
    lists: { found: { path: findPosts.path, kinds: [], aspects: cardAspects, first: firstPhoto } },
    answers(values) {
      if (values['found.answered'] === null) return []
      const isUsual = Object.entries(usual).every(([name, value]) => values[name] === value)
      const data = values['found.count'] === 0 ? [] : isUsual ? posts : posts.slice(0, 1)
      const count = values['found.meta.total']
      const meta = {
        total: typeof count === 'number' ? count : total,
        more: values['found.meta.more'] === true,
        next: values['found.meta.next'] ? 'cursor' : null,
        rates: null,
      }
      const fields = fieldsOf(readPostFilter(new URLSearchParams(queryOf(values))))
      return [{ path: findPosts.path, fields, answer: successAnswer(findPosts, data, meta) }]
    },
  }
}

/** The fields of the read, as text. */
const fieldsOf = (filter: PostFilter): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(requestOf(filter)).map(([name, value]) => [name, String(value)]))

const withoutFilters = Object.fromEntries(allFilterNames.map((name) => [`query.${name}`, null]))

/**
 * The page without a query, and that of each board with any filters. A region with a currency that no choice leads to shows a
 * skeleton.
 */
export const templates: readonly PrerenderedTemplate[] = [
  pageFor(withoutFilters, { names: [], aspects: [] }),
  ...factTypes.map((type) => pageFor({ 'query.type': type }, filtersOf(type))),
]
