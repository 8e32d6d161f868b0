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

/** The page number in the query of an address; 1 if there is none, or the calls would refuse it. */
export function readPageNumber(query: URLSearchParams): number {
  const read = v.safeParse(PageNumber, query.get('page') ?? undefined)
  return read.success ? read.output : 1
}

/** A page number, or a gap between two of them. */
export type PageMark = number | 'gap'

/**
 * The offered page numbers: the first, the last, the current one and its neighbours. A gap of one page is that page.
 * @param current from 1
 * @param count at least 1
 */
export function pagesShown(current: number, count: number): PageMark[] {
  const shown = [...new Set([1, current - 1, current, current + 1, count])]
    .filter((page) => page >= 1 && page <= count)
    .sort((a, b) => a - b)
  return shown.flatMap((page, at): PageMark[] => {
    const before = shown[at - 1] ?? page
    if (page - before === 2) return [page - 1, page]
    return page - before > 2 ? ['gap', page] : [page]
  })
}
