import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import {
  factValueNames,
  type FilterName,
  jobStatuses,
  type Localized,
  type PostFilter,
} from '@within-reach/contract'

/** How a field of the filter is filled in. */
export type FilterKind = 'amount' | 'count' | 'day' | 'choice'

export interface FilterField {
  readonly label: MessageDescriptor
  readonly kind: FilterKind
  /** The values of a choice, with their names. */
  readonly choices?: Readonly<Record<string, Localized>>
}

const { room, furnished, welcome, condition, handover, per } = factValueNames
const status: Readonly<Record<(typeof jobStatuses)[number], Localized>> = {
  Seek: { en: 'Seek', ko: '구직', zh: '求职', vi: 'Tìm việc' },
  Recruit: { en: 'Recruit', ko: '구인', zh: '招人', vi: 'Tuyển người' },
}

/** The fields that filter by facts. */
export const filterFields = {
  rent_max: { label: msg`Cost a month at most`, kind: 'amount' },
  deposit_max: { label: msg`Deposit at most`, kind: 'amount' },
  free_by: { label: msg`Free by`, kind: 'day' },
  stay: { label: msg`Months that I stay`, kind: 'count' },
  room: { label: msg`Room`, kind: 'choice', choices: room },
  furnished: { label: msg`Furniture`, kind: 'choice', choices: furnished },
  welcome: { label: msg`For whom`, kind: 'choice', choices: welcome },
  price_max: { label: msg`Price at most`, kind: 'amount' },
  condition: { label: msg`Condition`, kind: 'choice', choices: condition },
  handover: {
    label: msg`Handover`,
    kind: 'choice',
    choices: { pickup: handover.pickup, post: handover.post },
  },
  not_taken: {
    label: msg`Taken things`,
    kind: 'choice',
    choices: { yes: { en: 'Leave out', ko: '제외', zh: '排除', vi: 'Bỏ qua' } },
  },
  jstatus: { label: msg`Status`, kind: 'choice', choices: status },
  pay_min: { label: msg`Pay at least`, kind: 'amount' },
  per: { label: msg`Paid per`, kind: 'choice', choices: per },
  hours_max: { label: msg`Hours a week at most`, kind: 'count' },
  visa_help: {
    label: msg`Visa`,
    kind: 'choice',
    choices: { yes: factValueNames.visaHelp.yes },
  },
} as const satisfies Partial<Record<FilterName, FilterField>>
export type FactFilterName = keyof typeof filterFields

/** The fields of a filter that are in effect: those by facts, the region and the search. */
export const inEffect = (filter: PostFilter, names: readonly FactFilterName[]): readonly FilterName[] => [
  ...names.filter((name) => filter[name] !== undefined && filter[name] !== 'all'),
  ...(filter.region === undefined || filter.region === 'all' ? [] : (['region'] as const)),
  ...(filter.search === '' ? [] : (['search'] as const)),
]
