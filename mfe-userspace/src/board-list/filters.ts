import {
  type JobStatus,
  jobStatuses,
  limits,
  posts,
  type Region,
  regions,
  type RequestOf,
} from '@within-reach/contract'
import * as v from 'valibot'
import type { Board } from '../boards'

/** The filters of a list. They are part of the address, so that back works and a link can be shared. */
export interface Filters {
  readonly region: Region | 'all'
  readonly jstatus: JobStatus | 'all'
  readonly search: string
  /** From 1. */
  readonly page: number
}

/** Reads the filters of an address. An invalid value is ignored. */
export function readFilters(query: URLSearchParams): Filters {
  const page = v.safeParse(posts.request.entries.page, query.get('page') ?? undefined)
  return {
    region: regions.find((region) => region === query.get('region')) ?? 'all',
    jstatus: jobStatuses.find((status) => status === query.get('jstatus')) ?? 'all',
    search: query.get('search')?.trim().slice(0, limits.search) ?? '',
    page: page.success ? page.output : 1,
  }
}

/** The query for filters, without those that have no effect. */
export function writeFilters({ region, jstatus, search, page }: Filters): Record<string, string> {
  return {
    ...(region === 'all' ? {} : { region }),
    ...(jstatus === 'all' ? {} : { jstatus }),
    ...(search === '' ? {} : { search }),
    ...(page === 1 ? {} : { page: String(page) }),
  }
}

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
