import { limits } from '@within-reach/contract'

/** The offset of a page, counted from 1. */
export const offsetOf = (page: number): number => (page - 1) * limits.pageSize

/** The paging fields of an answer. */
export const pageOf = (total: number, page: number) => ({
  total,
  page,
  pages: Math.max(1, Math.ceil(total / limits.pageSize)),
})
