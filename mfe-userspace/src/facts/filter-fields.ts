import {
  askedNames,
  factValueNames,
  type FilterName,
  jobStatusNames,
  type Localized,
  type PostFilter,
  takenLeftOut,
} from '@within-reach/contract'

/** How a field of the filter is filled in. */
export type FilterKind = 'amount' | 'count' | 'day' | 'choice'

export interface FilterField {
  readonly label: Localized
  readonly kind: FilterKind
  /** The values of a choice, with their names. */
  readonly choices?: Readonly<Record<string, Localized>>
}

const { room, furnished, welcome, condition, handover, per } = factValueNames

/** The fields that filter by facts. */
export const filterFields = {
  rent_max: { label: askedNames.rent_max, kind: 'amount' },
  deposit_max: { label: askedNames.deposit_max, kind: 'amount' },
  free_by: { label: askedNames.free_by, kind: 'day' },
  stay: { label: askedNames.stay, kind: 'count' },
  room: { label: askedNames.room, kind: 'choice', choices: room },
  furnished: { label: askedNames.furnished, kind: 'choice', choices: furnished },
  welcome: { label: askedNames.welcome, kind: 'choice', choices: welcome },
  price_max: { label: askedNames.price_max, kind: 'amount' },
  condition: { label: askedNames.condition, kind: 'choice', choices: condition },
  handover: {
    label: askedNames.handover,
    kind: 'choice',
    choices: { pickup: handover.pickup, post: handover.post },
  },
  not_taken: {
    label: askedNames.not_taken,
    kind: 'choice',
    choices: { yes: takenLeftOut },
  },
  jstatus: {
    label: { en: 'Status', ko: '구분', zh: '类别', vi: 'Loại tin' },
    kind: 'choice',
    choices: jobStatusNames,
  },
  pay_min: { label: askedNames.pay_min, kind: 'amount' },
  per: { label: askedNames.per, kind: 'choice', choices: per },
  hours_max: { label: askedNames.hours_max, kind: 'count' },
  visa_help: {
    label: askedNames.visa_help,
    kind: 'choice',
    choices: { yes: factValueNames.visaHelp.yes },
  },
} as const satisfies Partial<Record<FilterName, FilterField>>
export type FactFilterName = keyof typeof filterFields

/** The fields of a filter that are in effect: those by facts, the region and the search. The time of a pay is a part of it. */
export const inEffect = (filter: PostFilter, names: readonly FactFilterName[]): readonly FilterName[] => [
  ...names.filter(
    (name) =>
      filter[name] !== undefined &&
      filter[name] !== 'all' &&
      !(name === 'per' && filter.pay_min !== undefined),
  ),
  ...(filter.region === undefined || filter.region === 'all' ? [] : (['region'] as const)),
  ...(filter.search === '' ? [] : (['search'] as const)),
]
