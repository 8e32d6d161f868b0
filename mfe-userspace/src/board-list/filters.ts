import {
  type BoardSearch,
  boardSearchQuery,
  posts,
  type PostType,
  readBoardSearch,
  readPageNumber,
  type RequestOf,
} from '@within-reach/contract'
import type { Board } from '../boards'

/** The filters of a list. They are part of the address, so that back works and a link can be shared. */
export interface Filters extends Omit<BoardSearch, 'type'> {
  /** From 1. */
  readonly page: number
}

/** Reads the filters of an address. An invalid value is ignored. */
export function readFilters(type: PostType, query: URLSearchParams): Filters {
  const { type: _, ...search } = readBoardSearch(type, query)
  return { ...search, page: readPageNumber(query) }
}

/** The query for filters, without those that have no effect. */
export const writeFilters = ({ page, ...search }: Filters): Record<string, string> => ({
  ...boardSearchQuery(search),
  ...(page === 1 ? {} : { page: String(page) }),
})

/** The call's fields for the filters. */
export const fieldsOf = (
  { type, hasLocation, hasStatus }: Board,
  { region, jstatus, search, page }: Filters,
): RequestOf<typeof posts> => ({
  type,
  search,
  region: hasLocation ? region : undefined,
  jstatus: hasStatus ? jstatus : undefined,
  page: page === 1 ? undefined : page,
})
