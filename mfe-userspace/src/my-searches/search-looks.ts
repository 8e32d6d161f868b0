import {
  formatsOf,
  jobStatuses,
  languages,
  localNoon,
  moneyText,
  mostFresh,
  postTypes,
  regions,
  type SavedSearch,
  type When,
} from '@within-reach/contract'
import { looksOf } from '@within-reach/shared-core/prerender'
import { type FactFilterName, type FilterField, filterFields } from '../facts/filter-fields'
import { typedSamples } from '../facts/typed-samples'
import { listPath } from '../search/list-path'
import { mailsChoices } from '../search/mails'

/** Unusual texts and a number, which occur nowhere else in the page. */
const sample = {
  name: 'name-of-the-search',
  search: 'words-of-the-search',
  fresh: 47,
  currency: 'KRW',
} as const

/** How a slot shows the value of a filter. */
const formats = { amount: 'money', day: 'day' } as const

const typed: Readonly<Partial<Record<FactFilterName, string>>> = typedSamples
const kindOf = (name: FactFilterName): FilterField['kind'] => filterFields[name].kind
/** The status is a field of the list. */
const facts = (Object.keys(filterFields) as FactFilterName[]).filter((name) => name !== 'jstatus')

/** Each choice of a fact or any text, and none. */
function factAspect(name: FactFilterName): readonly When[] {
  const { choices }: FilterField = filterFields[name]
  const values = choices ? Object.keys(choices) : ([true] as const)
  return [...values, null].map((value) => ({ [`list.facts.${name}`]: value }))
}

/** What the look of a saved search depends on. */
export const searchAspects: readonly (readonly When[])[] = [
  ([true, 1, mostFresh, 0] as const).map((fresh) => ({ fresh })),
  mailsChoices.map((mails) => ({ mails })),
  postTypes.map((type) => ({ 'list.type': type })),
  ([true, ''] as const).map((search) => ({ 'list.search': search })),
  [...regions, 'all'].map((region) => ({ 'list.region': region })),
  [...jobStatuses, 'all'].map((jstatus) => ({ 'list.jstatus': jstatus })),
  ...facts.map(factAspect),
]

/** A saved search for each look. */
export const searches: readonly SavedSearch[] = looksOf(searchAspects).map((look, at) => ({
  search_idx: 900_000_001 + at,
  name: sample.name,
  list: {
    type: look['list.type'],
    region: look['list.region'],
    jstatus: look['list.jstatus'],
    search: look['list.search'] === true ? sample.search : '',
    facts: { currency: sample.currency, ...Object.fromEntries(facts.flatMap((name) => factIn(look, name))) },
  } as SavedSearch['list'],
  mails: look.mails as SavedSearch['mails'],
  fresh: look.fresh === true ? sample.fresh : Number(look.fresh),
  ca: new Date(981_173_106_789).toISOString(),
}))

/** The samples of the searches, with their slots. */
export const searchSlots: Readonly<Record<string, string>> = {
  [sample.name]: 'own.name',
  [sample.search]: 'own.list.search',
  [sample.fresh]: 'own.fresh',
  ...Object.fromEntries(
    searches.map(({ list, search_idx: id }) => [listPath(list, id).replaceAll('&', '&amp;'), 'own.href']),
  ),
  ...Object.fromEntries(
    Object.entries(typedSamples).flatMap(([name, text]) =>
      languages.map((language) => textOf(name as FactFilterName, text, language)),
    ),
  ),
}

/** A sample as a person reads it, with its slot. */
function textOf(name: FactFilterName, text: string, language: (typeof languages)[number]) {
  const field = `own.list.facts.${name}`
  switch (kindOf(name)) {
    case 'amount':
      return [
        moneyText({ amount: Number(text), currency: sample.currency }, language),
        `${field}|${formats.amount}`,
      ]
    case 'day':
      return [formatsOf(language).day(localNoon(text)), `${field}|${formats.day}`]
    default:
      return [text, field]
  }
}

/** The value of a fact in a look, with its name. */
function factIn(look: When, name: FactFilterName): readonly (readonly [FactFilterName, string | number])[] {
  const value = look[`list.facts.${name}`]
  if (value === true) return [[name, kindOf(name) === 'day' ? (typed[name] ?? '') : Number(typed[name])]]
  return typeof value === 'string' ? [[name, value]] : []
}
