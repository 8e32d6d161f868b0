import { type CaseState, caseStates, limits, readPageNumber } from '@within-reach/contract'

const owners = ['all', 'mine', 'nobody'] as const
type Owner = (typeof owners)[number]

/** The filters of the list of cases, as the call takes them. They are part of the address. */
export interface Filters {
  readonly state: CaseState | 'open'
  readonly owner: Owner
  readonly search: string
  /** From 1. */
  readonly page: number
}

/** Reads the filters of an address. An invalid value is ignored. */
export const readFilters = (query: URLSearchParams): Filters => ({
  state: caseStates.find((state) => state === query.get('state')) ?? 'open',
  owner: owners.find((owner) => owner === query.get('owner')) ?? 'all',
  search: query.get('search')?.trim().slice(0, limits.search) ?? '',
  page: readPageNumber(query),
})

/** The query for filters, without those that have no effect. */
export const writeFilters = ({ state, owner, search, page }: Filters): Record<string, string> => ({
  ...(state === 'open' ? {} : { state }),
  ...(owner === 'all' ? {} : { owner }),
  ...(search === '' ? {} : { search }),
  ...(page === 1 ? {} : { page: String(page) }),
})
