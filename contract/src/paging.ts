import * as v from 'valibot'
import { Id } from './fields'

/** What stands beside a page of a list: how many there are in all, which page this is, from 1, and how many pages there are. */
export const Page = v.object({ total: v.number(), page: v.number(), pages: v.number() })

/** Which page of a list is asked for; the first where none is named. */
export const PageNumber = v.optional(
  v.pipe(
    v.union([v.literal(''), Id]),
    v.transform((page) => (page === '' ? 1 : page)),
  ),
  1,
)
