import type { Results } from './committed-results'
import { atMost, type Judged } from './judged'
import { figure, section, table } from './markdown'

/** Filters by facts. */
export function findSection({ find }: Results): string[] {
  if (!find) return []
  const { posts, withFacts, filters, p50, p99, list, slowest } = find
  return [
    section(
      'Filters by facts',
      find,
      `${filters} filters of a site with ${posts} posts, ${withFacts} of them with facts: every board and order with no field, each field alone and all at once, each with a value that many posts fit and one that few fit. One call after the other, with its hits counted: ${figure(p50, 'ms')} in the median, ${figure(p99, 'ms')} for 99 of 100 (a page of a list in the same rounds: ${figure(list.p50, 'ms')} and ${figure(list.p99, 'ms')}). The slowest:`,
      table(
        ['filter', 'hits', 'median ms', 'slowest call ms'],
        slowest.map((row) => [row.filter, row.hits, figure(row.p50), figure(row.most)]),
      ),
    ),
  ]
}

/** The target of filters. */
export const judgeFind = ({ find }: Results): Judged[] =>
  find ? [atMost('Filters by facts at a million posts: p99', find.p99, 50, 'ms')] : []
