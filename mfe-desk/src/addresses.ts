import { withQuery } from '@within-reach/shared-core'

/** The addresses of the desk's pages. Each page repeats its own in its declaration, which the build reads as data. */
export const addresses = {
  overview: '/desk',
  review: '/desk/review',
  appeals: '/desk/appeals',
  history: '/desk/history',
  staff: '/desk/staff',
  cases: '/desk/cases',
  case: '/desk/case',
  papers: '/desk/papers',
} as const

/** The page of one review. */
export const reviewAddress = (idx: number): string => withQuery(addresses.review, { idx })

/** The page of one case. */
export const caseAddress = (idx: number): string => withQuery(addresses.case, { idx })
