import * as v from 'valibot'
import { jobStatuses } from './board-search'
import { PostRow } from './boards'
import { defineCall, type RequestOf } from './call'
import { Rates } from './exchange-rates'
import { FactType } from './fact-types'
import { Amount, factRules, Facts, type PriceCurrency, TrueCost } from './facts'
import { given } from './given'
import { limits } from './limits'
import { type Region, regions } from './regions'
import { Day, optionalText } from './fields'

/** The orders of found posts. A board has those of `sortsOf`. */
export const sorts = ['newest', 'cheapest', 'soonest'] as const
export type Sort = (typeof sorts)[number]

/** The orders of each board, the usual one first. */
export const sortsOf: Readonly<Record<FactType, readonly Sort[]>> = {
  fr: ['newest', 'cheapest', 'soonest'],
  tr: ['newest', 'cheapest'],
  jobs: ['newest'],
}

const oneOf = <const Values extends readonly string[]>(values: Values) =>
  v.picklist(values, `must be one of ${values.join(', ')}`)
const All = <const Values extends readonly string[]>(values: Values) =>
  given(oneOf(['all', ...values] as const))

/** The fields that filter the posts of any board. */
const common = {
  type: FactType,
  region: All(regions),
  search: optionalText(limits.search),
  sort: given(oneOf(sorts)),
  /** The currency of the amounts of this filter. */
  currency: given(factRules.currency),
}

/** The fields that filter by facts, by board. A filter keeps only posts that have the fact. */
const byFacts = {
  fr: {
    /** The highest true cost a month. */
    rent_max: given(Amount),
    deposit_max: given(Amount),
    free_by: given(Day),
    /** How many months the reader wants to stay: posts that ask for longer are left out. */
    stay: given(factRules.stay),
    room: given(factRules.room),
    furnished: given(factRules.furnished),
    welcome: given(factRules.welcome),
  },
  tr: {
    price_max: given(Amount),
    condition: given(factRules.condition),
    handover: given(oneOf(['pickup', 'post'])),
    /** Leaves out what is taken. Posts that say nothing stay. */
    not_taken: given(oneOf(['yes'])),
  },
  jobs: {
    jstatus: All(jobStatuses),
    pay_min: given(Amount),
    per: given(factRules.per),
    hours_max: given(factRules.hours),
    visa_help: given(oneOf(['yes'])),
  },
} as const

/** The names of the fields that filter by facts, by board, in the order of the panel. */
export const filterNames = {
  fr: Object.keys(byFacts.fr),
  tr: Object.keys(byFacts.tr),
  jobs: Object.keys(byFacts.jobs),
} as {
  readonly [Type in FactType]: readonly (keyof (typeof byFacts)[Type])[]
}

const filterEntries = { ...common, ...byFacts.fr, ...byFacts.tr, ...byFacts.jobs }

const { jstatus: _jstatus, ...jobFacts } = byFacts.jobs

/** The fields of a filter that no list of a board has: the facts, and the currency of their amounts. */
export const FactFilter = v.object({
  currency: common.currency,
  ...byFacts.fr,
  ...byFacts.tr,
  ...jobFacts,
})
export type FactFilter = v.InferOutput<typeof FactFilter>

/** What somebody looks for on a board. Fields of other boards are ignored. */
export const PostFilter = v.object(filterEntries)
export type PostFilter = v.InferOutput<typeof PostFilter>
export type FilterName = keyof PostFilter

/** The names of all fields of a filter, as in the address of the view. */
export const allFilterNames = Object.keys(filterEntries) as FilterName[]

/** The fields of a filter that its feed has: a feed has its own order. */
export const photoFeedFields: readonly string[] = allFilterNames.filter((name) => name !== 'sort')

const namesFor = (type: FactType): ReadonlySet<string> =>
  new Set([...Object.keys(common), ...filterNames[type]])

/**
 * Reads a filter from an address. What is invalid or of another board is ignored.
 * @param query of the view
 */
export function readPostFilter(query: URLSearchParams): PostFilter {
  const type = v.safeParse(FactType, query.get('type'))
  const board = type.success ? type.output : 'fr'
  const read = [...namesFor(board)].flatMap((name) => {
    const schema: v.GenericSchema = filterEntries[name as FilterName]
    const value = v.safeParse(schema, query.get(name) ?? undefined)
    return value.success && value.output !== undefined ? [[name, value.output] as const] : []
  })
  const filter = { search: '', ...Object.fromEntries(read), type: board } as PostFilter
  const isOffered = sortsOf[board].some((sort) => sort === filter.sort)
  return isOffered ? filter : { ...filter, sort: undefined }
}

/** The values without effect. In another field, such as the searched text, they are values like others. */
const usual: Readonly<Record<string, string>> = { region: 'all', search: '', sort: 'newest', jstatus: 'all' }

/** The address's fields for a filter, without those that have no effect. */
export function writePostFilter(filter: PostFilter): Record<string, string> {
  const names = namesFor(filter.type)
  const written = Object.entries(filter).flatMap(([name, value]) =>
    value === undefined || value === usual[name] || !names.has(name) ? [] : [[name, String(value)] as const],
  )
  return Object.fromEntries(written)
}

const amountFilters = ['rent_max', 'deposit_max', 'price_max', 'pay_min'] as const satisfies FilterName[]

/**
 * The facts that a filter asks for, with the currency of its amounts and the time of its pay.
 * @returns undefined if it asks for none
 */
export function factFilterOf(filter: PostFilter): FactFilter | undefined {
  const names = filterNames[filter.type].filter((name) => name !== 'jstatus' && filter[name] !== undefined)
  if (names.length === 0) return undefined
  const per = perOf(filter)
  const asked = Object.fromEntries(names.map((name) => [name, filter[name]]))
  const hasAmount = amountFilters.some((name) => names.some((one) => one === name))
  return {
    ...asked,
    ...(filter.type === 'jobs' && per !== undefined && { per }),
    ...(hasAmount && { currency: currencyOf(filter) }),
  }
}

/** The time that a filter's pay is for: the chosen one, otherwise an hour, because pay is compared only for the same time. */
export const perOf = ({ per, pay_min: least }: Pick<FactFilter, 'per' | 'pay_min'>): FactFilter['per'] =>
  per ?? (least === undefined ? undefined : 'hour')

const currencyOfRegion: Readonly<Record<Region, PriceCurrency>> = {
  'South Korea': 'KRW',
  'United Kingdom': 'GBP',
  Others: 'USD',
}

/** The currency of a filter's amounts: the chosen one, otherwise that of the region, otherwise US dollars. */
export const currencyOf = ({ currency, region }: Pick<PostFilter, 'currency' | 'region'>): PriceCurrency =>
  currency ?? (region === undefined || region === 'all' ? 'USD' : currencyOfRegion[region])

/** A found post: its row in a list with its facts. */
export const FoundPost = v.object({
  ...v.omit(PostRow, ['pn']).entries,
  facts: Facts,
  cost: v.nullable(TrueCost),
})
export type FoundPost = v.InferOutput<typeof FoundPost>

export const findPosts = defineCall({
  path: '/api/findPosts',
  summary: 'The posts of a board that fit a filter, a page at a time',
  login: 'none',
  reads: true,
  convention: 'truthy',
  request: v.object({
    ...filterEntries,
    /** The `next` of the page before. */
    cursor: given(
      v.pipe(
        v.string(),
        v.regex(/^\d{1,10}(?::\d{1,16}(?:\.\d{1,20})?(?:e[+-]\d{1,3})?)?$/, 'must be the end of a page'),
      ),
    ),
  }),
  success: v.array(FoundPost),
  meta: v.object({
    /** The number of hits, counted up to a limit; null after the first page. */
    total: v.nullable(v.number()),
    /** Whether there may be more hits than counted. */
    more: v.boolean(),
    /** Where the next page starts; null after the last one. */
    next: v.nullable(v.string()),
    rates: v.nullable(Rates),
  }),
  failures: {},
})

/** The fields of the call for a filter. */
export const requestOf = (filter: PostFilter): RequestOf<typeof findPosts> => ({
  ...writePostFilter(filter),
  type: filter.type,
})
