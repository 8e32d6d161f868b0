import { limits } from '@within-reach/contract'

/** The paging fields of a list. */
export const pageOf = (total: number, page: number) => ({
  total,
  page,
  pages: Math.max(1, Math.ceil(total / limits.pageSize)),
})
