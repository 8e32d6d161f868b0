import {
  allFilterNames,
  currencyOf,
  type FactType,
  factTypes,
  filterNames,
  findPosts,
  limits,
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
import { typedSamples } from '../facts/typed-samples'
import { cardAspects, cardSlots, posts } from './card-looks'

/** An unusual number, which occurs nowhere else in the page. Below a thousand, so that no language puts a mark into it. */
const total = 473

/** The read found no post. */
const none: When = {
  'found.answered': true,
  'found.count': 0,
  'found.meta.total': 0,
  'found.meta.next': null,
  'found.meta.more': null,
}
const some = { 'found.answered': true, 'found.count': true, 'found.meta.total': true } as const

/**
 * The first page with others, the only one, one post, more posts than are counted, those among the newest of a search with too many
 * matches, or the read without an answer.
 */
const states: readonly When[] = [
  { ...some, 'found.meta.next': true, 'found.meta.more': null },
  { ...some, 'found.meta.next': null, 'found.meta.more': null },
  { ...some, 'found.meta.next': null, 'found.meta.more': null, 'found.meta.total': 1 },
  { ...some, 'found.meta.next': true, 'found.meta.more': true, 'found.meta.total': limits.photosCounted },
  { ...some, 'found.meta.next': true, 'found.meta.more': true },
  { ...some, 'found.meta.next': null, 'found.meta.more': true },
  { ...some, 'found.meta.next': null, 'found.meta.more': true, 'found.meta.total': 1 },
  {
    'found.answered': null,
    'found.count': 0,
    'found.meta.total': null,
    'found.meta.next': null,
    'found.meta.more': null,
  },
]

/** A sample of each field that is typed. */
const typed: Readonly<Record<string, string>> = { search: 'text-of-the-search', ...typedSamples }

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

interface Narrowing extends Pick<PrerenderedTemplate, 'aspects' | 'never'> {
  /** The fields of the query that change the page. */
  readonly names: readonly string[]
}

const filtersOf = (type: FactType): Narrowing => {
  const names = ['search', ...filterNames[type]] as const
  const single = names.filter((name) => name !== 'pay_min' && name !== 'per')
  return {
    names: ['region', 'currency', 'sort', ...names],
    aspects: [states, orders(type), ...single.map(filterAspect), ...(type === 'jobs' ? [pay] : [])],
  }
}

/** One aspect, because pay decides the time that is shown. */
const pay: readonly When[] = filterAspect('pay_min').flatMap((least) =>
  filterAspect('per').map((per) => ({ ...least, ...per })),
)

/** The photo in the first screen is loaded at once, see `Found`. */
// oxlint-disable-next-line lingui/no-unlocalized-strings -- attributes
const firstPhoto = { html: 'loading="eager"', others: 'loading="lazy"' } as const

/** The page for some visits. Usual values have a card of each look. With rates it has a choice of currencies, and shows a skeleton. */
function pageFor(only: When, { names, aspects: narrowed, never }: Narrowing): PrerenderedTemplate {
  const aspects = [...narrowed, [{ member: null }, { member: true as const }]]
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
    never,
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

/** The values of an address without these fields. */
const without = (names: readonly string[]): When =>
  Object.fromEntries(names.map((name) => [`query.${name}`, null]))

/**
 * The pages of a board if no post fits: without filters, without a filter by an amount, and with one. They say which filters to take
 * away. All filters are usual, because that shows most.
 */
function pagesWithoutPosts(type: FactType): readonly PrerenderedTemplate[] {
  const facts: readonly FactFilterName[] = filterNames[type]
  const amounts = facts.filter((name) => filterFields[name].kind === 'amount')
  const others = ['search' as const, ...facts.filter((name) => !amounts.includes(name))]
  const names = ['region', 'currency', 'sort', ...amounts, ...others]
  const aspects = [orders(type), ...others.map(filterAspect)].map((aspect) => aspect.toReversed())
  const unfiltered = without(['region', ...amounts, ...others])
  const inAnyRegion = orders(type).filter((order) => order['query.region'] === null)
  const only = { ...none, 'query.type': type }
  return [
    pageFor({ ...only, ...unfiltered }, { names: ['currency', 'sort'], aspects: [inAnyRegion] }),
    pageFor({ ...only, ...without(amounts) }, { names, aspects, never: unfiltered }),
    pageFor(only, { names, aspects: [...aspects, amountsAspect(amounts)] }),
  ]
}

/** All combinations of filters by an amount, but not without any. */
const amountsAspect = (amounts: readonly FactFilterName[]): readonly When[] =>
  amounts
    .reduce<readonly When[]>(
      (known, name) =>
        known.flatMap((values) =>
          [true as const, null].map((value) => ({ ...values, [`query.${name}`]: value })),
        ),
      [{}],
    )
    .slice(0, -1)

/**
 * The page without a query, and that of each board with any filters. A region with a currency that no choice leads to shows a
 * skeleton. The pages without posts come first: those with posts have no look for none.
 */
export const templates: readonly PrerenderedTemplate[] = [
  pageFor(without(allFilterNames), { names: [], aspects: [[...states, none]] }),
  ...factTypes.flatMap((type) => [
    ...pagesWithoutPosts(type),
    pageFor({ 'query.type': type }, filtersOf(type)),
  ]),
]
