import type { FactFilterName, filterFields } from './filter-fields'

/** The filters that are typed instead of chosen. */
type TypedFilter = {
  [Name in FactFilterName]: (typeof filterFields)[Name]['kind'] extends 'choice' ? never : Name
}[FactFilterName]

/** A sample of each, for pages that the build draws. Each is unusual, so that it occurs nowhere else in a page. */
export const typedSamples: Readonly<Record<TypedFilter, string>> = {
  rent_max: '7531311',
  deposit_max: '7531322',
  free_by: '2004-08-09',
  stay: '83',
  price_max: '7531333',
  pay_min: '7531344',
  hours_max: '89',
}
