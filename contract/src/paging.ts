import * as v from 'valibot'
import { Id } from './fields'

/** The paging fields of a list: total, current page (from 1), and number of pages. */
export const Page = v.object({ total: v.number(), page: v.number(), pages: v.number() })

/** The requested page of a list; the first by default. */
export const PageNumber = v.optional(
  v.pipe(
    v.union([v.literal(''), Id]),
    v.transform((page) => (page === '' ? 1 : page)),
  ),
  1,
)
